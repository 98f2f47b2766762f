import { choiceSeed } from '@thera/play';
import { after, gameInText, type SantoriniMatch, seatToAct, viewToDecide } from '@thera/play/santorini';
import {
  deciderOf,
  formatStage,
  parseGame,
  parseSetup,
  parseStage,
  santorini,
  viewOfStage,
} from '@thera/santorini';
import { begin, type Result } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { computerDecision } from './computer-decision.ts';

function good<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`${result.error} at ${result.at}`);
  return result.value;
}

/** A game that the computer plays with itself. */
function wholeGame(setup: object, seed: string): SantoriniMatch {
  let match = good(begin(santorini, good(parseSetup(setup)), seed));
  while (match.outcome === undefined) {
    const seat = seatToAct(match);
    const steps = computerDecision(viewToDecide(match, seat), seat, choiceSeed(match), 'novice');
    match = good(after(match, { kind: 'decision', seat, steps }));
  }
  return match;
}

describe('the computer', () => {
  test.each([
    [{ players: 2, mode: 'none' }],
    [{ players: 2, mode: 'draft' }],
    [{ players: 2, mode: 'fixed', powers: ['chaos', 'dionysus'] }],
    [{ players: 2, mode: 'fixed', powers: ['hermes', 'selene'] }],
    [{ players: 2, mode: 'none', fleece: 'hades' }],
    [{ players: 2, mode: 'none', fleece: 'dice' }],
    [{ players: 2, mode: 'fixed', powers: ['hecate', 'hermes'] }],
    [{ players: 2, mode: 'fixed', powers: ['tartarus', 'hecate'], bans: false }],
    [{ players: 2, mode: 'fixed', powers: ['moerae', 'charybdis'] }],
    [{ players: 2, mode: 'fixed', powers: ['gaea', 'demeter'] }],
    [{ players: 2, mode: 'fixed', powers: ['proteus', 'tyche'] }],
    [{ players: 2, mode: 'fixed', powers: ['siren', 'chaos'] }],
    [{ players: 2, mode: 'fixed', powers: ['nyx=hermes', 'europa-and-talus'] }],
    [{ players: 2, mode: 'fixed', powers: ['nyx', 'adonis'] }],
    [{ players: 3, mode: 'fixed', powers: ['hecate', 'gaea', 'moerae'], bans: false }],
    [{ players: 3, mode: 'random' }],
    [{ players: 3, mode: 'free' }],
    [{ players: 4, mode: 'draft' }],
    [{ players: 4, mode: 'fixed', powers: ['chaos', 'triton', 'morpheus', 'athena'] }],
  ])('plays %j to the end in every phase, and the game in text tells the same', (setup) => {
    const match = wholeGame(setup, 'seed');
    const told = parseGame(gameInText(match));
    expect(told).toMatchObject({ ok: true });
    expect(formatStage(good(told).stages.at(-1)!)).toBe(formatStage(match.state.stage));
  });

  test('decides the same with the same seed', () => {
    const game = (): string => gameInText(wholeGame({ players: 2, mode: 'random' }, 'again'));
    expect(game()).toBe(game());
  });

  const decide = (text: string, seed: string): string => {
    const stage = good(parseStage(text));
    const seat = deciderOf(stage);
    return computerDecision(viewOfStage(stage, seat), seat, seed, 'builder').join(' ');
  };

  test('takes a win', () => {
    const position = '0000000000002300000000000/1/atlas:C3,A1/pan:E5,E1';
    for (const seed of ['a', 'b', 'c']) expect(decide(position, seed)).toBe('C3>D3');
  });

  test('does not hand a win over when it can stop it', () => {
    const position = '0000000023000000000000000/1/pan:D5,A1/atlas:D4,A5';
    for (const seed of ['a', 'b', 'c']) {
      const steps = decide(position, seed);
      expect(steps).toMatch(/\^E4|>E4/);
    }
  });
});

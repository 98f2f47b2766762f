import { playedSantorini } from '@thera/play/santorini';
import type { PastEntry } from '@thera/protocol';
import { santorini } from '@thera/santorini';
import {
  append,
  begin,
  commit,
  diceFor,
  type Match,
  randomDecision,
  redactEvent,
  sha256,
} from '@thera/table';
import { expect, test } from 'vitest';
import type { PlayedOf } from '../src/games/game-types.ts';
import type { SantoriniTypes } from '../src/games/santorini/types.ts';
import { fairnessOf } from '../src/online/fairness.ts';

const played = playedSantorini as PlayedOf<SantoriniTypes>;
const SETUP = { players: 2, mode: 'random', powers: [], start: 'dice', challenger: 'dice' };

type Told = Match<SantoriniTypes['setup'], SantoriniTypes['state'], string>;

/** The beginning of a game that leaves much to chance, and what a seat was told of it. */
function toldGame(seed: string, onlooker: 0 | 1 | 'watcher', decisions = 8) {
  const setup = played.game.parseSetup(SETUP);
  const begun = setup.ok ? begin(played.game, setup.value, seed) : setup;
  if (!setup.ok || !begun.ok) throw new Error('no game');
  let match: Told = begun.value;
  const entries: PastEntry[] = [];
  for (let n = 0; n < decisions; n++) {
    const seat = played.game.toAct(match.state)[0]!;
    const dice = diceFor(sha256, 'choices', n);
    const steps = randomDecision({ game: santorini, view: santorini.view(match.state, seat), dice }, seat);
    const next = append(played.game, match, { kind: 'decision', seat, steps: steps!, time: n });
    if (!next.ok) throw new Error(next.error);
    match = next.value;
    const event = redactEvent(played.game, match, n, onlooker);
    entries.push({ number: n + 1, at: n, entry: { kind: 'event', event }, play: null });
  }
  const told = { played, setup: setup.value, commitment: commit(sha256, seed), names: [] };
  return { told, entries, onlooker, record: match.record };
}

test.each([0, 1, 'watcher'] as const)('a game that was played as promised is fair to %s', (onlooker) => {
  expect(fairnessOf<SantoriniTypes>(toldGame('kept', onlooker))).toBe('fair');
});

test('another seed than the one that was promised is found', () => {
  const game = toldGame('kept', 0);
  const record = { ...game.record, seed: 'another' };
  expect(fairnessOf<SantoriniTypes>({ ...game, record })).toBe('other-seed');
});

test('a record that tells another game is found, even with the seed that was promised', () => {
  const game = toldGame('kept', 0);
  const shorter = { ...game.record, events: game.record.events.slice(0, -1) };
  expect(fairnessOf<SantoriniTypes>({ ...game, record: shorter })).toBe('other-game');
});

test('chance that came out otherwise than the seed says is found', () => {
  // Promised and opened is one seed, played was with another.
  const game = toldGame('played', 0);
  const promised = { ...game.told, commitment: commit(sha256, 'opened') };
  const record = { ...game.record, seed: 'opened' };
  expect(fairnessOf<SantoriniTypes>({ ...game, told: promised, record })).toBe('other-game');
});

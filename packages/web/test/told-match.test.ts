import { playedSantorini } from '@thera/play/santorini';
import type { PastEntry, PlayFace } from '@thera/protocol';
import { append, begin, diceFor, type Match, randomDecision, redactEvent, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import type { PlayedOf } from '../src/games/game-types.ts';
import type { SantoriniTypes } from '../src/games/santorini/types.ts';
import { toldMatch } from '../src/online/told-match.ts';

const played = playedSantorini as PlayedOf<SantoriniTypes>;
const SETUP = { players: 2, mode: 'fixed', powers: ['tartarus', 'athena'] };

/** A game that is played to its end, and what somebody was told of it. */
function playedAndTold(seed: string, onlooker: 0 | 1 | 'watcher') {
  const setup = played.game.parseSetup(SETUP);
  if (!setup.ok) throw new Error(setup.error);
  const begun = begin(played.game, setup.value, seed);
  if (!begun.ok) throw new Error(begun.error);
  let match: Match<SantoriniTypes['setup'], SantoriniTypes['state'], string> = begun.value;
  const face = (): PlayFace => ({
    view: JSON.parse(JSON.stringify(played.game.view(match.state, onlooker))),
    toAct: played.game.toAct(match.state),
    events: match.record.events.length,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
  });
  const entries: PastEntry[] = [{ number: 1, at: 0, entry: { kind: 'start' }, play: face() }];
  while (match.outcome === undefined) {
    const [seat] = played.game.toAct(match.state);
    const dice = diceFor(sha256, seed, match.record.events.length);
    const steps = randomDecision(
      { game: played.game, view: played.game.view(match.state, seat!), dice },
      seat!,
    );
    const next = append(played.game, match, { kind: 'decision', seat: seat!, steps: steps! });
    if (!next.ok) throw new Error(next.error);
    match = next.value;
    const event = redactEvent(played.game, match, match.record.events.length - 1, onlooker);
    entries.push({ number: entries.length + 1, at: 0, entry: { kind: 'event', event }, play: face() });
  }
  const game = { played, setup: setup.value, commitment: 'promised', names: [undefined, undefined] };
  return { match, told: toldMatch<SantoriniTypes>(game, entries)! };
}

test.each([0, 1, 'watcher'] as const)('what %s was told is the game as they saw it', (onlooker) => {
  for (const seed of ['one', 'two', 'three']) {
    const { match, told } = playedAndTold(seed, onlooker);
    expect(told.line, seed).toEqual(match.line);
    expect(told.outcome, seed).toEqual(match.outcome);
    expect(told.record.seed).toBe('promised');
    for (const [index, { before }] of match.history.entries())
      expect(played.game.view(told.history[index]!.before, onlooker), `${seed} ${index}`).toEqual(
        played.game.view(before, onlooker),
      );
  }
});

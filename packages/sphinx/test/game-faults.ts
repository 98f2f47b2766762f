import { diceFor, sha256 } from '@thera/table';
import { draftOf } from '../src/draft.ts';
import { happen } from '../src/happen.ts';
import type { OccurrenceKind } from '../src/occurrence.ts';
import { sphinx } from '../src/sphinx.ts';
import type { State } from '../src/state.ts';
import { brokenClaims, brokenPassage } from './invariants.ts';
import { isBoxAsTold } from './pieces-told.ts';
import { type Played, playAtRandom, type RandomGame } from './random-play.ts';

/** No turn is longer than this, whatever powers come together. */
const MOST_STEPS = 40;

/** What is wrong in a random game, with the decision after which it was. */
export function faultsInGame(game: RandomGame): readonly string[] {
  const faults: string[] = [];
  let steps = 0;
  playAtRandom(game, (played) => {
    const { before, after } = played;
    steps = after.turn.number === before.turn.number ? steps + played.steps.length : 0;
    const found = [
      ...brokenClaims(after),
      ...brokenPassage(before, after),
      ...(isToldWhole(played) ? [] : ['what happened is not all that changed']),
      ...(isBoxAsTold(before, after) ? [] : ['pieces came from nowhere or went there']),
      ...(showsNoFuture(game, played) ? [] : ['a state depends on what chance has not told']),
      ...(steps > MOST_STEPS ? ['a turn does not end'] : []),
    ];
    faults.push(
      ...found.map((fault) => `turn ${before.turn.number}, ${JSON.stringify(played.steps)}: ${fault}`),
    );
  });
  return faults;
}

/** What is not told by occurrences: how far the turn has come, and who is asked. */
const UNTOLD: readonly (keyof State)[] = ['turn', 'asks', 'chances', 'happened'];

/** Whether what happened, carried out one by one, makes the state after out of the one before. */
function isToldWhole({ before, after }: Played): boolean {
  const draft = draftOf(before);
  for (const occurrence of after.happened) happen(draft, occurrence);
  const board = (state: State): string =>
    JSON.stringify(Object.entries(state).filter(([field]) => !UNTOLD.some((one) => one === field)));
  return board(draft) === board(after);
}

const BY_CHANCE: readonly OccurrenceKind[] = ['rolled', 'revealed', 'turned-up', 'borrowed'];

/** Whether other dice make the same state as long as chance has told nothing. */
function showsNoFuture({ seed }: RandomGame, { before, seat, steps, after }: Played): boolean {
  if (after.happened.some(({ kind }) => BY_CHANCE.includes(kind))) return true;
  const again = sphinx.decide(before, seat, steps, diceFor(sha256, `another ${seed}`, before.turn.number));
  return again.ok && JSON.stringify(again.value) === JSON.stringify(after);
}

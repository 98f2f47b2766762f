import { copyPosition, crewOf, LINEUPS, listTurns, Position, play, TurnList } from '@thera/rules';
import type { Dice } from '@thera/table';
import { outcomesOf } from './draws.ts';
import { guess, unseenCrews } from './guess.ts';
import { openSteps } from './open-steps.ts';
import type { Option } from './option.ts';

/** How many turns are thought of, and how many guesses are made at where hidden workers are. */
const TURNS = 32;
const GUESSES = 6;

/** Promising turns of a seat that cannot see everybody, each with what it leads to if one guess or another is right. */
export function blindOptions(position: Position, dice: Dice, glance: (after: Position) => number): Option[] {
  const list = new TurnList();
  listTurns(position, list);
  const turns = dice.shuffle([...list.starts()]).map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return { at, after, worth: glance(after) };
  });
  const promising = turns.toSorted((a, b) => b.worth - a.worth).slice(0, TURNS);
  const guesses = Array.from({ length: GUESSES }, () => guess(position, dice));
  return promising.map(({ at, after }) => ({
    steps: () => openSteps(position, list.data, at, dice),
    outcomes: guesses.flatMap((guessed) => {
      if (isInTheWay(position, after, guessed)) return [withoutTurn(guessed)];
      const outcome = new Position();
      play(guessed, list.data, at, outcome);
      return outcomesOf(outcome);
    }),
  }));
}

/** Whether a hidden worker stands where a turn changes something. */
function isInTheWay(before: Position, after: Position, guessed: Position): boolean {
  const moved = (before.c0 ^ after.c0) | (before.c1 ^ after.c1) | (before.c2 ^ after.c2);
  const built = (before.h1 ^ after.h1) | (before.h2 ^ after.h2) | (before.h3 ^ after.h3);
  const changed = moved | built | (before.domes ^ after.domes);
  return unseenCrews(before).some((keeper) => (crewOf(guessed, keeper) & changed) !== 0);
}

/** Nothing happens, and the next seat is to move. */
function withoutTurn(guessed: Position): Position {
  const passed = copyPosition(guessed);
  passed.turn = LINEUPS[guessed.lineup]!.next[guessed.turn]!;
  passed.extra = 0;
  passed.prefix = 0;
  return passed;
}

import { awaitsChance, chances } from '../src/chance.ts';
import { listTurns } from '../src/generator/generate.ts';
import { TurnList } from '../src/generator/turn-list.ts';
import { leave } from '../src/leaving.ts';
import { play } from '../src/play.ts';
import { copyPosition, crewOf, memoryOf, Position, setCrew, setMemory } from '../src/position.ts';
import { first, squaresOf } from '../src/squares.ts';
import { factsOf, WON } from '../src/steps.ts';
import type { Seeded } from './seeded.ts';

/** A position of a random game in which somebody is to move, and all turns there. */
export interface Moment {
  readonly position: Position;
  readonly turns: TurnList;
  /** Where each turn begins in the list. */
  readonly starts: readonly number[];
}

/** A position and its turns. */
export function momentAt(position: Position): Moment {
  const turns = new TurnList();
  listTurns(position, turns);
  return { position, turns, starts: [...turns.starts()] };
}

export interface PlayOptions {
  /** The game is broken off after so many turns. */
  readonly plies: number;
  /** The share of turns after which somebody's worker is taken away. */
  readonly removals: number;
}

/** Plays on at random from a position, one moment for every turn. */
export function* randomGame(start: Position, chance: Seeded, options: PlayOptions): Generator<Moment> {
  let position = start;
  for (let ply = 0; ply < options.plies; ply++) {
    while (awaitsChance(position)) position = chance.pick(chances(position));
    if (position.winner >= 0) return;
    const moment = momentAt(position);
    const { turns, starts } = moment;
    yield moment;
    position =
      starts.length === 0 ? leave(position, position.turn) : playOne(position, turns, starts, chance);
    // In a turn that has begun everybody is where its steps say.
    const mayLose = position.winner < 0 && position.prefix === null;
    if (mayLose && chance.happens(options.removals)) position = withOneLess(position, chance);
  }
}

/** Seldom a win, so that games last. */
function playOne(position: Position, turns: TurnList, starts: readonly number[], chance: Seeded): Position {
  const quiet = starts.filter((at) => (factsOf(turns.data[at]!) & WON) === 0);
  const after = new Position();
  play(position, turns.data, chance.pick(quiet.length > 0 && chance.happens(0.8) ? quiet : starts), after);
  return after;
}

function withOneLess(position: Position, chance: Seeded): Position {
  const after = copyPosition(position);
  const side = chance.below(3);
  const crew = crewOf(position, side);
  if (crew === 0) return after;
  const gone = chance.happens(0.5) ? first(crew) : squaresOf(crew).at(-1)!;
  setCrew(after, side, crew & ~(1 << gone));
  after.females &= ~(1 << gone);
  for (const [slot, { card, inForce }] of position.lineup.slots.entries())
    if ((inForce ?? card).marksWorkers) setMemory(after, slot, memoryOf(after, slot) & ~(1 << gone));
  return after;
}

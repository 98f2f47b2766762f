import {
  advance,
  copyPosition,
  Position,
  parseSquare,
  play,
  type Squares,
  type Stage,
  TurnList,
  turnTokens,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { listConsidered } from '../search/considered-turns.ts';
import { determinisations, secretSquares } from './determinisation.ts';
import { openSteps } from './open-steps.ts';
import type { Option } from './option.ts';

/** A win that is still to come is not certain: by then nobody knows more of what is hidden than now. */
const SUREST = 0.9;
/** How many turns are thought of. */
const TURNS = 32;

/** What it takes to think of turns in the dark. */
interface BlindThinking {
  readonly dice: Dice;
  /** How many determinisations are searched for each turn. */
  readonly worlds: number;
  /** The static evaluation of a position. */
  readonly staticEvaluation: (after: Position) => number;
}

/** Promising turns of a seat from which something is hidden, each with what it leads to in every determinisation. */
export function blindOptions(
  position: Position,
  { dice, worlds, staticEvaluation }: BlindThinking,
): Option[] {
  // Which way a walk goes is a long question: nobody asks it of every turn.
  const { plans, hidden } = position.lineup;
  const { walks } = plans[position.turn]!.power;
  const list = new TurnList();
  listConsidered(position, list);
  const turns = dice.shuffle([...list.starts()]).map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return { at, after, score: staticEvaluation(after) };
  });
  const promising = turns.toSorted((a, b) => b.score - a.score).slice(0, TURNS);
  const possible = determinisations(position, dice, worlds);
  return promising.map(({ at, after }) => {
    let known: readonly string[] | undefined;
    const steps = (): readonly string[] => {
      known ??= openSteps(position, list.data, at, dice);
      return known;
    };
    const isOver = after.winner >= 0;
    const isWay = !walks && moves(turnTokens(position, list.data, at)) > 1;
    const touched = changed(position, after) | (isWay ? named(steps()) : 0);
    const outcomes = possible.map((world) => {
      const isMet = (touched & secretSquares(position, world, isOver)) !== 0;
      if (isMet && walks && hidden.length > 0) return withoutTurn(world);
      if (isMet) return carriedOut(world, steps(), dice);
      const outcome = new Position();
      play(world, list.data, at, outcome);
      return outcome;
    });
    return { steps, ...shared(outcomes, worlds), surest: SUREST };
  });
}

/** Games that are over count as often as there are worlds in which they are; of the rest, some stand for all. */
function shared(all: readonly Position[], most: number): Pick<Required<Option>, 'outcomes' | 'shares'> {
  const over = all.filter(({ winner }) => winner >= 0);
  const rest = all.filter(({ winner }) => winner < 0);
  const looked = rest.slice(0, most);
  const share = rest.length / (all.length * Math.max(1, looked.length));
  return {
    outcomes: [...over, ...looked],
    shares: [...over.map(() => 1 / all.length), ...looked.map(() => share)],
  };
}

/** What comes of a turn in a world: as much of it happens as can. */
function carriedOut(world: Position, steps: readonly string[], dice: Dice): Position {
  const stage: Stage = { phase: 'play', position: world };
  const after = advance(stage, steps, (options) => dice.pick(options));
  if (!after.ok || after.value.phase !== 'play') throw new Error(`${steps.join(' ')} cannot be tried`);
  return after.value.position;
}

/** Nothing happens, and the next seat is to move. */
function withoutTurn(world: Position): Position {
  const passed = copyPosition(world);
  passed.turn = world.lineup.next[world.turn]!;
  passed.extra = 0;
  passed.prefix = null;
  return passed;
}

/** How many steps of a turn are moves: between the ends of a way something may be met. */
const moves = (tokens: readonly string[]): number => tokens.filter((token) => token.includes('>')).length;

/** The squares that steps name. */
function named(steps: readonly string[]): Squares {
  const names = steps.join(' ').match(/[A-E][1-5]/g) ?? [];
  return names.reduce((set, name) => set | (1 << parseSquare(name)!), 0);
}

/** The squares that a turn changes. */
function changed(before: Position, after: Position): Squares {
  const moved = (before.c0 ^ after.c0) | (before.c1 ^ after.c1) | (before.c2 ^ after.c2);
  const built = (before.h1 ^ after.h1) | (before.h2 ^ after.h2) | (before.h3 ^ after.h3);
  return moved | built | (before.domes ^ after.domes);
}

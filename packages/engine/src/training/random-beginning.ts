import {
  advance,
  awaitsReaction,
  canWin,
  chances,
  nextChoices,
  Position,
  type Power,
  play,
  type Stage,
  settle,
  TurnList,
  undrawnPlacing,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { isChanceNode } from '../search/chance-nodes.ts';
import { listConsidered } from '../search/considered-turns.ts';

/** A position, and how many turns led to it. */
export interface Beginning {
  readonly position: Position;
  readonly ply: number;
}

const LEAST_RANDOM_TURNS = 2;
const MOST_RANDOM_TURNS = 6;

/** A game this long has no winner, and no search goes as deep. */
export const LONGEST_GAME = 160;
export const DEEPEST = 64;

/** A game after workers were placed and some turns were made by chance; undefined if it came to nothing. */
export function randomBeginning(cards: readonly Power[], dice: Dice): Beginning | undefined {
  let position = placedByChance(cards, dice);
  if (position === undefined) return undefined;
  const turns = LEAST_RANDOM_TURNS + dice.below(MOST_RANDOM_TURNS - LEAST_RANDOM_TURNS + 1);
  for (let ply = 0; ply < turns; ply++) {
    position = afterRandomTurn(position, dice);
    if (position === undefined) return undefined;
  }
  return { position, ply: turns };
}

function placedByChance(cards: readonly Power[], dice: Dice): Position | undefined {
  const placing = undrawnPlacing(cards, dice.below(cards.length));
  let stage: Stage = { ...placing, position: afterChance(placing.position, dice) };
  while (stage.phase === 'place') {
    const steps: string[] = [];
    for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
      steps.push(dice.pick(open).step);
    const next = advance(stage, steps, (options) => dice.pick(options));
    if (!next.ok) throw new Error(`${steps.join(' ')} cannot be placed: ${next.error}`);
    stage = next.value;
  }
  if (stage.phase !== 'play' || stage.position.winner >= 0) return undefined;
  return isOpen(stage.position) ? stage.position : undefined;
}

/** Drawn powers may be secret ones. */
function isOpen({ lineup }: Position): boolean {
  return lineup.plans.every(({ power }) => power.hides === null);
}

const turns = new TurnList();

/** A turn by chance that does not decide the game at once; undefined if there is none. */
function afterRandomTurn(position: Position, dice: Dice): Position | undefined {
  listConsidered(position, turns);
  const starts = [...turns.starts()].map((at) => turns.turn(at));
  for (const turn of dice.shuffle(starts)) {
    const next = afterTurn(position, turn, dice);
    if (next.winner < 0 && (awaitsReaction(next) || !canWin(next))) return next;
  }
  return undefined;
}

/** The position after a turn and what chance decides after it, and nobody to move who cannot. */
export function afterTurn(position: Position, turn: Int32Array, dice: Dice): Position {
  const next = new Position();
  play(position, turn, 0, next);
  return settle(afterChance(next, dice));
}

function afterChance(position: Position, dice: Dice): Position {
  let settled = position;
  while (isChanceNode(settled)) settled = dice.pick(chances(settled));
  return settled;
}

/** The side that wins if a decided score comes true. */
export function winnerBy({ lineup, turn }: Position, score: number): number {
  const { plans, next } = lineup;
  return plans[score > 0 ? turn : next[turn]!]!.side;
}

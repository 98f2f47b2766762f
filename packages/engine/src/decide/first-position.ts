import type { Drafting, StepChoice } from '@thera/santorini';
import {
  advance,
  nextChoices,
  nightsOf,
  type Position,
  type Power,
  type Stage,
  undrawnPlacing,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { INWARDNESS } from '../evaluation/neighbours.ts';
import { outcomesOf } from '../search/chance-nodes.ts';

/** Who has which power, and who begins. */
export interface Cast {
  readonly cards: readonly Power[];
  readonly start: number;
  readonly night: Drafting['night'];
}

/** How many places nearer to the front a square is for each step that it is further inside. */
const INSIDE_FIRST = 6;

/** All squares in an order by chance in which they may be taken by those who place, inner ones rather earlier. */
export function placingOrder(dice: Dice): readonly number[] {
  const ranks = new Map(
    dice.shuffle([...INWARDNESS.keys()]).map((square, n) => [square, n - INSIDE_FIRST * INWARDNESS[square]!]),
  );
  return [...ranks.keys()].toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
}

/** The position in which play begins when everybody takes the first squares in an order that they may; undefined if there is none. */
export function firstPosition(cast: Cast, order: readonly number[], dice: Dice): Position | undefined {
  const placing = undrawnPlacing(cast.cards, cast.start, nightsOf(cast));
  let stage: Stage = { ...placing, position: dice.pick(outcomesOf(placing.position)) };
  while (stage.phase === 'place') {
    const steps: string[] = [];
    for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
      steps.push(earliest(open, order).step);
    const next = advance(stage, steps, (options) => dice.pick(options));
    if (!next.ok) return undefined;
    stage = next.value;
  }
  return stage.phase === 'play' && stage.position.winner < 0 ? stage.position : undefined;
}

/** What names no square is taken as it comes. */
function earliest(open: readonly StepChoice[], order: readonly number[]): StepChoice {
  const rank = ({ to }: StepChoice): number => (to === undefined ? order[0]! : order.indexOf(to));
  return open.reduce((a, b) => (rank(b) < rank(a) ? b : a));
}

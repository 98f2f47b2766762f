import { endingOf } from '../ending.ts';
import type { State } from '../island.ts';
import { Island } from '../island.ts';
import { afterTurn } from '../santowerini.ts';
import type { Turn } from '../turn.ts';
import { chanceFrom, rollOf } from './chance.ts';
import { evaluate } from './evaluate.ts';
import { quickTurn } from './turn-values.ts';

/** What a turn comes to in one sampled game of so many replies. The same sample has the same dice for every turn. */
export function sampledValue(state: State, turn: Turn, sample: string, replies: number): number {
  const roll = rollOf(chanceFrom(sample));
  let next = afterTurn(state, turn, roll);
  for (let reply = 1; endingOf(new Island(next)) === undefined; reply++) {
    const best = quickTurn(next);
    if (reply >= replies) return best.value;
    next = afterTurn(next, best.turn, roll);
  }
  return evaluate(new Island(next), 'builders');
}

import { beyond, type Square } from '../squares.ts';
import {
  CARRY,
  FERRY,
  fromOf,
  hasOperand,
  KILL,
  kindOf,
  MOVE,
  PUSH,
  SLAY,
  STONE,
  SWAP,
  TRADE,
  toOf,
  WALK,
} from '../steps.ts';
import type { TurnView } from './turn-view.ts';

/** Where the worker is now that stood on a square when the turn began, or -1 if it is gone. */
export function followed(t: TurnView, from: Square): Square {
  let square = from;
  let hasWalked = false;
  for (let i = 0; i < t.length && square >= 0; i++) {
    const step = t.path[i]!;
    // Two walkers set off at once, and one may end where the other began.
    if (kindOf(step) === WALK && hasWalked) continue;
    const next = after(step, square);
    if (kindOf(step) === WALK) hasWalked = next !== square;
    square = next;
  }
  for (let i = 0; i < t.tailLength && square >= 0; i++) {
    const step = t.tail[i]!;
    if (hasOperand(step)) break;
    square = after(step, square);
  }
  return square;
}

/** Where a step leaves the worker on a square. */
function after(step: number, square: Square): Square {
  const from = fromOf(step);
  const to = toOf(step);
  switch (kindOf(step)) {
    case MOVE:
    case WALK:
    case FERRY:
    case CARRY:
      return square === from ? to : square;
    case SWAP:
    case TRADE:
      return square === from ? to : square === to ? from : square;
    case PUSH:
      return square === from ? to : square === to ? beyond(from, to) : square;
    case KILL:
    case SLAY:
    case STONE:
      return square === from ? -1 : square;
    default:
      return square;
  }
}

import type { Squares } from '../squares.ts';
import { BLOCK, DOME, fromOf, kindOf, RAZE, SINK, STONE } from '../steps.ts';
import type { TurnView } from './turn-view.ts';

/** Where blocks or domes have come or gone in this turn. */
export function changedSquares(t: TurnView): Squares {
  let set = 0;
  for (let i = 0; i < t.length; i++) {
    const kind = kindOf(t.path[i]!);
    if (kind === BLOCK || kind === DOME || kind === RAZE || kind === SINK) set |= 1 << fromOf(t.path[i]!);
  }
  for (let i = 0; i < t.tailLength && kindOf(t.tail[i]!) === STONE; i++) set |= 1 << fromOf(t.tail[i]!);
  return set;
}

/** Squares with a token of anybody. */
export function tokenSquares(t: TurnView): Squares {
  const { tokens } = t.lineup;
  let set = 0;
  for (let i = 0; i < tokens.length; i++) {
    const { power } = tokens[i]!;
    const memory = t.memory(tokens[i]!);
    if (power.closes !== null) set |= power.closes(memory);
    if (power.pools !== null) set |= power.pools(memory) & ~changedSquares(t);
  }
  return set;
}

import { parsePosition } from '../src/notation/parse-position.ts';
import type { Position } from '../src/position.ts';
import type { CardId } from '../src/power-ids.ts';
import { powerOf } from '../src/powers/index.ts';

/** Boards of an opening, an early and a middle game; seat 1 has the first pair of workers. */
export const BOARDS = {
  START: { heights: '0000000000000000000000000', first: ['B3', 'D3'], second: ['C4', 'C2'] },
  EARLY: { heights: '0110000001100001000000000', first: ['D4', 'A3'], second: ['C4', 'C2'] },
  MID: { heights: '0141201001300011001001000', first: ['D5', 'C2'], second: ['C4', 'C3'] },
} as const;
export type BoardName = keyof typeof BOARDS;

/** What a card shows in mid-game, where that makes a difference to its turns. */
const STATES: Readonly<Partial<Record<CardId, string>>> = {
  aeolus: 'n',
  chaos: 'pan',
  charybdis: 'A5,E1',
  nyx: 'pan',
  siren: 'e',
  moerae: 'A1',
  tartarus: 'E1',
};
/** Where a third worker stands. */
const THIRD = 'A1';

/** The board with these powers. */
export function boardWith(board: BoardName, first: CardId, second: CardId, toMove: 1 | 2): Position {
  const { heights, first: a, second: b } = BOARDS[board];
  const gender = powerOf(first).readsGender || powerOf(second).readsGender;
  const seat = (id: CardId, pair: readonly string[]): string => {
    const squares = powerOf(id).workers > 2 ? [...pair, THIRD] : pair;
    const female = !gender ? [] : [powerOf(id).readsGender ? squares[0]! : `f=${squares[0]}`];
    const state = [...(STATES[id] === undefined ? [] : [STATES[id]]), ...female].join(';');
    return `${id}${state === '' ? '' : `[${state}]`}:${squares.join(',')}`;
  };
  const parsed = parsePosition(`${heights}/${toMove}/${seat(first, a)}/${seat(second, b)}`);
  if (!parsed.ok) throw new Error(`${first} against ${second}: ${parsed.error}`);
  return parsed.value;
}

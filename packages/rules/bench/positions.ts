import { parsePosition } from '../src/notation/parse-position.ts';
import type { Position } from '../src/position.ts';
import type { CardId } from '../src/power-ids.ts';

/** Boards of an opening, an early and a middle game; seat 1 has the first pair of workers. */
export const BOARDS = {
  START: { heights: '0000000000000000000000000', first: ['B3', 'D3'], second: ['C4', 'C2'] },
  EARLY: { heights: '0110000001100001000000000', first: ['D4', 'A3'], second: ['C4', 'C2'] },
  MID: { heights: '0141201001300011001001000', first: ['D5', 'C2'], second: ['C4', 'C3'] },
} as const;
export type BoardName = keyof typeof BOARDS;

/** The board with these powers. */
export function boardWith(board: BoardName, first: CardId, second: CardId, toMove: 1 | 2): Position {
  const { heights, first: a, second: b } = BOARDS[board];
  const gender = first === 'selene' || second === 'selene';
  const seat = (id: CardId, squares: readonly string[]): string => {
    const female = gender ? (id === 'selene' ? squares[0]! : `f=${squares[0]}`) : '';
    const state = [...(id === 'chaos' ? ['pan'] : []), ...(female === '' ? [] : [female])].join(';');
    return `${id}${state === '' ? '' : `[${state}]`}:${squares.join(',')}`;
  };
  const parsed = parsePosition(`${heights}/${toMove}/${seat(first, a)}/${seat(second, b)}`);
  if (!parsed.ok) throw new Error(`${first} against ${second}: ${parsed.error}`);
  return parsed.value;
}

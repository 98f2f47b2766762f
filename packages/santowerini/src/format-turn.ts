import { Island, type State } from './island.ts';
import { parseSquare, squareName } from './squares.ts';
import type { Turn } from './turn.ts';

/** A turn as text: `B2-C2 D3`, with a cross before the square of an enemy: `B2-C2 xD3`. */
export function formatTurn(state: State, { from, to, on }: Turn): string {
  const cross = new Island(state).enemyOn(on) === undefined ? '' : 'x';
  return `${squareName(from)}-${squareName(to)} ${cross}${squareName(on)}`;
}

const TURN = /^([a-e][1-5])\s*[->]\s*([a-e][1-5])[\s,]+[x+^]?([a-e][1-5])$/i;

/** The turn of a text; undefined if it is none. Whether it is possible is for the rules to say. */
export function parseTurn(text: string): Turn | undefined {
  const [, from, to, on] = TURN.exec(text.trim()) ?? [];
  if (from === undefined) return undefined;
  return { from: parseSquare(from)!, to: parseSquare(to!)!, on: parseSquare(on!)! };
}

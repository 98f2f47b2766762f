import {
  crewOf,
  memoryOf,
  type Position,
  type Power,
  type Square,
  type Squares,
  squaresOf,
} from '@thera/santorini';
import type { TokenKind } from '@thera/texts/santorini';

/** The Ram's square is kept where a third seat would keep its memory. */
const RAM_SLOT = 2;

/** What lies on each square, as far as who looks on can see. */
export function tokensOn(position: Position): ReadonlyMap<Square, TokenKind> {
  const tokens = new Map<Square, TokenKind>();
  for (const [seat, { card, inForce }] of position.lineup.slots.entries()) {
    const memory = memoryOf(position, seat);
    if (memory === 0) continue;
    for (const [kind, squares] of tokensOf(inForce ?? card, memory))
      for (const square of squaresOf(squares)) tokens.set(square, kind);
  }
  const ram = ramOf(position);
  if (ram !== undefined) tokens.set(ram, 'ram');
  return tokens;
}

/** Where the Ram stands; undefined if there is none, or it has not been put yet. */
export function ramOf(position: Position): Square | undefined {
  const memory = memoryOf(position, RAM_SLOT);
  return position.lineup.fleece === null || memory === 0 ? undefined : memory - 1;
}

/** Whether a worker of a side stands next to the Ram. */
export function isBesideRam(position: Position, side: number): boolean {
  const ram = ramOf(position);
  if (ram === undefined) return false;
  const gap = (a: number, b: number): number => Math.abs(a - b);
  return squaresOf(crewOf(position, side)).some(
    (square) => gap(square % 5, ram % 5) <= 1 && gap(Math.floor(square / 5), Math.floor(ram / 5)) <= 1,
  );
}

/** What a power's memory means on the board: whatever it does there. */
function tokensOf(
  { closes, everybody, pools, steals, swallows }: Power,
  memory: number,
): (readonly [TokenKind, Squares])[] {
  return [
    [everybody ? 'closed' : 'coin', closes?.(memory) ?? 0],
    ['whirlpool', pools?.(memory) ?? 0],
    ['abyss', swallows?.(memory) ?? 0],
    ['fate', steals?.(memory) ?? 0],
  ];
}

import { LINEUPS, memoryOf, type Position, type Power, type Square, type Squares } from '@thera/rules';
import type { TokenKind } from '@thera/texts';

/** The sign of each token: none is a worker's. */
export const TOKEN_SIGNS: Readonly<Record<TokenKind, string>> = {
  closed: '◆',
  coin: '◇',
  whirlpool: '@',
  abyss: '×',
  fate: '*',
  ram: 'R',
};

/** The Ram's square is kept where a third seat would keep its memory. */
const RAM_SLOT = 2;

/** What lies on each square, as far as who looks on can see. */
export function tokensOn(position: Position): ReadonlyMap<Square, TokenKind> {
  const tokens = new Map<Square, TokenKind>();
  for (const [seat, { card, inForce }] of LINEUPS[position.lineup]!.slots.entries()) {
    const memory = memoryOf(position, seat);
    if (memory === 0) continue;
    for (const [kind, squares] of tokensOf(inForce ?? card, memory))
      for (let square = 0; square < 25; square++)
        if (((squares >> square) & 1) === 1) tokens.set(square, kind);
  }
  const ram = ramOf(position);
  if (ram !== undefined) tokens.set(ram, 'ram');
  return tokens;
}

/** Where the Ram stands; undefined if there is none, or it has not been put yet. */
export function ramOf(position: Position): Square | undefined {
  const memory = memoryOf(position, RAM_SLOT);
  return LINEUPS[position.lineup]!.fleece === null || memory === 0 ? undefined : memory - 1;
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

import { PIECES, type Piece } from './pieces.ts';

/**
 * What stands on a space: three bits a piece, the lowest piece in the lowest bits, 0 where nothing stands. Most towers
 * are one block of each level and a dome, but domes may come early and blocks of the wrong size may be used.
 */
export type Tower = number;

export const NO_TOWER: Tower = 0;
/** Three blocks and a dome. */
export const COMPLETE = 4;

const BITS = 3;
const MASK = 7;
const DOME = 4;

/** How many pieces a tower has, the dome included. */
export function heightOf(tower: Tower): number {
  if (tower < 8) return tower === 0 ? 0 : 1;
  if (tower < 64) return 2;
  return tower < 512 ? 3 : 4;
}

const topCode = (tower: Tower): number => tower >> (BITS * (heightOf(tower) - 1));

export const isDomed = (tower: Tower): boolean => tower !== NO_TOWER && topCode(tower) === DOME;

/** The uppermost piece of a tower that has one. */
export const topOf = (tower: Tower): Piece => PIECES[topCode(tower) - 1]!;

export const withOnTop = (tower: Tower, piece: Piece): Tower =>
  tower | ((PIECES.indexOf(piece) + 1) << (BITS * heightOf(tower)));

export const withoutTop = (tower: Tower): Tower => tower & ~(MASK << (BITS * (heightOf(tower) - 1)));

/** The piece that comes next on a tower that has no dome: blocks in the order of their levels, then the dome. */
export const nextPiece = (tower: Tower): Piece => PIECES[heightOf(tower)]!;

/** The usual tower of so many pieces. */
export const usualTower = (height: number): Tower => towerOf(PIECES.slice(0, height));

/** A tower from bottom to top. */
export const towerOf = (pieces: readonly Piece[]): Tower => pieces.reduce(withOnTop, NO_TOWER);

/** Its pieces from bottom to top. */
export function piecesIn(tower: Tower): readonly Piece[] {
  return Array.from(
    { length: heightOf(tower) },
    (_, level) => PIECES[((tower >> (BITS * level)) & MASK) - 1]!,
  );
}

/** How many of a piece a tower has. */
export function countIn(tower: Tower, piece: Piece): number {
  const code = PIECES.indexOf(piece) + 1;
  let count = 0;
  for (let rest = tower; rest > 0; rest >>= BITS) if ((rest & MASK) === code) count += 1;
  return count;
}

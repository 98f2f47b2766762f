import type { Grid } from './grid.ts';
import { placeOf } from './quarter-turns.ts';
import type { Piece, Scene, Square } from './scene.ts';

/** What became of a piece from one scene to the next; pieces that stay as they are make no change. */
export type PieceChange =
  | {
      readonly kind: 'walk';
      readonly piece: Piece;
      readonly from: Square;
      /** Set if it went otherwise than on its own feet. */
      readonly by?: 'push' | 'swap' | 'lift';
    }
  | { readonly kind: 'come' | 'go'; readonly piece: Piece }
  | { readonly kind: 'turn'; readonly piece: Piece; readonly was: Piece['facing'] };

interface Walker {
  readonly piece: Piece;
  readonly from: Square;
}

/** Compares the pieces of two scenes. Those who look alike are matched by their numbers, then by the shortest ways. */
export function pieceChanges(before: Scene, after: Scene): readonly PieceChange[] {
  const stays = (piece: Piece): boolean => before.pieces.some(isSame(piece));
  const sources = before.pieces.filter((piece) => !after.pieces.some(isSame(piece)));
  const targets = after.pieces.filter((piece) => !stays(piece));
  const walkers: Walker[] = [];
  for (const { source, target } of pairsInOrder(after.shape, sources, targets)) {
    if (!sources.includes(source) || !targets.includes(target)) continue;
    sources.splice(sources.indexOf(source), 1);
    targets.splice(targets.indexOf(target), 1);
    walkers.push({ piece: target, from: source.square });
  }
  return [
    ...walkers.map((walker): PieceChange => walkOf(walker, walkers)),
    ...targets.map((piece): PieceChange => ({ kind: 'come', piece })),
    ...sources.map((piece): PieceChange => ({ kind: 'go', piece })),
    ...after.pieces
      .filter(({ square }) => before.towers[square]!.blocks !== after.towers[square]!.blocks)
      .filter(stays)
      .map((piece): PieceChange => ({ kind: 'walk', piece, from: piece.square, by: 'lift' })),
    ...after.pieces.flatMap((piece): PieceChange[] => {
      const old = before.pieces.find(isSame(piece));
      return old && old.facing !== piece.facing ? [{ kind: 'turn', piece, was: old.facing }] : [];
    }),
  ];
}

function walkOf(walker: Walker, walkers: readonly Walker[]): PieceChange {
  const { piece, from } = walker;
  const intruder = walkers.find((other) => other.piece.square === from);
  if (!intruder) return { kind: 'walk', piece, from };
  return { kind: 'walk', piece, from, by: intruder.from === piece.square ? 'swap' : 'push' };
}

interface Pair {
  readonly source: Piece;
  readonly target: Piece;
}

function pairsInOrder(shape: Grid, sources: readonly Piece[], targets: readonly Piece[]): readonly Pair[] {
  const isRenumbered = ({ source, target }: Pair): number => Number(source.number !== target.number);
  const way = ({ source, target }: Pair): number => distance(shape, source.square, target.square);
  return sources
    .flatMap((source) => targets.filter(isAlike(source)).map((target) => ({ source, target })))
    .sort((a, b) => isRenumbered(a) - isRenumbered(b) || way(a) - way(b));
}

const isAlike =
  (one: Piece) =>
  (other: Piece): boolean =>
    one.colour === other.colour && one.kind === other.kind;

const isSame =
  (one: Piece) =>
  (other: Piece): boolean =>
    isAlike(one)(other) && one.square === other.square;

function distance(shape: Grid, a: Square, b: Square): number {
  const [from, to] = [placeOf(shape, a, 0), placeOf(shape, b, 0)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

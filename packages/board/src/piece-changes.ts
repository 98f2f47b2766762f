import type { Grid } from './grid.ts';
import { placeOf } from './quarter-turns.ts';
import type { Piece, Scene, Square } from './scene.ts';
import { type Stand, standOf } from './stands.ts';

/** What became of a piece from one scene to the next; pieces that stay as they are make no change. */
export type PieceChange =
  | {
      readonly kind: 'walk';
      readonly piece: Piece;
      readonly from: Square;
      /** Set if it went otherwise than on its own feet. */
      readonly by?: 'push' | 'swap' | 'lift';
      /** Where on its square it stood, if it was not alone there. */
      readonly stood?: Stand;
    }
  | { readonly kind: 'come' | 'go'; readonly piece: Piece }
  | { readonly kind: 'turn'; readonly piece: Piece; readonly was: Piece['facing'] }
  | { readonly kind: 'stun'; readonly piece: Piece };

interface Walker {
  readonly piece: Piece;
  readonly from: Square;
  readonly stood?: Stand;
}

/**
 * Compares the pieces of two scenes. Who has an identity is found by it; others who look alike are matched by their
 * numbers, then by the shortest ways.
 */
export function pieceChanges(before: Scene, after: Scene): readonly PieceChange[] {
  const { stayed, sources, targets } = sorted(before, after);
  const walkers: Walker[] = [];
  for (const { source, target } of pairsInOrder(after.shape, sources, targets)) {
    if (!sources.includes(source) || !targets.includes(target)) continue;
    sources.splice(sources.indexOf(source), 1);
    targets.splice(targets.indexOf(target), 1);
    walkers.push({ piece: target, from: source.square, ...stoodIn(before, source) });
  }
  return [
    ...walkers.map((walker): PieceChange => walkOf(walker, walkers)),
    ...targets.map((piece): PieceChange => ({ kind: 'come', piece })),
    ...sources.map((piece): PieceChange => ({ kind: 'go', piece })),
    ...stayed
      .filter(({ source, target }) => isShifted(before, source, after, target))
      .map(({ source, target }): PieceChange => {
        const from = target.square;
        return { kind: 'walk', piece: target, from, by: 'lift', ...stoodIn(before, source) };
      }),
    ...stayed.flatMap(({ source, target }): PieceChange[] =>
      source.facing === target.facing ? [] : [{ kind: 'turn', piece: target, was: source.facing }],
    ),
    ...stayed
      .filter(({ source, target }) => target.isStunned && !source.isStunned)
      .map(({ target }): PieceChange => ({ kind: 'stun', piece: target })),
  ];
}

interface Sorted {
  /** Who is on the same square before and after, in the order of the scene after. */
  readonly stayed: readonly Pair[];
  readonly sources: Piece[];
  readonly targets: Piece[];
}

function sorted(before: Scene, after: Scene): Sorted {
  const sources = [...before.pieces];
  const sourceOf = new Map<Piece, Piece>();
  for (const isSource of [isNumberedSame, isSame])
    for (const target of after.pieces) {
      const index = sourceOf.has(target) ? -1 : sources.findIndex(isSource(target));
      if (index >= 0) sourceOf.set(target, sources.splice(index, 1)[0]!);
    }
  return {
    stayed: after.pieces.flatMap((target) => {
      const source = sourceOf.get(target);
      return source === undefined ? [] : [{ source, target }];
    }),
    sources,
    targets: after.pieces.filter((piece) => !sourceOf.has(piece)),
  };
}

/** Whether who stays is moved: its tower grows or shrinks, or it makes room. */
function isShifted(before: Scene, source: Piece, after: Scene, target: Piece): boolean {
  const { square } = target;
  const [was, is] = [standOf(before, source), standOf(after, target)];
  return before.towers[square]!.blocks !== after.towers[square]!.blocks || was.x !== is.x || was.y !== is.y;
}

function stoodIn(before: Scene, source: Piece): { readonly stood?: Stand } {
  const stood = standOf(before, source);
  return stood.size === 1 ? {} : { stood };
}

function walkOf(walker: Walker, walkers: readonly Walker[]): PieceChange {
  const { piece, from } = walker;
  const intruder = walkers.find((other) => other.piece.square === from);
  // Who shared a square has left room behind.
  if (!intruder || walker.stood) return { kind: 'walk', ...walker };
  return { kind: 'walk', ...walker, by: intruder.from === piece.square ? 'swap' : 'push' };
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
    one.id === other.id && one.colour === other.colour && one.kind === other.kind;

const isSame =
  (one: Piece) =>
  (other: Piece): boolean =>
    isAlike(one)(other) && one.square === other.square;

const isNumberedSame =
  (one: Piece) =>
  (other: Piece): boolean =>
    isSame(one)(other) && one.number === other.number;

function distance(shape: Grid, a: Square, b: Square): number {
  const [from, to] = [placeOf(shape, a, 0), placeOf(shape, b, 0)];
  return Math.hypot(from.x - to.x, from.y - to.y);
}

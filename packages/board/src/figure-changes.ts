import type { Figure, Scene, Square } from './scene.ts';

/** What became of a worker from one scene to the next; workers that stay as they are make no change. */
export type FigureChange =
  | {
      readonly kind: 'walk';
      readonly figure: Figure;
      readonly from: Square;
      /** Set if it went otherwise than on its own feet. */
      readonly by?: 'push' | 'swap' | 'lift';
    }
  | { readonly kind: 'come' | 'go'; readonly figure: Figure };

interface Walker {
  readonly figure: Figure;
  readonly from: Square;
}

/** Compares the workers of two scenes. Those who look alike are matched by the shortest ways. */
export function figureChanges(before: Scene, after: Scene): readonly FigureChange[] {
  const stays = (figure: Figure): boolean => before.figures.some(isSame(figure));
  const sources = before.figures.filter((figure) => !after.figures.some(isSame(figure)));
  const targets = after.figures.filter((figure) => !stays(figure));
  const walkers: Walker[] = [];
  for (const { source, target } of pairsByDistance(sources, targets)) {
    if (!sources.includes(source) || !targets.includes(target)) continue;
    sources.splice(sources.indexOf(source), 1);
    targets.splice(targets.indexOf(target), 1);
    walkers.push({ figure: target, from: source.square });
  }
  return [
    ...walkers.map((walker): FigureChange => walkOf(walker, walkers)),
    ...targets.map((figure): FigureChange => ({ kind: 'come', figure })),
    ...sources.map((figure): FigureChange => ({ kind: 'go', figure })),
    ...after.figures
      .filter(({ square }) => before.towers[square]!.blocks !== after.towers[square]!.blocks)
      .filter(stays)
      .map((figure): FigureChange => ({ kind: 'walk', figure, from: figure.square, by: 'lift' })),
  ];
}

function walkOf(walker: Walker, walkers: readonly Walker[]): FigureChange {
  const { figure, from } = walker;
  const intruder = walkers.find((other) => other.figure.square === from);
  if (!intruder) return { kind: 'walk', figure, from };
  return { kind: 'walk', figure, from, by: intruder.from === figure.square ? 'swap' : 'push' };
}

interface Pair {
  readonly source: Figure;
  readonly target: Figure;
}

function pairsByDistance(sources: readonly Figure[], targets: readonly Figure[]): readonly Pair[] {
  return sources
    .flatMap((source) => targets.filter(isAlike(source)).map((target) => ({ source, target })))
    .sort((a, b) => distance(a.source.square, a.target.square) - distance(b.source.square, b.target.square));
}

const isAlike =
  (one: Figure) =>
  (other: Figure): boolean =>
    one.colour === other.colour && one.female === other.female;

const isSame =
  (one: Figure) =>
  (other: Figure): boolean =>
    isAlike(one)(other) && one.square === other.square;

const distance = (a: Square, b: Square): number =>
  Math.hypot((a % 5) - (b % 5), Math.floor(a / 5) - Math.floor(b / 5));

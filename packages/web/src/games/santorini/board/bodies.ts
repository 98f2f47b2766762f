import type { Scene } from '@thera/board';
import { boardInProgress, type SantoriniMatch, stageBehind } from '@thera/play/santorini';
import { crewOf, type Position, parseSquare, type Square, type State, squaresOf } from '@thera/santorini';
import type { Onlooker } from '@thera/table';
import { waysOf } from './last-turn.ts';

/**
 * The squares on which women stand, as a set. The rules tell the two workers of a side apart only where a card asks for it;
 * on the board they are always a woman and a man, and each stays who it is.
 */
export type Women = number;

/** Who are women in a position that comes from nowhere. */
export function womenOf(position: Position): Women {
  return position.lineup.gender ? position.females : withArrivals(0, [], sidesOf(position));
}

/** Who are women when one position has followed from another; `order` is in which order workers came onto the board. */
export function womenAfter(
  women: Women,
  before: Position,
  after: Position,
  order: readonly Square[] = [],
): Women {
  if (after.lineup.gender) return after.females;
  let stayed: Women = 0;
  const come = sidesOf(after).map((crew, side) => {
    const was = crewOf(before, side);
    const ways = waysOf(before, after, side);
    stayed |= women & was & crewOf(after, side);
    for (const [from, to] of ways) if (has(women, from)) stayed |= 1 << to;
    return crew.filter((square) => !has(was, square) && !ways.some(([, to]) => to === square));
  });
  const inOrder = come.map((squares) => squares.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  return withArrivals(stayed, sidesOf(after), inOrder);
}

/** The squares of each side's workers. */
const sidesOf = (position: Position): readonly (readonly Square[])[] =>
  Array.from({ length: position.lineup.sides }, (_, side) => squaresOf(crewOf(position, side)));

/** Of those who come to a side every other one is a woman, beginning with the first. */
function withArrivals(
  women: Women,
  sides: readonly (readonly Square[])[],
  come: readonly (readonly Square[])[],
): Women {
  return come.reduce((all, squares, side) => {
    const there = (sides[side] ?? []).filter((square) => !squares.includes(square));
    const lead = there.reduce((sum, square) => sum + (has(women, square) ? 1 : -1), 0);
    const first = lead > 0 ? 1 : 0;
    return squares.reduce((set, square, n) => ((n + first) % 2 === 0 ? set | (1 << square) : set), all);
  }, women);
}

const has = (women: Women, square: Square): boolean => ((women >> square) & 1) === 1;

/** What was worked out before, for who looked on. */
const known = new WeakMap<State, Map<Onlooker, Women>>();

/** Who are women after the decisions of a match up to a place in its record, for an onlooker: what is hidden tells nothing. */
export function womenIn(match: SantoriniMatch, upTo: number, onlooker: Onlooker): Women {
  const { history, state, line, record } = match;
  const seen = (one: State): Position | undefined => {
    const stage = stageBehind(match, one.stage, onlooker);
    return 'position' in stage ? boardInProgress(stage.position) : undefined;
  };
  let women: Women = 0;
  let before: Position | undefined;
  const follow = (one: State, order: readonly Square[]): void => {
    const all = known.get(one) ?? new Map<Onlooker, Women>();
    const after = seen(one);
    if (after !== undefined)
      women =
        all.get(onlooker) ??
        (before === undefined ? womenOf(after) : womenAfter(women, before, after, order));
    known.set(one, all.set(onlooker, women));
    before = after;
  };
  if (line.length === 0 || upTo < line[0]!) follow(history[line[0] ?? history.length]?.before ?? state, []);
  for (const index of line) {
    if (index > upTo) break;
    const made = record.events[index]!;
    follow(history[index]!.before, []);
    follow(history[index + 1]?.before ?? state, made.kind === 'decision' ? placedIn(made.steps) : []);
  }
  return women;
}

/** Where workers are put by the steps of a decision, in order. */
export const placedIn = (steps: readonly string[]): readonly Square[] =>
  steps.flatMap((step) => (step.startsWith('@') ? (parseSquare(step.slice(1)) ?? []) : []));

/** A scene in which the workers of a position are who they are. */
export function withBodies(scene: Scene, position: Position, women: Women): Scene {
  const standing = sidesOf(position).flat();
  return {
    ...scene,
    pieces: scene.pieces.map((piece) =>
      standing.includes(piece.square)
        ? { ...piece, kind: has(women, piece.square) ? 'woman' : 'man' }
        : piece,
    ),
  };
}

import { type BuildStep, countOf, type Source, type State } from '@thera/sphinx';

/**
 * Where a piece comes from unless somebody says otherwise: from a god whose power is used and who would be cleared, for
 * that is its quest; then from the god with the fewest pieces; last from the stockpile.
 */
export function bestSource<S extends Pick<BuildStep, 'from' | 'by'>>(state: State, steps: readonly S[]): S {
  return steps.toSorted((a, b) => merit(state, a) - merit(state, b))[0]!;
}

const STOCKPILE = 1000;

function merit({ held, turn }: State, { from, by = [] }: Pick<BuildStep, 'from' | 'by'>): number {
  if (from === 'stockpile') return STOCKPILE;
  const { pieces, owner } = held.find(({ god }) => god === from)!;
  const count = countOf(pieces);
  const isUsed = owner === turn.seat && (turn.used.includes(from) || by.includes(from));
  return isUsed && count === 1 ? 0 : count;
}

/** The places from which one of these builds could take its piece. */
export const sourcesIn = (steps: readonly { readonly from?: Source }[]): readonly Source[] => [
  ...new Set(steps.flatMap(({ from }) => from ?? [])),
];

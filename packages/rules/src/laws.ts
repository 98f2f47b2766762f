import type { Power } from './power.ts';
import type { Squares } from './squares.ts';

/** A power as it stands over against the others: whose it is, and where its memory is kept. */
export interface Law {
  readonly power: Power;
  readonly seat: number;
  readonly side: number;
  readonly slot: number;
}

/**
 * Everything that the other sides impose on the workers of one side, collected once for a line-up. A law binds the
 * pieces of the owner's opponents, whoever moves them.
 */
export interface Laws {
  readonly sleeps: readonly Law[];
  readonly bars: readonly Law[];
  readonly keeps: readonly Law[];
  readonly guards: readonly Law[];
  readonly vetoes: Squares;
}

/** The laws of the given powers. */
export function collectLaws(from: readonly Law[]): Laws {
  return {
    sleeps: from.filter((law) => law.power.sleeps !== null),
    bars: from.filter((law) => law.power.bars !== null),
    keeps: from.filter((law) => law.power.keeps !== null),
    guards: from.filter((law) => law.power.guards !== null),
    vetoes: from.reduce((set, law) => set | law.power.vetoes, 0),
  };
}

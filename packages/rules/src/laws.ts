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
 * Everything that powers impose on the workers of one side, collected once for a line-up. A law binds the pieces of the
 * owner's opponents, whoever moves them, and the owner's own if it is for everybody.
 */
export interface Laws {
  readonly sleeps: readonly Law[];
  readonly bars: readonly Law[];
  readonly keeps: readonly Law[];
  readonly guards: readonly Law[];
  readonly closes: readonly Law[];
  readonly pools: readonly Law[];
  readonly swallows: readonly Law[];
  readonly steals: readonly Law[];
  readonly asks: readonly Law[];
  readonly drifts: boolean;
  readonly vetoes: Squares;
  /** A step may have more consequences than that the mover stands elsewhere. */
  readonly busy: boolean;
}

/** The laws of the given powers. */
export function collectLaws(from: readonly Law[]): Laws {
  const pools = from.filter((law) => law.power.pools !== null);
  const swallows = from.filter((law) => law.power.swallows !== null);
  const steals = from.filter((law) => law.power.steals !== null);
  const drifts = from.some((law) => law.power.drifts);
  return {
    sleeps: from.filter((law) => law.power.sleeps !== null),
    bars: from.filter((law) => law.power.bars !== null),
    keeps: from.filter((law) => law.power.keeps !== null),
    guards: from.filter((law) => law.power.guards !== null),
    closes: from.filter((law) => law.power.closes !== null),
    pools,
    swallows,
    steals,
    asks: from.filter((law) => law.power.asks !== null),
    drifts,
    vetoes: from.reduce((set, law) => set | law.power.vetoes, 0),
    busy: pools.length + swallows.length + steals.length > 0 || drifts,
  };
}

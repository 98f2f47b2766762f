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
  readonly hampers: readonly Law[];
  /** The slots whose memory may change what else is imposed than where tokens lie: a bit for each. */
  readonly mindful: number;
  readonly drifts: boolean;
  readonly vetoes: Squares;
  /** Nothing is imposed but vetoes. */
  readonly areNone: boolean;
  /** Something has to be looked at before anything has happened. */
  readonly bindsFromStart: boolean;
  /** A step that does not win may end elsewhere, or be the end of a side. */
  readonly carriesOn: boolean;
  /** A step may have more consequences than that the mover stands elsewhere. */
  readonly busy: boolean;
}

/** The laws of the given powers. */
export function collectLaws(from: readonly Law[]): Laws {
  const pools = from.filter((law) => law.power.pools !== null);
  const swallows = from.filter((law) => law.power.swallows !== null);
  const steals = from.filter((law) => law.power.steals !== null);
  const sleeps = from.filter((law) => law.power.sleeps !== null);
  const keeps = from.filter((law) => law.power.keeps !== null);
  const closes = from.filter((law) => law.power.closes !== null);
  const bars = from.filter((law) => law.power.bars !== null);
  const guards = from.filter((law) => law.power.guards !== null);
  const asks = from.filter((law) => law.power.asks !== null);
  const drifts = from.some((law) => law.power.drifts);
  const bindsFromStart = sleeps.length + keeps.length + closes.length + swallows.length > 0;
  const carriesOn = pools.length + swallows.length > 0 || drifts;
  const busy = carriesOn || steals.length > 0;
  const binding = [sleeps, bars, keeps, guards, swallows, steals].flat();
  return {
    sleeps,
    bars,
    keeps,
    guards,
    closes,
    pools,
    swallows,
    steals,
    asks,
    hampers: from.filter((law) => law.power.hampers !== null),
    mindful: binding.reduce((slots, { slot }) => slots | (1 << slot), 0),
    drifts,
    vetoes: from.reduce((set, law) => set | law.power.vetoes, 0),
    bindsFromStart,
    carriesOn,
    busy,
    areNone: !bindsFromStart && !busy && bars.length + guards.length + asks.length === 0,
  };
}

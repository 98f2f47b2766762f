export const TERRAIN_IDS = ['open', 'forest', 'ruins', 'stairs', 'water', 'rift', 'cliff', 'crag'] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];

/** Attacks are told apart by whether they come from the same place or from afar. */
export type RangeClass = '0' | '1+';

/** What a kind of ground does. */
export interface Terrain {
  /** Whether everybody may walk in; otherwise only climbers and those in fast flight, and nobody is forced in. */
  readonly isOpenToAll: boolean;
  /** Whether a movement ends on entering, unless it is a fast flight. */
  readonly stops: boolean;
  readonly blocksSight: boolean;
  /** What it adds to the defence of those who stand in it. */
  readonly defence?: { readonly by: number; readonly attackRange: RangeClass };
  /** What it gives to those who attack from it. */
  readonly from?: {
    readonly range: number;
    readonly offenceFromAfar: number;
    readonly ignoresSight: boolean;
  };
  /** Whether talents, active and offensive powers are silent there, unless the unit flies. */
  readonly silences: boolean;
}

const PLAIN: Terrain = { isOpenToAll: true, stops: false, blocksSight: false, silences: false };
const STEEP: Terrain = { ...PLAIN, isOpenToAll: false, blocksSight: true };

export const TERRAIN: Readonly<Record<TerrainId, Terrain>> = {
  open: PLAIN,
  forest: { ...PLAIN, blocksSight: true, defence: { by: 1, attackRange: '1+' } },
  ruins: { ...PLAIN, blocksSight: true, defence: { by: 1, attackRange: '0' } },
  stairs: { ...PLAIN, from: { range: 1, offenceFromAfar: 1, ignoresSight: true } },
  water: { ...PLAIN, silences: true },
  rift: { ...PLAIN, stops: true, silences: true },
  cliff: STEEP,
  crag: STEEP,
};

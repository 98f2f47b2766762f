import type { Quality } from '../board.ts';

export const TIERS = ['low', 'medium', 'high'] as const;
/** How much a picture may cost. */
export type Tier = (typeof TIERS)[number];

/** What a tier draws with. */
export interface TierMeans {
  /** Device pixels for each pixel of the page, at most. */
  readonly pixelRatio: number;
  /** Physical materials instead of plain ones. */
  readonly standard: boolean;
  /** Grain on plaster, more gloss on domes, lamps at night, and a shadow map. */
  readonly rich: boolean;
  /** Boats and bushes. */
  readonly scenery: boolean;
  /** Segments of a corner, of a bevel, of an arch, around a dome, up a dome, around a figure. */
  readonly corner: number;
  readonly bevel: number;
  readonly arch: number;
  readonly domeAround: number;
  readonly domeUp: number;
  readonly figureAround: number;
}

export const TIER_MEANS: Readonly<Record<Tier, TierMeans>> = {
  low: {
    pixelRatio: 1,
    standard: false,
    rich: false,
    scenery: false,
    corner: 3,
    bevel: 1,
    arch: 4,
    domeAround: 18,
    domeUp: 7,
    figureAround: 12,
  },
  medium: {
    pixelRatio: 1.5,
    standard: true,
    rich: false,
    scenery: true,
    corner: 5,
    bevel: 2,
    arch: 6,
    domeAround: 24,
    domeUp: 8,
    figureAround: 16,
  },
  high: {
    pixelRatio: 2,
    standard: true,
    rich: true,
    scenery: true,
    corner: 7,
    bevel: 4,
    arch: 8,
    domeAround: 28,
    domeUp: 10,
    figureAround: 18,
  },
};

const SLOW_FRAME = 40;
const QUICK_FRAME = 12;
const SLOW_FRAMES = 2;
/** So slow that an animation has no second frame to compare with: one is enough. */
const ENDLESS_FRAME = 400;
const QUICK_FRAMES = 10;

/** How the frames of one animation went. */
export interface Pace {
  readonly slow: number;
  readonly quick: number;
}

export const FRESH_PACE: Pace = { slow: 0, quick: 0 };

/** The pace after one more frame that cost some milliseconds. */
export function paceAfter(pace: Pace, milliseconds: number): Pace {
  return {
    slow: pace.slow + (milliseconds > ENDLESS_FRAME ? SLOW_FRAMES : milliseconds > SLOW_FRAME ? 1 : 0),
    quick: pace.quick + (milliseconds < QUICK_FRAME ? 1 : 0),
  };
}

/** The tier for the next animation, never above the best; none if even the lowest was too slow. */
export function adaptedTier(tier: Tier, pace: Pace, best: Tier): Tier | undefined {
  const at = TIERS.indexOf(tier);
  if (pace.slow >= SLOW_FRAMES) return TIERS[at - 1];
  if (pace.quick >= QUICK_FRAMES && pace.slow === 0) return TIERS[Math.min(at + 1, TIERS.indexOf(best))];
  return tier;
}

/** The tier to begin with; a quality that somebody has chosen stays. */
export function firstTier(quality: Quality): Tier {
  return quality === 'auto' ? 'medium' : quality;
}

import type { AreaPlan, Lighting, MapRelief } from '@thera/board';
import { cave } from './cave-around.ts';
import { ashes, asphodels, ferry, quay, reeds, threshold } from './river-side.ts';
import { ruins } from './ruins.ts';
import { gate, stele } from './stonework.ts';
import { poplar } from './trees.ts';

const RIVER = 0.6;
const ABOVE: Readonly<Record<string, number>> = { cliff: 0.26, crag: 0.26, ruins: -0.02 };
const SUNKEN: Readonly<Record<string, number>> = { water: -0.12, rift: -0.2 };

/** Banks rise from the river, most of all towards the gates. */
function height({ floor }: AreaPlan, [, down]: readonly [number, number]): number {
  const sunken = SUNKEN[floor];
  if (sunken !== undefined) return sunken;
  const away = down < RIVER ? (RIVER - down) * 0.9 : (down - RIVER) * 0.25;
  return 0.06 + Math.round(away * 12) / 12 + (ABOVE[floor] ?? 0);
}

/** Styx is dark by day as by night. */
const GLOOM: Lighting = {
  sun: ['#c4dbe6', 2.6],
  sky: ['#86b0bd', '#2c3c44', 3],
  rim: ['#ff9a5a', 0.7],
  exposure: 1.25,
};

/** The river between the landings and the gates, in a cavern. */
export const STYX_RELIEF: MapRelief = {
  height,
  stairs: { stairs: 0.2 },
  landmarks: {
    S1: reeds,
    S2: ferry,
    S3: ashes,
    S14: asphodels,
    S15: quay,
    S21: threshold,
    S25: gate,
    S26: gate,
    S27: gate,
  },
  props: { tree: (_, colour) => poplar(colour), stele: (_, colour) => stele(colour) },
  furniture: { ruins },
  surroundings: cave,
  strata: ['rock', 'face', 'edge'],
  horizon: 'bg-3',
  lighting: { light: GLOOM, dark: GLOOM },
  lamps: [
    { area: 'S26', height: 1.4, colour: '#ff8a3c', strength: 14, reach: 8, followsGlow: true },
    { area: 'S9', height: 1.1, colour: '#2fd7d3', strength: 4, reach: 5, followsGlow: false },
  ],
};

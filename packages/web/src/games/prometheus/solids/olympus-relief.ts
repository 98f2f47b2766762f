import { type AreaPlan, joined, type MapRelief, moved } from '@thera/board';
import { ruins } from './ruins.ts';
import { clouds } from './sky-around.ts';
import { anvil, basin, cup, hearth, pillars, propylon, stele, throne } from './stonework.ts';
import { bush, cypress, laurel } from './trees.ts';

/** The mountain rises from the passes to the thrones, terrace by terrace. */
const RISE = { from: 0.1, to: 0.95, terraces: 7 };
const ABOVE: Readonly<Record<string, number>> = { cliff: 0.24, crag: 0.24, water: -0.12, ruins: -0.03 };

function height({ floor }: AreaPlan, [, down]: readonly [number, number]): number {
  const share = Math.round((1 - down) * RISE.terraces) / RISE.terraces;
  return RISE.from + (RISE.to - RISE.from) * share + (ABOVE[floor] ?? 0);
}

const GARDEN = [
  [-0.5, 0.26],
  [-0.22, 0.02],
  [0.04, 0.3],
  [0.32, 0.04],
  [0.56, 0.28],
] as const;

/** Terraces between the thrones and the passes, above a sea of clouds. */
export const OLYMPUS_RELIEF: MapRelief = {
  height,
  stairs: { stairs: 0.16 },
  landmarks: {
    O1: propylon,
    O5: pillars,
    O6: basin,
    O13: (colour) => joined(...GARDEN.map(([x, z]) => moved(bush(colour), x, 0, z - 0.1))),
    O15: hearth,
    O17: anvil,
    O18: throne,
    O19: throne,
    O20: throne,
    O23: cup,
  },
  props: {
    tree: (area, colour) => (area === 'O14' ? cypress(colour) : laurel(colour)),
    stele: (_, colour) => stele(colour),
  },
  furniture: { ruins },
  surroundings: clouds,
  strata: ['rock-hi', 'rock', 'rock-lo'],
  horizon: 'bg-2',
  lighting: {
    light: { sun: ['#fff0d4', 2.6], sky: ['#cfe2ff', '#f0d3a6', 1.5], rim: ['#9cc4ff', 0.5], exposure: 1 },
    dark: { sun: ['#e6ebf8', 2.1], sky: ['#b9c4de', '#5d5670', 1.6], rim: ['#ffb45e', 0.5], exposure: 1.22 },
  },
  lamps: [{ area: 'O15', height: 0.7, colour: '#ffb45e', strength: 1.2, reach: 3, followsGlow: false }],
};

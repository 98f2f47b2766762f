import type { MapForm } from '../src/map/map-board.ts';
import type { MapRelief } from '../src/map/map-relief.ts';
import { type MapDrawing, mapDrawing } from '../src/map/svg/map-drawing.ts';
import { joined } from '../src/three/solid.ts';
import { TOY_SET } from './toy-map.ts';

/** How the toy map rises: water below, rock above, and what is farther away a little higher. */
export const TOY_RELIEF: MapRelief = {
  height: ({ floor }, [, down]) => ({ water: -0.2, rock: 0.5 })[floor] ?? 0.1 * Math.round(10 * (1 - down)),
  stairs: {},
  landmarks: {},
  props: {},
  furniture: {},
  surroundings: () => joined(),
  strata: ['rock'],
  horizon: 'sky',
  lighting: {
    light: { sun: ['#ffffff', 1], sky: ['#ffffff', '#ffffff', 1], rim: ['#ffffff', 1], exposure: 1 },
    dark: { sun: ['#ffffff', 1], sky: ['#ffffff', '#ffffff', 1], rim: ['#ffffff', 1], exposure: 1 },
  },
  lamps: [],
};

export const toyDrawing = (form: MapForm = 'tall'): MapDrawing =>
  mapDrawing(TOY_SET, 'toy', { form, names: { west: 'West' }, largeNames: false });

import type { MapPlan, MapSet } from '../src/map/map-plan.ts';
import { bareMap, type MapScene, type MapUnit } from '../src/map/map-scene.ts';

/** Three areas in a row: a meadow, a pond and a rock, and a second meadow that only touches the pond. */
const PLAN: MapPlan = {
  id: 'toy',
  mesh: {
    corners: [0, 0, 300, 0, 600, 0, 900, 0, 0, 300, 300, 300, 600, 300, 900, 300, 300, 600, 600, 600],
    cells: { west: [0, 1, 5, 4], pond: [1, 2, 6, 5], rock: [2, 3, 7, 6], south: [5, 6, 9, 8] },
  },
  areas: {
    west: { floor: 'grass', places: 3, props: { kind: 'tree', count: 2 }, landmark: '<path d="M0 0"/>' },
    pond: { floor: 'water', places: 2, lies: 'stone' },
    rock: { floor: 'rock', places: 1 },
    south: { floor: 'grass', places: 4, zone: 'blue', lies: 'token' },
  },
  floors: {
    grass: { fill: 'green', texture: () => '' },
    water: { fill: 'blue', texture: () => '', glyph: '<path d="M1 1"/>', isSunken: true },
    rock: { fill: 'grey', texture: () => '', glyph: '<path d="M2 2"/>', isSteep: true },
  },
  props: {
    tree: { picture: () => '<path d="M3 3"/>', places: ({ middle }, count) => Array(count).fill(middle) },
  },
  backdrop: () => ({ below: '', above: '<g class="glow"/>' }),
  gap: 5,
  rise: 8,
  round: 20,
  sheen: 0.5,
};

export const TOY_SET: MapSet = {
  maps: { toy: PLAN },
  faces: { hero: '<path d="M4 4"/>' },
  tokens: { back: '<circle r="1"/>', net: '<circle r="2"/>', lure: '<circle r="3"/>' },
  stone: '<circle r="4"/>',
  solids: () => Promise.reject(new Error('a toy has none')),
};

export const hero = (id: string, area: string, more: Partial<MapUnit> = {}): MapUnit => ({
  id,
  area,
  face: 'hero',
  side: 'blue',
  strength: { kind: 'vitality', left: 5, of: 5 },
  ...more,
});

export const toyScene = (units: readonly MapUnit[], more: Partial<MapScene> = {}): MapScene => ({
  ...bareMap('toy'),
  units,
  ...more,
});

import type { MapTexts, TerrainTexts } from '../../prometheus/place-text.ts';

/** The two maps. */
export const maps: MapTexts = {
  styx: {
    name: 'Styx',
    the: 'Styx',
    on: 'on Styx',
    about: 'The river of the dead and the gates behind it, where Cerberus keeps watch.',
  },
  olympus: {
    name: 'Olympus',
    the: 'Olympus',
    on: 'on Olympus',
    about: 'The terraces of the gods, sown with nets from the thrones to the way out.',
  },
};

/** What the ground does. */
export const terrain: TerrainTexts = {
  open: { name: 'open', effect: 'Nothing stands in the way.' },
  forest: {
    name: 'forest',
    effect: 'Blocks sight; +1 defence against attacks from another area. Its trees can be torn up.',
  },
  ruins: {
    name: 'ruins',
    effect: 'Block sight; +1 defence against attacks at range 0. Their stele can be torn up.',
  },
  stairs: {
    name: 'stairs',
    effect: 'From here, range is 1 more; against other areas, offence is 1 more and nothing blocks sight.',
  },
  water: {
    name: 'water',
    effect: 'Talents and chosen powers are silent here, except for flyers.',
  },
  rift: {
    name: 'rift',
    effect:
      'Entering it ends movement, except in fast flight; talents and chosen powers are silent here, except for flyers.',
  },
  cliff: { name: 'cliff', effect: 'Only for climbers on a walk and for fast flight. Blocks sight.' },
  crag: { name: 'crag', effect: 'Only for climbers on a walk and for fast flight. Blocks sight.' },
};

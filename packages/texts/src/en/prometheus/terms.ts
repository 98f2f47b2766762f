import type { TermText } from '../../prometheus/term-text.ts';

/** What things are called. */
export const terms: TermText = {
  sides: { blue: { name: 'Blue', the: 'Blue' }, red: { name: 'Red', the: 'Red' } },
  classes: { god: 'god', hero: 'hero', monster: 'monster', troop: 'troop' },
  flying: 'flying',
  stats: {
    offence: 'offence',
    defence: 'defence',
    range: 'range',
    movement: 'movement',
    vitality: 'vitality',
  },
  powerKinds: { permanent: 'permanent', active: 'active', offensive: 'offensive', reaction: 'reaction' },
  artOfWar: (count) => `${count} Art of War`,
  free: 'free',
  fromVitality: (vitality) => `from vitality ${vitality}`,
  cards: {
    activation: (unit) => `${unit} card`,
    artOfWar: 'Art of War',
    omphalos: 'Omphalos card',
    dead: (unit) => `${unit}, dead card`,
    count: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
    times: (card, count) => `${count} × ${card}`,
  },
  faces: { net: 'net', lure: 'lure' },
  token: 'token',
  props: { tree: 'tree', stele: 'stele' },
  stone: 'stone',
  rage: (rage) => `Rage ${rage}`,
  figures: (figures) => (figures === 1 ? '1 figure' : `${figures} figures`),
  vitality: (left, of) => `vitality ${left} of ${of}`,
  parts: { start: 'Start', activation: 'Activation', second: 'Another unit', end: 'End' },
  drafts: { quick: 'Quick armies', pick: 'Recruit in turn', given: 'Chosen armies' },
  tables: {
    '2': { name: 'Two players', about: 'A side each, 12 points each.' },
    '3-blue': {
      name: 'Three players, two Blue',
      about: 'Hephaestus and Hades are played by two with 6 points each, Zeus and Ares by one with 12.',
    },
    '3-red': {
      name: 'Three players, two Red',
      about: 'Zeus and Ares are played by two with 6 points each, Hephaestus and Hades by one with 12.',
    },
    '4': { name: 'Four players', about: 'A god each, 8 points each.' },
  },
  decimal: (value) => value.toFixed(1),
  turn: (number) => `turn ${number}`,
  states: {
    trapped: () => 'trapped',
    petrified: () => 'petrified',
    activated: () => 'activated',
    carriesStone: 'with a stone',
    inReserve: 'in reserve',
    destroyed: () => 'destroyed',
    silent: 'silent',
  },
};

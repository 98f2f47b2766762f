import { BLESSING_IDS, type BlessingId } from '../../src/cards/blessings.ts';
import { type Twins, testTwins } from './twin.ts';

const workers = '0,0 4,4 4,0 0,4';
const ASLEEP = { change: { asleep: [{ figure: 2, seat: 0 }] } } as const;
const many = (piece: string, count: number): string => Array(count).fill(piece).join(' ');

/** What each blessing does on the turn on which it is discarded, and when it does not. */
const BLESSINGS: Twins<BlessingId> = {
  'stepping-stones': [
    {
      queue: 'stepping-stones',
      workers,
      after: ['0>1,1'],
      holds: '0>2,2 {stepping-stones}',
      unless: {
        'before the move': { workers: '1,1 4,4 4,0 0,4', after: [] },
        twice: { after: ['0>1,1', '0>1,2 {stepping-stones}'] },
        'after the build': { after: ['0>1,1', '0+0,0 L1'] },
        'two levels up': { towers: '2,2:2' },
      },
    },
  ],
  'spare-hands': [
    {
      queue: 'spare-hands',
      workers,
      after: ['0>1,1', '0+0,0 L1'],
      holds: '0+0,1 L1 {spare-hands}',
      unless: {
        'before the build': { after: ['0>1,1'] },
        'without a piece': { stockpile: 'L1' },
        twice: { after: ['0>1,1', '0+0,0 L1', '0+1,0 L1 {spare-hands}'] },
      },
    },
  ],
  'quarry-gift': [
    {
      queue: 'quarry-gift',
      workers,
      holds: 'gain L1 {quarry-gift}',
      unless: {
        'from an empty box': { stockpile: many('L1', 22) },
        'dropped for nothing': { after: ['drop quarry-gift'] },
      },
    },
  ],
  barter: [
    {
      queue: 'barter',
      workers,
      stockpile: 'L1 D',
      holds: 'pay L1 {barter}',
      unless: {
        'a piece that is not there': { stockpile: 'D' },
        'a piece of a god': { stockpile: 'D', gods: 'artemis' },
      },
    },
  ],
  'west-wind': [
    {
      queue: 'west-wind',
      workers,
      holds: '2~3,1 {west-wind}',
      unless: {
        'two levels up': { towers: '3,1:2' },
        'onto a dome': { towers: '3,1:D' },
        'onto somebody': { workers: '0,0 3,1 4,0 0,4' },
        'who sleeps': ASLEEP,
      },
    },
  ],
  'sure-feet': [
    {
      queue: 'sure-feet',
      workers,
      towers: '1,1:2',
      holds: '0>1,1 {sure-feet}',
      unless: {
        'three levels up': { towers: '1,1:3' },
        'one level up': { towers: '1,1:1' },
        'onto a dome': { towers: '1,1:L1/D' },
      },
    },
  ],
  'fresh-omens': [
    {
      queue: 'fresh-omens artemis',
      workers,
      holds: 'use fresh-omens',
      unless: { 'without a god in the queue': { queue: 'fresh-omens quarry-gift' } },
    },
  ],
  'trade-places': [
    {
      queue: 'trade-places',
      workers,
      holds: 'use trade-places 0 2',
      unless: {
        'with who sleeps': ASLEEP,
        'with who is not on the map': { workers: '0,0 4,4 - 0,4' },
      },
    },
  ],
  'masons-chest': [
    {
      queue: 'masons-chest',
      workers,
      holds: 'gain L2 {masons-chest}',
      unless: { 'from an empty box': { stockpile: many('L2', 18) } },
    },
  ],
  'second-wind': [
    {
      queue: 'second-wind',
      workers,
      after: ['0>1,1', '0+0,0 L1'],
      holds: '1>3,3 {second-wind}',
      unless: {
        'without a Move then Build': { after: [] },
        'after the game': { die: 'red', after: ['game', 'gain L1'] },
        'with the same worker': { workers: '0,0 - 4,0 0,4' },
        'before the build': { after: ['0>1,1'] },
      },
    },
  ],
  'veil-of-mist': [
    {
      riddle: 6,
      queue: 'veil-of-mist',
      holds: 'use veil-of-mist',
      unless: { 'where nothing ends the turn': { riddle: 2 } },
    },
  ],
  'high-stone': [
    {
      queue: 'high-stone',
      workers,
      holds: 'gain L3 {high-stone}',
      unless: { 'from an empty box': { stockpile: many('L3', 14) } },
    },
  ],
  'rope-bridge': [
    {
      riddle: 2,
      queue: 'rope-bridge',
      workers: '2,1 1,1 0,0 6,3',
      holds: '0>4,1 {rope-bridge}',
      unless: {
        'onto somebody': { workers: '2,1 1,1 4,1 6,3' },
        'two levels up': { towers: '4,1:2' },
        'after the build': { after: ['0>1,0', '0+2,0 L1'] },
      },
    },
  ],
  'dawn-dome': [
    {
      queue: 'dawn-dome',
      workers,
      holds: 'gain D {dawn-dome}',
      unless: { 'from an empty box': { stockpile: many('D', 18) } },
    },
  ],
  'pull-down': [
    {
      queue: 'pull-down',
      workers,
      towers: '0,1:2',
      holds: '0-0,1 {pull-down}',
      unless: {
        'under somebody': { workers: '0,0 0,1 4,0 0,4' },
        'from a dome': { towers: '0,1:L1/D' },
        'from the ground': { towers: '' },
        'far from the own workers': { workers: '3,0 4,4 4,0 0,4' },
      },
    },
  ],
  'ferrymans-mercy': [
    {
      queue: 'ferrymans-mercy',
      workers: '0,0 4,4 4,0 -',
      change: { fates: ['standing', 'standing', 'standing', 'destroyed'], destroyed: 1 },
      holds: 'use ferrymans-mercy 3 2,1',
      unless: {
        'onto a tower': { towers: '2,1:1' },
        'onto somebody': { workers: '2,1 4,4 4,0 -' },
        'while nobody is destroyed': {
          change: { fates: ['standing', 'standing', 'standing', 'waiting'], destroyed: 0 },
        },
      },
    },
  ],
  'open-hand': [
    {
      queue: 'open-hand artemis',
      workers,
      holds: 'select 1 {open-hand}',
      unless: {
        'above the limit': { gods: 'hera ares' },
        'a blessing': { queue: 'open-hand quarry-gift' },
      },
    },
  ],
  'answered-prayer': [
    {
      queue: 'answered-prayer',
      workers,
      change: { gems: ['green'] },
      holds: 'use answered-prayer red',
      unless: { 'a gem that is there': { change: { gems: ['green', 'red'] } } },
    },
  ],
  cornucopia: [
    {
      queue: 'cornucopia',
      workers,
      holds: 'use cornucopia',
      unless: {
        'from an empty box': {
          stockpile: [many('L1', 22), many('L2', 18), many('L3', 14), many('D', 18)].join(' '),
        },
      },
    },
    {
      queue: 'cornucopia',
      workers,
      after: ['use cornucopia', 'gain L3'],
      holds: 'gain L3',
      unless: { 'a third time': { after: ['use cornucopia', 'gain L3', 'gain L3'] } },
    },
  ],
  'polaris-favor': [
    {
      queue: 'polaris-favor',
      friends: 'pegasus iris',
      workers,
      holds: 'use polaris-favor pegasus',
      unless: {
        'of a god who is no friend': { friends: 'iris' },
        'of a god that one holds': { gods: 'pegasus' },
      },
    },
  ],
};

testTwins(BLESSINGS, BLESSING_IDS);

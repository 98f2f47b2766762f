import { places, type Riddle } from '../riddle.ts';

export const theRiverStyx: Riddle = {
  number: 10,
  island: 'grieving',
  grid: ['...~...', '...~...', '...~...', '...~...', '...~...'],
  bridges: [
    [
      [2, 1],
      [4, 1],
    ],
    [
      [2, 3],
      [4, 3],
    ],
  ],
  workers: places('2,0 1,3 2,4 1,1'),
  coins: [
    { colour: 'silver', level: 2, at: [0, 1] },
    { colour: 'silver', level: 1, at: [0, 3] },
    { colour: 'silver', level: 1, at: [1, 4] },
    { colour: 'silver', level: 2, at: [5, 0] },
    { colour: 'gold', level: 2, at: [5, 2] },
    { colour: 'gold', level: 2, at: [4, 4] },
    { colour: 'gold', level: 3, at: [6, 2] },
  ],
  blessings: places('6,0 6,4 0,0'),
  zones: {
    far: places('4,0 5,0 6,0 4,1 5,1 6,1 4,2 5,2 6,2 4,3 5,3 6,3 4,4 5,4 6,4'),
  },
  stockpile: { L1: 6, L2: 4, L3: 1, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'toll', pieces: 1 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    {
      tier: 'heroic',
      slots: { silver: 1, gold: 1 },
      goal: { allCoins: true },
      reward: { blessing: 1 },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, zoneEmptyOfWorkers: 'far' },
      reward: null,
      ends: true,
    },
  ],
  expert: {
    bridges: [
      [
        [2, 3],
        [4, 3],
      ],
    ],
  },
};

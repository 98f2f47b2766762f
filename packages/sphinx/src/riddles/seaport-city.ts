import { places, type Riddle } from '../riddle.ts';

export const seaportCity: Riddle = {
  number: 2,
  island: 'paradise',
  grid: ['...~...', '...~...', '...~...', '...~...'],
  bridges: [
    [
      [2, 0],
      [4, 0],
    ],
    [
      [2, 3],
      [4, 3],
    ],
  ],
  workers: places('0,1 6,2 0,2 6,1'),
  coins: [
    { colour: 'silver', level: 1, at: [1, 0] },
    { colour: 'silver', level: 2, at: [1, 2] },
    { colour: 'silver', level: 1, at: [5, 3] },
    { colour: 'silver', level: 2, at: [5, 1] },
    { colour: 'gold', level: 2, at: [2, 1] },
    { colour: 'gold', level: 3, at: [4, 2] },
    { colour: 'gold', level: 2, at: [6, 0] },
  ],
  blessings: places('0,3 2,2 4,1'),
  stockpile: { L1: 6, L2: 3, L3: 0, D: 0 },
  deck: { mover: 2, builder: 2, specialist: 1 },
  friendly: 0,
  rules: [],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 3 }, goal: null, reward: { blessing: 1 }, ends: false },
    { tier: 'heroic', slots: { silver: 1 }, goal: { allCoins: true }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, blessingsCollected: 3, maxGods: 4 },
      reward: null,
      ends: false,
    },
  ],
  expert: {
    stockpile: { L1: 5, L2: 3, L3: 0, D: 0 },
    bridges: [
      [
        [2, 0],
        [4, 0],
      ],
    ],
  },
};

import { places, type Riddle } from '../riddle.ts';

export const lostAtSea: Riddle = {
  number: 5,
  island: 'distant',
  grid: ['..~~..', '..~~..', '~~..~~', '~~..~~', '..~~..', '..~~..'],
  bridges: [
    [
      [1, 0],
      [4, 0],
    ],
    [
      [1, 5],
      [4, 5],
    ],
    [
      [0, 1],
      [0, 4],
    ],
    [
      [5, 1],
      [5, 4],
    ],
  ],
  workers: places('2,2 3,3 3,2 2,3'),
  coins: [
    { colour: 'silver', level: 1, at: [1, 1] },
    { colour: 'silver', level: 2, at: [4, 1] },
    { colour: 'silver', level: 2, at: [1, 4] },
    { colour: 'silver', level: 1, at: [4, 4] },
    { colour: 'gold', level: 3, at: [2, 2] },
    { colour: 'gold', level: 2, at: [3, 2] },
    { colour: 'gold', level: 2, at: [3, 3] },
  ],
  blessings: places('5,1 0,4'),
  flotsam: [
    { piece: 'L3', at: [0, 0] },
    { piece: 'L2', at: [1, 0] },
    { piece: 'L1', at: [0, 1] },
    { piece: 'L2', at: [5, 0] },
    { piece: 'L1', at: [4, 0] },
    { piece: 'L2', at: [0, 5] },
    { piece: 'L1', at: [1, 5] },
    { piece: 'L3', at: [5, 5] },
    { piece: 'L1', at: [5, 4] },
  ],
  stockpile: { L1: 4, L2: 2, L3: 0, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'flotsam' }],
  objectives: [
    { tier: 'silver', slots: { silver: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: null, ends: true },
    { tier: 'heroic', slots: { silver: 2, gold: 1 }, goal: { allCoins: true }, reward: null, ends: false },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, flotsamLeft: 0, maxGods: 4 },
      reward: null,
      ends: false,
    },
  ],
  expert: {
    flotsam: [
      { piece: 'L1', at: [0, 1] },
      { piece: 'L2', at: [5, 0] },
      { piece: 'L1', at: [4, 0] },
      { piece: 'L2', at: [0, 5] },
      { piece: 'L1', at: [1, 5] },
      { piece: 'L3', at: [5, 5] },
      { piece: 'L1', at: [5, 4] },
    ],
  },
};

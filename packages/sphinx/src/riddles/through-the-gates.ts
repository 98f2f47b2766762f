import { places, type Riddle } from '../riddle.ts';

export const throughTheGates: Riddle = {
  number: 21,
  island: 'lair',
  grid: ['.....', '~~G~~', '.....', '.....', '~g~g~', '.....', '.....'],
  workers: places('1,6 3,6 2,6 2,5'),
  coins: [
    { colour: 'silver', level: 2, at: [0, 5] },
    { colour: 'silver', level: 2, at: [4, 5] },
    { colour: 'gold', level: 2, at: [0, 3] },
    { colour: 'gold', level: 3, at: [4, 2] },
  ],
  blessings: places('0,6 4,3 0,2'),
  zones: {
    gate1: [
      [1, 4],
      [3, 4],
    ],
    gate2: [[2, 1]],
    sanctum: places('0,0 1,0 2,0 3,0 4,0'),
  },
  stockpile: { L1: 7, L2: 5, L3: 1, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 3,
  rules: [
    {
      kind: 'gates',
      gates: [
        {
          spaces: places('1,4 3,4'),
          opens: { silver: 2 },
        },
        { spaces: places('2,1'), opens: { gold: 2 } },
      ],
    },
  ],
  objectives: [
    { tier: 'silver', slots: { silver: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    {
      tier: 'heroic',
      slots: null,
      goal: { workersIn: { zone: 'sanctum', count: 2, colours: 2 }, maxGods: 5 },
      reward: { blessing: 1 },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { workersIn: { zone: 'sanctum', count: 3 } },
      reward: null,
      ends: true,
    },
  ],
  expert: {
    rules: [
      {
        kind: 'gates',
        gates: [
          { spaces: places('1,4'), opens: { silver: 2 } },
          { spaces: places('2,1'), opens: { gold: 2 } },
        ],
      },
    ],
  },
};

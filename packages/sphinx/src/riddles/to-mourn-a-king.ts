import { places, type Riddle } from '../riddle.ts';

export const toMournAKing: Riddle = {
  number: 9,
  island: 'grieving',
  grid: ['..~...~', '.......', '.......', '~...~..'],
  workers: places('1,1 0,2 1,2 0,0'),
  king: [0, 1],
  coins: [
    { colour: 'silver', level: 1, at: [1, 3] },
    { colour: 'silver', level: 1, at: [3, 0] },
    { colour: 'silver', level: 1, at: [3, 3] },
    { colour: 'silver', level: 1, at: [5, 0] },
    { colour: 'silver', level: 2, at: [5, 3] },
  ],
  blessings: places('4,0 2,3'),
  zones: { tomb: places('6,1') },
  stockpile: { L1: 11, L2: 5, L3: 0, D: 0 },
  deck: { mover: 1, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'procession', climb: 1 }],
  objectives: [
    { tier: 'silver', slots: { silver: 4 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    {
      tier: 'gold',
      slots: null,
      goal: { kingAt: { at: [6, 1], minHeight: 0 } },
      reward: { pieces: ['L2'] },
      ends: false,
    },
    {
      tier: 'heroic',
      slots: null,
      goal: { kingAt: { at: [6, 1], minHeight: 2 } },
      reward: { blessing: 1 },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: { silver: 1 },
      goal: {
        kingAt: { at: [6, 1], minHeight: 2 },
        allCoins: true,
        workersAtHeight: { height: 1, count: 2 },
      },
      reward: null,
      ends: true,
    },
  ],
  expert: { stockpile: { L1: 9, L2: 5, L3: 0, D: 0 }, deck: { mover: 1, builder: 1, specialist: 0 } },
  earlier: [{ stockpile: { L1: 10, L2: 5, L3: 0, D: 0 } }],
};

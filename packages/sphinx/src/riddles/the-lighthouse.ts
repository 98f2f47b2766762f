import { places, type Riddle } from '../riddle.ts';

export const theLighthouse: Riddle = {
  number: 1,
  island: 'paradise',
  grid: ['~~..~', '~...~', '.....', '.....', '..~..'],
  workers: places('0,2 0,3 4,3 4,4'),
  coins: [
    { colour: 'silver', level: 2, at: [1, 3] },
    { colour: 'silver', level: 2, at: [3, 3] },
    { colour: 'silver', level: 1, at: [4, 2] },
    { colour: 'gold', level: 3, at: [2, 2] },
    { colour: 'gold', level: 4, at: [3, 0] },
  ],
  blessings: [],
  stockpile: { L1: 4, L2: 2, L3: 1, D: 0 },
  deck: { mover: 1, builder: 2, specialist: 1 },
  friendly: 0,
  rules: [],
  objectives: [
    { tier: 'silver', slots: { silver: 2 }, goal: null, reward: { pieces: ['L2'] }, ends: false },
    { tier: 'gold', slots: { gold: 1 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: { silver: 1, gold: 1 }, goal: { allCoins: true }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, workersAtHeight: { height: 3, count: 1 }, maxGods: 3 },
      reward: null,
      ends: false,
    },
  ],
  expert: { stockpile: { L1: 3, L2: 2, L3: 1, D: 0 }, deck: { mover: 1, builder: 2, specialist: 0 } },
};

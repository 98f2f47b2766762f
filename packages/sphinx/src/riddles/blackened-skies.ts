import { places, type Riddle } from '../riddle.ts';

export const blackenedSkies: Riddle = {
  number: 16,
  island: 'war',
  grid: ['.....', '.....', '..2..', '.....', '.....'],
  workers: places('2,2 0,4 1,0 3,4'),
  coins: [
    { colour: 'silver', level: 2, at: [0, 1] },
    { colour: 'silver', level: 2, at: [4, 1] },
    { colour: 'silver', level: 1, at: [0, 3] },
    { colour: 'silver', level: 2, at: [4, 3] },
    { colour: 'gold', level: 3, at: [2, 0] },
    { colour: 'gold', level: 3, at: [2, 4] },
    { colour: 'gold', level: 4, at: [3, 2] },
  ],
  blessings: places('0,2 4,2'),
  stockpile: { L1: 4, L2: 2, L3: 2, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'darkness' }, { kind: 'lightning', minHeight: 2, guards: 2 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    {
      tier: 'heroic',
      slots: { silver: 1, gold: 1 },
      goal: { allCoins: true, maxGods: 5 },
      reward: null,
      ends: true,
    },
    { tier: 'godlike', slots: null, goal: { allCoins: true, maxGods: 4 }, reward: null, ends: false },
  ],
  expert: { rules: [{ kind: 'lightning', minHeight: 2, guards: 3 }] },
  earlier: [
    {
      objectives: [
        { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
        { tier: 'gold', slots: { gold: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
        { tier: 'heroic', slots: { silver: 1, gold: 1 }, goal: { allCoins: true }, reward: null, ends: true },
        { tier: 'godlike', slots: null, goal: { allCoins: true, maxGods: 6 }, reward: null, ends: false },
      ],
    },
  ],
};

import { places, type Riddle } from '../riddle.ts';

export const silenceFromTheGods: Riddle = {
  number: 17,
  island: 'summit',
  grid: ['~....~', '......', '......', '~....~'],
  workers: places('0,1 5,2 5,1 0,2'),
  coins: [
    { colour: 'silver', level: 2, at: [1, 1] },
    { colour: 'silver', level: 1, at: [2, 3] },
    { colour: 'silver', level: 2, at: [4, 2] },
    { colour: 'silver', level: 1, at: [3, 0] },
    { colour: 'gold', level: 2, at: [2, 1] },
    { colour: 'gold', level: 3, at: [3, 2] },
    { colour: 'gold', level: 3, at: [1, 3] },
  ],
  blessings: places('1,0 4,3 4,0'),
  stockpile: { L1: 7, L2: 4, L3: 3, D: 0 },
  deck: null,
  friendly: 0,
  rules: [{ kind: 'silence' }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: { silver: 1 }, goal: { allCoins: true }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, blessingsCollected: 3, gemsMin: 1 },
      reward: null,
      ends: false,
    },
  ],
  expert: { stockpile: { L1: 6, L2: 4, L3: 2, D: 0 } },
};

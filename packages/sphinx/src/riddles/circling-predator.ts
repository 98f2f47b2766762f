import { places, type Riddle } from '../riddle.ts';

export const circlingPredator: Riddle = {
  number: 7,
  island: 'distant',
  grid: ['......', '......', '......', '......', '......', '......'],
  workers: places('2,2 3,3 3,2 2,3'),
  sphinx: [0, 0],
  coins: [
    { colour: 'silver', level: 1, at: [3, 0] },
    { colour: 'silver', level: 1, at: [5, 2] },
    { colour: 'silver', level: 2, at: [2, 5] },
    { colour: 'silver', level: 2, at: [0, 3] },
    { colour: 'silver', level: 2, at: [1, 1] },
    { colour: 'gold', level: 2, at: [5, 5] },
    { colour: 'gold', level: 3, at: [4, 4] },
    { colour: 'gold', level: 3, at: [1, 4] },
  ],
  blessings: places('4,1 5,4 0,1'),
  zones: {
    ring: places('0,0 1,0 2,0 3,0 4,0 5,0 5,1 5,2 5,3 5,4 5,5 4,5 3,5 2,5 1,5 0,5 0,4 0,3 0,2 0,1'),
  },
  stockpile: { L1: 6, L2: 4, L3: 1, D: 0 },
  deck: { mover: 1, builder: 2, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'ring-flight', zone: 'ring', steps: 3 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: { silver: 2 }, goal: { allCoins: true }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, destroyedMax: 0, maxGods: 5 },
      reward: null,
      ends: false,
    },
  ],
  expert: { rules: [{ kind: 'ring-flight', zone: 'ring', steps: { red: 2, green: 3, blue: 4 } }] },
};

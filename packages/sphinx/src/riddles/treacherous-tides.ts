import { places, type Riddle } from '../riddle.ts';

export const treacherousTides: Riddle = {
  number: 6,
  island: 'distant',
  grid: ['......', '......', '......', '......', '.1..1.'],
  workers: places('0,1 5,1 3,1 2,1'),
  coins: [
    { colour: 'silver', level: 1, at: [1, 3] },
    { colour: 'silver', level: 1, at: [4, 3] },
    { colour: 'silver', level: 2, at: [2, 2] },
    { colour: 'silver', level: 2, at: [5, 0] },
    { colour: 'gold', level: 2, at: [0, 3] },
    { colour: 'gold', level: 2, at: [5, 3] },
    { colour: 'gold', level: 3, at: [3, 3] },
  ],
  blessings: places('2,4 3,4'),
  zones: {
    tide: places('0,2 1,2 2,2 3,2 4,2 5,2 0,3 1,3 2,3 3,3 4,3 5,3 0,4 1,4 2,4 3,4 4,4 5,4'),
  },
  stockpile: { L1: 5, L2: 4, L3: 1, D: 0 },
  deck: { mover: 1, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'tide', zone: 'tide', low: 6, high: 2 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: { silver: 1 }, goal: { allCoins: true }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, destroyedMax: 0, byTurn: 22 },
      reward: null,
      ends: false,
    },
  ],
  expert: { rules: [{ kind: 'tide', zone: 'tide', low: 5, high: 3 }] },
};

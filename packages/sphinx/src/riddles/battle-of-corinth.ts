import { places, type Riddle } from '../riddle.ts';

export const battleOfCorinth: Riddle = {
  number: 15,
  island: 'war',
  grid: ['..~~~..', '.......', '.......', '.......', '..~~~..'],
  workers: places('1,1 5,3 5,1 1,3'),
  coins: [
    { colour: 'silver', level: 2, at: [1, 2] },
    { colour: 'silver', level: 2, at: [5, 2] },
    { colour: 'silver', level: 2, at: [3, 1] },
    { colour: 'silver', level: 1, at: [0, 0] },
    { colour: 'gold', level: 3, at: [3, 3] },
    { colour: 'gold', level: 2, at: [0, 4] },
    { colour: 'gold', level: 2, at: [6, 0] },
  ],
  blessings: places('3,2 0,2 6,2'),
  zones: {
    red: places('0,0 1,0 0,1 1,1 0,2 1,2 0,3 1,3 0,4 1,4'),
    green: places('2,1 3,1 4,1 2,2 3,2 4,2 2,3 3,3 4,3'),
    blue: places('5,0 6,0 5,1 6,1 5,2 6,2 5,3 6,3 5,4 6,4'),
  },
  stockpile: { L1: 8, L2: 6, L3: 3, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'bombard', zones: { red: 'red', green: 'green', blue: 'blue' }, rolls: 1 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: null, ends: true },
    { tier: 'heroic', slots: { silver: 1, gold: 1 }, goal: { allCoins: true }, reward: null, ends: false },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, towerAt: { at: [3, 2], minHeight: 4 } },
      reward: null,
      ends: false,
    },
  ],
  expert: { rules: [{ kind: 'bombard', zones: { red: 'red', green: 'green', blue: 'blue' }, rolls: 2 }] },
};

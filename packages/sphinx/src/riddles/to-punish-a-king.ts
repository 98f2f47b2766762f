import { places, type Riddle } from '../riddle.ts';

export const toPunishAKing: Riddle = {
  number: 20,
  island: 'summit',
  grid: ['~....~', '......', '......', '......', '......', '~....~'],
  workers: places('0,1 5,4 4,0 1,5'),
  king: [2, 2],
  coins: [
    { colour: 'silver', level: 1, at: [1, 1] },
    { colour: 'silver', level: 1, at: [4, 4] },
    { colour: 'silver', level: 2, at: [4, 1] },
  ],
  blessings: places('1,0 4,5'),
  stockpile: { L1: 6, L2: 4, L3: 1, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'flight', climb: 1 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: null, goal: { kingTrapped: true }, reward: null, ends: true },
    { tier: 'heroic', slots: null, goal: { kingTrapped: true, allCoins: true }, reward: null, ends: false },
    {
      tier: 'godlike',
      slots: null,
      goal: { kingTrapped: true, allCoins: true, byTurn: 16 },
      reward: null,
      ends: false,
    },
  ],
  expert: { rules: [{ kind: 'flight', climb: 2 }] },
};

import { places, type Riddle } from '../riddle.ts';

export const follyOfTheGods: Riddle = {
  number: 18,
  island: 'summit',
  grid: ['.....', '.....', '.....', '.....', '.....'],
  workers: places('0,2 4,2 2,0 2,4'),
  coins: [
    { colour: 'silver', level: 2, at: [1, 1] },
    { colour: 'silver', level: 2, at: [3, 3] },
    { colour: 'silver', level: 1, at: [3, 1] },
    { colour: 'silver', level: 1, at: [1, 3] },
    { colour: 'gold', level: 2, at: [0, 0] },
    { colour: 'gold', level: 2, at: [4, 4] },
    { colour: 'gold', level: 4, at: [2, 2] },
  ],
  blessings: places('0,4 4,0'),
  stockpile: { L1: 4, L2: 3, L3: 1, D: 0 },
  deck: { mover: 3, builder: 3, specialist: 2 },
  friendly: 2,
  rules: [{ kind: 'bored', exiles: 1 }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: { silver: 1 }, goal: { allCoins: true }, reward: null, ends: true },
    { tier: 'godlike', slots: null, goal: { allCoins: true, questsDone: 4 }, reward: null, ends: false },
  ],
  expert: { rules: [{ kind: 'bored', exiles: 2 }] },
};

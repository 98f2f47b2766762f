import { places, type Riddle } from '../riddle.ts';

export const toStartAgain: Riddle = {
  number: 19,
  island: 'summit',
  grid: ['.....', '.....', '.....', '.....', '.....'],
  towers: [
    { at: [1, 1], pieces: ['L1', 'L2', 'D'] },
    { at: [3, 1], pieces: ['L1', 'D'] },
    { at: [1, 3], pieces: ['L1', 'L2'] },
    { at: [3, 3], pieces: ['L1', 'L2', 'L3'] },
    { at: [2, 2], pieces: ['L1', 'L2', 'D'] },
  ],
  workers: places('0,0 4,4 4,0 0,4'),
  coins: [
    { colour: 'silver', level: 1, at: [0, 2] },
    { colour: 'silver', level: 2, at: [2, 0] },
    { colour: 'silver', level: 1, at: [4, 2] },
    { colour: 'silver', level: 2, at: [2, 4] },
    { colour: 'gold', level: 2, at: [0, 1] },
    { colour: 'gold', level: 2, at: [4, 3] },
    { colour: 'gold', level: 3, at: [3, 0] },
  ],
  blessings: places('1,0 3,4'),
  zones: {
    ruins: places('1,1 3,1 1,3 3,3 2,2'),
  },
  stockpile: { L1: 1, L2: 0, L3: 0, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'ruins', zone: 'ruins', domesTo: 'stockpile' }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    {
      tier: 'heroic',
      slots: { silver: 1, gold: 1 },
      goal: { allCoins: true, byTurn: 26 },
      reward: { blessing: 1 },
      ends: false,
    },
    { tier: 'godlike', slots: null, goal: { allCoins: true, ruinsLeft: 0 }, reward: null, ends: true },
  ],
  expert: { rules: [{ kind: 'ruins', zone: 'ruins', domesTo: 'box' }] },
};

import { places, type Riddle } from '../riddle.ts';

export const sunshineAndSeashores: Riddle = {
  number: 0,
  island: 'paradise',
  grid: ['~...~', '.....', '.....', '~...~'],
  workers: places('0,1 4,2 4,1 0,2'),
  coins: [
    { colour: 'silver', level: 1, at: [1, 1] },
    { colour: 'silver', level: 1, at: [3, 2] },
    { colour: 'gold', level: 2, at: [2, 1] },
    { colour: 'gold', level: 2, at: [2, 2] },
  ],
  blessings: [],
  stockpile: { L1: 3, L2: 1, L3: 0, D: 0 },
  queue: ['artemis', 'demeter', 'hephaestus'],
  deck: null,
  friendly: 0,
  rules: [],
  objectives: [
    { tier: 'silver', slots: { silver: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: null, ends: true },
  ],
  expert: { stockpile: { L1: 2, L2: 1, L3: 0, D: 0 } },
};

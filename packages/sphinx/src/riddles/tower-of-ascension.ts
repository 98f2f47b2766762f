import { places, type Riddle } from '../riddle.ts';

export const towerOfAscension: Riddle = {
  number: 12,
  island: 'grieving',
  grid: ['.....', '.1.1.', '..3..', '.1.1.', '.....'],
  workers: places('0,0 4,4 4,0 0,4'),
  coins: [],
  blessings: places('2,0 2,4'),
  stockpile: { L1: 2, L2: 2, L3: 1, D: 0 },
  deck: { mover: 1, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'ascension', level: 3 }],
  objectives: [
    { tier: 'silver', slots: null, goal: { ascended: 1 }, reward: { pieces: ['L3'] }, ends: false },
    { tier: 'gold', slots: null, goal: { ascended: 2 }, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: null, goal: { ascended: 3 }, reward: { pieces: ['any'] }, ends: false },
    { tier: 'godlike', slots: null, goal: { ascended: 4 }, reward: null, ends: true },
  ],
  expert: { stockpile: { L1: 3, L2: 3, L3: 2, D: 0 }, grid: ['.....', '.1.1.', '..4..', '.1.1.', '.....'] },
};

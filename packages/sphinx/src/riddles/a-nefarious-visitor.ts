import { places, type Riddle } from '../riddle.ts';

export const aNefariousVisitor: Riddle = {
  number: 4,
  island: 'paradise',
  grid: ['.....', '.....', '....2', '.....', '.....'],
  workers: places('1,0 1,4 0,1 0,3'),
  sphinx: [4, 2],
  coins: [
    { colour: 'silver', level: 2, at: [3, 1] },
    { colour: 'silver', level: 2, at: [3, 3] },
    { colour: 'silver', level: 1, at: [2, 0] },
    { colour: 'silver', level: 1, at: [2, 4] },
    { colour: 'gold', level: 2, at: [4, 0] },
    { colour: 'gold', level: 3, at: [4, 4] },
    { colour: 'gold', level: 4, at: [4, 2] },
  ],
  blessings: places('0,2 3,0'),
  stockpile: { L1: 5, L2: 3, L3: 1, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 1,
  rules: [{ kind: 'gaze' }, { kind: 'stalk' }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 2 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'heroic', slots: { silver: 1, gold: 1 }, goal: { allCoins: true }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, workersAtHeight: { height: 2, count: 1 }, maxGods: 4 },
      reward: null,
      ends: false,
    },
  ],
  expert: { sphinx: [2, 2] },
};

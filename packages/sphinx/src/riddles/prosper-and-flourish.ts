import { places, type Riddle } from '../riddle.ts';

export const prosperAndFlourish: Riddle = {
  number: 3,
  island: 'paradise',
  grid: ['.....', '.....', '.....', '.....', '.....'],
  workers: places('0,0 4,4 4,0 0,4'),
  coins: [
    { colour: 'silver', level: 1, at: [1, 1] },
    { colour: 'silver', level: 1, at: [3, 3] },
    { colour: 'silver', level: 2, at: [1, 3] },
    { colour: 'silver', level: 2, at: [3, 1] },
    { colour: 'silver', level: 2, at: [2, 4] },
    { colour: 'gold', level: 2, at: [0, 2] },
    { colour: 'gold', level: 2, at: [4, 2] },
    { colour: 'gold', level: 3, at: [2, 2] },
    { colour: 'gold', level: 4, at: [2, 0] },
  ],
  blessings: places('2,1 2,3'),
  stockpile: { L1: 3, L2: 5, L3: 1, D: 0 },
  deck: { mover: 1, builder: 2, specialist: 1 },
  friendly: 1,
  rules: [{ kind: 'flourish', piece: 'L1', colours: ['silver', 'gold'] }],
  objectives: [
    { tier: 'silver', slots: { silver: 3 }, goal: null, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: { gold: 3 }, goal: null, reward: { pieces: ['L3'] }, ends: false },
    {
      tier: 'heroic',
      slots: { silver: 2, gold: 1 },
      goal: { allCoins: true },
      reward: { pieces: ['any'] },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { allCoins: true, workersAtHeight: { height: 1, count: 'all' } },
      reward: null,
      ends: true,
    },
  ],
  expert: { rules: [{ kind: 'flourish', piece: 'L1', colours: ['silver'] }] },
};

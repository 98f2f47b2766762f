import { places, type Riddle } from '../riddle.ts';

export const scalingTheWalls: Riddle = {
  number: 13,
  island: 'war',
  grid: ['...3...', '...3...', '...2...', '...3...', '...3...'],
  workers: places('0,1 0,3 1,0 1,4'),
  coins: [
    { colour: 'gold', level: 2, at: [5, 1] },
    { colour: 'gold', level: 2, at: [5, 3] },
  ],
  blessings: places('6,0 6,4'),
  zones: {
    courtyard: places('4,0 5,0 6,0 4,1 5,1 6,1 4,2 5,2 6,2 4,3 5,3 6,3 4,4 5,4 6,4'),
    breach: places('3,2'),
  },
  stockpile: { L1: 7, L2: 4, L3: 0, D: 0 },
  deck: { mover: 1, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'breach', at: [3, 2], every: 8 }],
  objectives: [
    {
      tier: 'silver',
      slots: null,
      goal: { workersIn: { zone: 'courtyard', count: 1 } },
      reward: { pieces: ['any'] },
      ends: false,
    },
    {
      tier: 'gold',
      slots: null,
      goal: { workersIn: { zone: 'courtyard', count: 2, colours: 2 } },
      reward: { pieces: ['L2'] },
      ends: false,
    },
    {
      tier: 'heroic',
      slots: { gold: 2 },
      goal: { workersIn: { zone: 'courtyard', count: 2, colours: 2 }, maxGods: 3 },
      reward: { blessing: 1 },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { workersIn: { zone: 'courtyard', count: 'all' }, allCoins: true },
      reward: null,
      ends: true,
    },
  ],
  expert: {
    stockpile: { L1: 7, L2: 5, L3: 0, D: 0 },
    grid: ['...3...', '...3...', '...3...', '...3...', '...3...'],
    rules: [{ kind: 'breach', at: [3, 2], every: null }],
  },
};

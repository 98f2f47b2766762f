import { places, type Riddle } from '../riddle.ts';

export const pulledFromTheGrave: Riddle = {
  number: 11,
  island: 'grieving',
  grid: ['.....', '.....', '.....', '.....', '.....'],
  workers: places('0,4 4,0'),
  workers3: places('0,4 4,0 2,4'),
  coins: [],
  blessings: places('0,0 4,4'),
  stockpile: { L1: 3, L2: 2, L3: 0, D: 0 },
  deck: { mover: 1, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [
    {
      kind: 'graves',
      graves: [
        { at: [1, 1], height: 2, holds: 'pair0', holds3: 'wanderer' },
        { at: [3, 3], height: 2, holds: 'pair1', holds3: 'blessing' },
        { at: [2, 2], height: 3, holds: 'king', holds3: 'king' },
      ],
    },
  ],
  objectives: [
    { tier: 'silver', slots: null, goal: { raised: 1 }, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: null, goal: { raised: 2 }, reward: { pieces: ['L3'] }, ends: false },
    {
      tier: 'heroic',
      slots: null,
      goal: { raised: 3, maxGods: 3 },
      reward: { pieces: ['any'] },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { raised: 3, workersAtHeight: { height: 1, count: 'all' }, maxGods: 4 },
      reward: null,
      ends: true,
    },
  ],
  expert: {
    rules: [
      {
        kind: 'graves',
        graves: [
          { at: [1, 1], height: 3, holds: 'pair0', holds3: 'wanderer' },
          { at: [3, 3], height: 3, holds: 'pair1', holds3: 'blessing' },
          { at: [2, 2], height: 3, holds: 'king', holds3: 'king' },
        ],
      },
    ],
  },
  earlier: [
    {
      objectives: [
        { tier: 'silver', slots: null, goal: { raised: 1 }, reward: { pieces: ['any'] }, ends: false },
        { tier: 'gold', slots: null, goal: { raised: 2 }, reward: { pieces: ['L3'] }, ends: false },
        { tier: 'heroic', slots: null, goal: { raised: 3 }, reward: { pieces: ['any'] }, ends: false },
        {
          tier: 'godlike',
          slots: null,
          goal: { raised: 3, workersAtHeight: { height: 1, count: 'all' }, maxGods: 4 },
          reward: null,
          ends: true,
        },
      ],
    },
  ],
};

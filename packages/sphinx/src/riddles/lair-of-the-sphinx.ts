import { places, type Riddle } from '../riddle.ts';

export const lairOfTheSphinx: Riddle = {
  number: 22,
  island: 'lair',
  grid: ['~.....~', '.......', '.......', '...3...', '.......', '.......', '~.....~'],
  workers: places('1,0 5,6 5,0 1,6'),
  sphinx: [3, 3],
  health: 9,
  coins: [
    { colour: 'silver', level: 2, at: [1, 2] },
    { colour: 'silver', level: 2, at: [5, 4] },
    { colour: 'silver', level: 1, at: [5, 2] },
    { colour: 'silver', level: 1, at: [1, 4] },
    { colour: 'gold', level: 3, at: [2, 1] },
    { colour: 'gold', level: 3, at: [4, 5] },
    { colour: 'gold', level: 2, at: [5, 1] },
    { colour: 'gold', level: 2, at: [1, 5] },
  ],
  blessings: places('3,0 0,3 6,3'),
  zones: { throne: places('3,3') },
  stockpile: { L1: 4, L2: 3, L3: 1, D: 0 },
  deck: { mover: 2, builder: 1, specialist: 1 },
  friendly: 3,
  rules: [
    { kind: 'answers', silver: 1, gold: 2 },
    { kind: 'sphinx-die', red: 'stalk', green: 'roar', blue: 'claw' },
  ],
  objectives: [
    { tier: 'silver', slots: null, goal: { healthMax: 5 }, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: null, goal: { healthMax: 2 }, reward: { pieces: ['any'] }, ends: false },
    {
      tier: 'heroic',
      slots: null,
      goal: { healthMax: 0, maxGods: 2 },
      reward: { pieces: ['any'] },
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { healthMax: 0, workerMovedUpTo: { at: [3, 3], height: 3 } },
      reward: null,
      ends: true,
    },
  ],
  expert: { health: 11, objectives: [{ tier: 'heroic', goal: { healthMax: 0, maxGods: 3 } }] },
};

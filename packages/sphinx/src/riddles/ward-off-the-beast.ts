import { places, type Riddle } from '../riddle.ts';

export const wardOffTheBeast: Riddle = {
  number: 8,
  island: 'distant',
  grid: ['......', '......', '......', '......', '......'],
  workers: places('0,0 5,4 5,0 0,4'),
  sphinx: [2, 2],
  health: 6,
  coins: [
    { colour: 'gold', level: 3, at: [1, 1] },
    { colour: 'gold', level: 3, at: [4, 1] },
    { colour: 'gold', level: 3, at: [1, 3] },
    { colour: 'gold', level: 3, at: [4, 3] },
  ],
  blessings: places('0,2 5,2'),
  stockpile: { L1: 4, L2: 3, L3: 2, D: 0 },
  deck: { mover: 1, builder: 1, specialist: 1 },
  friendly: 2,
  rules: [{ kind: 'wards', far: 1, near: 2 }, { kind: 'roar-or-stalk' }],
  objectives: [
    { tier: 'silver', slots: null, goal: { healthMax: 4 }, reward: { pieces: ['any'] }, ends: false },
    { tier: 'gold', slots: null, goal: { healthMax: 2 }, reward: { pieces: ['L3'] }, ends: false },
    { tier: 'heroic', slots: null, goal: { healthMax: 0 }, reward: null, ends: true },
    {
      tier: 'godlike',
      slots: null,
      goal: { healthMax: 0, byTurn: 18, destroyedMax: 0, maxGods: 4 },
      reward: null,
      ends: false,
    },
  ],
  expert: { health: 7 },
};

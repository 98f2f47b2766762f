import { places, type Riddle } from '../riddle.ts';

export const levelTheStronghold: Riddle = {
  number: 14,
  island: 'war',
  grid: ['.....', '.313.', '.141.', '.313.', '.....'],
  workers: places('0,0 4,4 4,0 0,4'),
  coins: [],
  blessings: places('2,0 2,4'),
  zones: {
    fort: places('1,1 2,1 3,1 1,2 2,2 3,2 1,3 2,3 3,3'),
  },
  stockpile: { L1: 2, L2: 1, L3: 0, D: 0 },
  deck: { mover: 1, builder: 2, specialist: 1 },
  friendly: 2,
  rules: [
    { kind: 'take-down', zone: 'fort', reach: 2, domesTo: 'stockpile' },
    { kind: 'turn-limit', turns: 22 },
  ],
  objectives: [
    {
      tier: 'silver',
      slots: null,
      goal: { zoneMaxHeight: { zone: 'fort', max: 2 } },
      reward: { pieces: ['any'] },
      ends: false,
    },
    {
      tier: 'gold',
      slots: null,
      goal: { zoneMaxHeight: { zone: 'fort', max: 1 } },
      reward: { pieces: ['any'] },
      ends: false,
    },
    {
      tier: 'heroic',
      slots: null,
      goal: { zoneExactHeight: { zone: 'fort', height: 1 }, byTurn: 16 },
      reward: null,
      ends: false,
    },
    {
      tier: 'godlike',
      slots: null,
      goal: { zoneExactHeight: { zone: 'fort', height: 0 } },
      reward: null,
      ends: true,
    },
  ],
  expert: {
    rules: [{ kind: 'turn-limit', turns: 20 }],
    objectives: [{ tier: 'heroic', goal: { zoneExactHeight: { zone: 'fort', height: 1 }, byTurn: 14 } }],
  },
};

import { freshTurn } from '../../src/fresh-turn.ts';
import type { Goal } from '../../src/riddle.ts';
import { RIDDLES } from '../../src/riddles/index.ts';
import { OFF } from '../../src/terrain.ts';
import { type Scene, type Twins, testTwins } from './twin.ts';

const ALL = { coins: [], collected: { silver: 9, gold: 9 } } as const;
const LIGHTHOUSE: Scene = {
  riddle: 1,
  workers: '0,2 2,2 4,3 4,4',
  towers: '2,2:3',
  change: ALL,
  after: ['0>1,2', '0+0,2 L1'],
};
const BEACH: Scene = { riddle: 6, workers: '0,1 1,0 2,0 3,0', change: ALL, after: ['0>0,0', '0+0,1 L1'] };
const CITY: Scene = { riddle: 20, king: '2,2', workers: '0,1 5,4 4,0 1,5', isEnding: true };
const RING = '1,1:2 2,1:2 3,1:2 1,2:2 3,2:2 1,3:2 2,3:2 3,3:2';
const STRONGHOLD: Scene = {
  riddle: 14,
  workers: '0,0 4,4 4,0 0,4',
  after: ['0>0,1', '0+0,0 L1'],
};

/** When each part of a goal is met, and when it is not. */
const GOALS: Twins<keyof Goal> = {
  allCoins: [
    {
      ...LIGHTHOUSE,
      holds: '!achieved heroic',
      unless: {
        'while one lies on the map': { change: { coins: [{ square: 3, colour: 'gold', level: 4 }] } },
        'when one was lost': { change: { coinsLost: 1 } },
      },
    },
  ],
  workersAtHeight: [{ ...LIGHTHOUSE, holds: '!achieved godlike', unless: { lower: { towers: '2,2:2' } } }],
  maxGods: [
    { ...LIGHTHOUSE, holds: '!achieved godlike', unless: { 'with more gods': { change: { selected: 9 } } } },
  ],
  blessingsCollected: [
    {
      riddle: 2,
      workers: '0,1 0,2 6,1 6,2',
      change: { ...ALL, tokens: [], tokensCollected: 3 },
      after: ['0>0,0', '0+0,1 L1'],
      holds: '!achieved godlike',
      unless: { 'with one too few': { change: { tokensCollected: 2 } } },
    },
  ],
  destroyedMax: [
    { ...BEACH, holds: '!achieved godlike', unless: { 'when one fell': { change: { destroyed: 1 } } } },
  ],
  byTurn: [
    {
      ...BEACH,
      holds: '!achieved godlike',
      unless: { 'too late': { change: { turn: freshTurn(99, 0) } } },
    },
  ],
  healthMax: [
    {
      riddle: 8,
      workers: '0,0 5,4 5,0 0,4',
      change: { health: 2 },
      after: ['0>0,1', '0+0,0 L1'],
      holds: '!achieved gold',
      unless: { 'with more': { change: { health: 3 } } },
    },
  ],
  kingAt: [
    {
      riddle: 9,
      king: '6,1',
      workers: '0,0 0,2 1,2 1,1',
      after: ['0>0,1', '0+0,0 L1'],
      holds: '!achieved gold',
      unless: { 'beside it': { king: '5,1' } },
    },
    {
      riddle: 9,
      king: '6,1',
      towers: '6,1:2',
      workers: '0,0 0,2 1,2 1,1',
      after: ['0>0,1', '0+0,0 L1'],
      holds: '!achieved heroic',
      unless: { lower: { towers: '6,1:1' } },
    },
  ],
  raised: [
    {
      riddle: 11,
      workers: '0,1 4,4 4,0 -',
      change: { fates: ['standing', 'standing', 'standing', 'buried'], raised: [0] },
      after: ['0>0,2', '0+0,1 L1'],
      holds: '!achieved silver',
      unless: { 'while all are buried': { change: { raised: [] } } },
    },
  ],
  ascended: [
    {
      riddle: 12,
      workers: '- 4,4 4,0 0,4',
      change: { fates: ['ascended', 'standing', 'standing', 'standing'] },
      after: ['1>3,4', '1+4,4 L1'],
      holds: '!achieved silver',
      unless: {
        'who was destroyed': {
          change: { fates: ['destroyed', 'standing', 'standing', 'standing'], destroyed: 1 },
        },
      },
    },
  ],
  workersIn: [
    {
      riddle: 13,
      workers: '4,2 0,3 5,4 1,4',
      after: ['0>4,1', '0+4,2 L1'],
      holds: '!achieved gold',
      unless: {
        'outside it': { workers: '4,2 0,3 1,0 1,4' },
        'of one colour': { workers: '4,2 5,4 1,0 1,4' },
      },
    },
    {
      riddle: 13,
      players: 3,
      workers: '4,2 5,4 1,0 1,4',
      after: ['0>4,1', '0+4,2 L1'],
      holds: '!achieved gold',
      unless: { 'where colours matter': { players: 2 } },
    },
  ],
  zoneMaxHeight: [
    {
      ...STRONGHOLD,
      towers: '1,1:2 3,1:2 2,2:2 1,3:2 3,3:2',
      holds: '!achieved silver',
      unless: { 'while one is higher': { towers: '1,1:2 3,1:2 2,2:2 1,3:2 3,3:3' } },
    },
  ],
  zoneExactHeight: [
    {
      ...STRONGHOLD,
      towers: '1,1:1 3,1:1 2,2:1 1,3:1 3,3:1',
      holds: '!achieved heroic',
      unless: {
        'while one is lower': { towers: '1,1:1 3,1:1 2,2:1 1,3:1 3,3:0' },
        'while one is higher': { towers: '1,1:1 3,1:1 2,2:1 1,3:1 3,3:2' },
      },
    },
  ],
  kingTrapped: [
    {
      ...CITY,
      towers: RING,
      holds: '!achieved gold',
      unless: { 'while he has a way': { towers: RING.replace(' 3,3:2', '') } },
    },
  ],
  zoneEmptyOfWorkers: [
    {
      riddle: 10,
      workers: '2,1 1,3 2,4 1,1',
      change: ALL,
      after: ['0>2,2', '0+2,1 L1'],
      holds: '!achieved godlike',
      unless: { 'while somebody is there': { workers: '2,1 1,3 2,4 4,1' } },
    },
  ],
  towerAt: [
    {
      riddle: 15,
      workers: '1,1 5,3 5,1 1,3',
      die: 'red',
      towers: '3,2:4',
      change: ALL,
      after: ['0>0,1', '0+1,1 L1'],
      holds: '!achieved godlike',
      unless: { lower: { towers: '3,2:3' }, elsewhere: { towers: '3,1:4' } },
    },
  ],
  flotsamLeft: [
    {
      riddle: 5,
      workers: '1,1 3,3 3,2 2,3',
      change: { ...ALL, flotsam: [] },
      after: ['0>0,1', '0+1,1 L1'],
      holds: '!achieved godlike',
      unless: { 'while something drifts': { change: { flotsam: [{ square: 35, piece: 'L3' }] } } },
    },
  ],
  ruinsLeft: [
    {
      riddle: 19,
      workers: '0,0 4,4 4,0 0,4',
      towers: '1,1:1 3,1:0 2,2:0 1,3:0 3,3:0',
      change: ALL,
      after: ['0>1,0', '0-1,1'],
      holds: '!achieved godlike',
      unless: { 'while one stands': { towers: '1,1:1 3,1:0 2,2:0 1,3:0 3,3:1' } },
    },
  ],
  gemsMin: [
    {
      riddle: 17,
      workers: '0,1 0,2 5,1 5,2',
      change: { ...ALL, tokens: [], tokensCollected: 3 },
      after: ['0>1,1', '0+0,1 L1'],
      holds: '!achieved godlike',
      unless: { 'when all are spent': { change: { gems: [] } } },
    },
  ],
  questsDone: [
    {
      riddle: 18,
      change: { ...ALL, quests: 9 },
      after: ['0>1,2', '0+0,2 L1'],
      holds: '!achieved godlike',
      unless: { 'with too few': { change: { quests: 1 } } },
    },
  ],
  workerMovedUpTo: [
    {
      riddle: 22,
      workers: '2,3 0,5 6,4 3,6',
      towers: '2,3:2',
      change: { sphinx: OFF, health: 0 },
      after: ['0>3,3', '0+3,2 L1'],
      holds: '!achieved godlike',
      unless: {
        'who moves elsewhere': { after: ['0>2,2', '0+3,2 L1'] },
        'who stands there already': { workers: '3,3 0,5 6,4 3,6', after: ['1>0,4', '1+0,5 L1'] },
      },
    },
  ],
};

/** Every part that a goal of some riddle has. */
const PARTS = [
  ...new Set(
    RIDDLES.flatMap(({ objectives, expert }) => [...objectives, ...(expert.objectives ?? [])]).flatMap(
      ({ goal }) => Object.keys(goal ?? {}) as (keyof Goal)[],
    ),
  ),
];

testTwins(GOALS, PARTS);

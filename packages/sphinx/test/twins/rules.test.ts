import type { RuleKind } from '../../src/riddle.ts';
import { RIDDLES } from '../../src/riddles/index.ts';
import { OFF } from '../../src/terrain.ts';
import { type Twins, testTwins } from './twin.ts';

const asleep = (figure: 0 | 'sphinx' | 'king') => ({ change: { asleep: [{ figure, seat: 0 }] } }) as const;
const OPEN_GATE = { collected: { silver: 2, gold: 0 } };

/** What each rule of a riddle brings about or forbids, and when it does not. */
const RULES: Twins<RuleKind> = {
  flourish: [
    {
      riddle: 3,
      workers: '1,0 4,4 4,0 0,4',
      towers: '0,2:1',
      after: ['0>0,1', '0+0,2 L2'],
      holds: '!gained L1',
      unless: {
        'without a coin': { towers: '', after: ['0>0,1', '0+1,0 L1'] },
        'before it is collected': { towers: '', after: ['0>0,1', '0+0,2 L1'] },
        'for gold as expert': { isExpert: true },
      },
    },
  ],
  gaze: [
    {
      riddle: 4,
      sphinx: '4,4',
      workers: '0,0 1,1 0,4 2,4',
      after: ['1>1,2'],
      holds: '1+2,1 L1',
      unless: { 'beside her': { sphinx: '3,1' } },
    },
    {
      riddle: 8,
      sphinx: '3,1',
      workers: '0,0 1,1 0,4 5,4',
      after: ['1>1,2'],
      holds: '1+2,1 L1',
      unless: { 'where she gazes': { riddle: 4, workers: '0,0 1,1 0,4 4,4' } },
    },
  ],
  stalk: [
    {
      riddle: 4,
      sphinx: '4,2',
      workers: '1,2 0,0 0,4 0,1',
      isEnding: true,
      holds: '!sphinx-moved 3,2',
      unless: {
        'beside a worker': { workers: '1,2 0,0 0,4 4,1' },
        asleep: asleep('sphinx'),
        'with nobody on the map': { workers: '- - - -' },
      },
    },
  ],
  flotsam: [
    {
      riddle: 5,
      workers: '1,1 3,3 3,2 2,3',
      after: ['0>0,1'],
      holds: '!salvaged 0,1 L1',
      unless: { 'when it is gone': { change: { flotsam: [] } } },
    },
    {
      riddle: 5,
      workers: '2,2 3,3 3,2 2,3',
      change: { flotsam: [] },
      after: ['0>1,1'],
      holds: '0+0,1 L1',
      unless: { 'while something drifts there': { change: { flotsam: [{ square: 6, piece: 'L1' }] } } },
    },
  ],
  tide: [
    {
      riddle: 6,
      workers: '0,2 1,0 2,0 3,0',
      change: { clock: 5 },
      isEnding: true,
      holds: '!destroyed 0',
      unless: {
        'on a tower': { towers: '0,2:1' },
        'on the cliff': { workers: '0,1 1,0 2,0 3,0' },
        'a turn earlier': { change: { clock: 4 } },
        'a turn later': { change: { clock: 6 } },
        asleep: asleep(0),
      },
    },
    {
      riddle: 6,
      workers: '0,1 1,0 2,0 3,0',
      holds: '0>0,2',
      unless: { 'at high tide': { change: { clock: 6 } } },
    },
  ],
  'ring-flight': [
    {
      riddle: 7,
      sphinx: '0,0',
      workers: '3,0 3,3 3,2 2,3',
      isEnding: true,
      holds: '!destroyed 0',
      unless: {
        'high enough': { towers: '3,0:2' },
        'beside her way': { workers: '3,1 3,3 3,2 2,3' },
        'where she only passes': { workers: '2,0 3,3 3,2 2,3' },
        'while she sleeps': asleep('sphinx'),
      },
    },
  ],
  wards: [
    {
      riddle: 8,
      sphinx: '2,2',
      workers: '0,0 5,4 5,0 0,4',
      towers: '1,1:2',
      after: ['0>1,0', '0+1,1 L3'],
      holds: '!sphinx-hurt 4',
      unless: {
        'from afar': { sphinx: '4,3' },
        'before it is high enough': { towers: '1,1:1', after: ['0>1,0', '0+1,1 L2'] },
      },
    },
  ],
  'roar-or-stalk': [
    {
      riddle: 8,
      sphinx: '2,2',
      workers: '1,2 5,4 5,0 5,2',
      isEnding: true,
      holds: '!forced 0 0,2',
      unless: {
        'higher up': { towers: '1,2:1' },
        'onto a dome': { towers: '0,2:D' },
        'who sleeps': asleep(0),
        'while she sleeps': asleep('sphinx'),
      },
    },
    {
      riddle: 8,
      sphinx: '2,2',
      workers: '0,2 5,4 5,0 5,2',
      isEnding: true,
      holds: '!sphinx-moved 1,2',
      unless: { 'beside somebody': { workers: '0,2 5,4 5,0 3,3' } },
    },
  ],
  procession: [
    {
      riddle: 9,
      king: '0,1',
      workers: '1,1 0,2 1,2 0,0',
      after: ['0>2,1'],
      holds: 'king~1,1',
      unless: {
        'two levels up': { towers: '1,1:2' },
        'from further away': { king: '4,1' },
        asleep: asleep('king'),
        'twice for one move': { after: ['0>2,1', 'king~1,1'] },
      },
    },
  ],
  toll: [
    {
      riddle: 10,
      workers: '2,1 1,3 2,4 1,1',
      after: ['0>4,1'],
      holds: 'pay L2',
      unless: { 'on land': { after: ['0>2,2'] } },
    },
    {
      riddle: 10,
      workers: '2,1 1,3 2,4 1,1',
      holds: '0>4,1',
      unless: { 'without a piece': { stockpile: '' }, 'with none left to build': { stockpile: 'L1' } },
    },
    {
      riddle: 2,
      workers: '2,0 1,1 6,1 6,2',
      stockpile: 'L1',
      holds: '0>4,0',
      unless: { 'where a toll is taken': { riddle: 10, workers: '2,1 1,3 2,4 1,1' } },
    },
  ],
  graves: [
    {
      riddle: 11,
      workers: '0,1 - 4,0 -',
      towers: '1,1:1',
      change: { fates: ['standing', 'buried', 'standing', 'buried'] },
      after: ['0>0,2', '0+1,1 L2'],
      holds: '!raised 1 1,1',
      unless: {
        'at height 1': { towers: '', after: ['0>0,2', '0+1,1 L1'] },
        twice: { change: { raised: [0] } },
        'so low as expert': { isExpert: true },
      },
    },
  ],
  ascension: [
    {
      riddle: 12,
      workers: '1,2 4,4 4,0 0,4',
      towers: '1,2:2',
      after: ['0>2,2', '0+3,2 L1'],
      holds: '!ascended 0',
      unless: {
        'along level 3': { towers: '1,2:3' },
        'to level 2': { towers: '1,2:1 1,1:2', after: ['0>1,1', '0+0,1 L1'] },
      },
    },
  ],
  breach: [
    {
      riddle: 13,
      workers: '0,1 0,3 1,0 1,4',
      change: { clock: 7 },
      isEnding: true,
      holds: '!risen 3,2 L3',
      unless: {
        'a turn earlier': { change: { clock: 6 } },
        'a turn later': { change: { clock: 8 } },
        'while somebody stands in it': { workers: '3,2 0,3 1,0 1,4' },
        'under a dome': { towers: '3,2:L1/L2/D' },
      },
    },
  ],
  'take-down': [
    {
      riddle: 14,
      workers: '0,0 4,4 4,0 0,4',
      towers: '1,1:2',
      after: ['0>1,0'],
      holds: '0-1,1',
      unless: {
        'out of reach': { towers: '1,1:3' },
        'under somebody': { workers: '0,0 1,1 4,0 0,4' },
        'from the ground': { towers: '1,1:0' },
        'outside the stronghold': { riddle: 3 },
      },
    },
  ],
  'turn-limit': [
    {
      riddle: 14,
      change: { clock: 21 },
      isEnding: true,
      holds: '!ended time',
      unless: {
        'a turn earlier': { change: { clock: 20 } },
        'where no time is set': { riddle: 3 },
      },
    },
  ],
  bombard: [
    {
      riddle: 15,
      workers: '1,1 5,3 5,1 1,3',
      die: 'red',
      towers: '0,2:2 1,2:1',
      isEnding: true,
      holds: '!toppled 0,2 L2',
      unless: {
        'in another zone': { die: 'green' },
        'under somebody': { workers: '0,2 5,3 5,1 1,3' },
        'under a dome': { towers: '0,2:L1/L2/D 1,2:1' },
        'beside a taller one': { towers: '0,2:2 1,2:3' },
      },
    },
  ],
  darkness: [
    {
      riddle: 16,
      change: { queue: [{ kind: 'facedown', type: 'mover' }], unseen: ['apollo'] },
      after: ['select 0'],
      holds: '!turned-up apollo',
      unless: { 'a god that lies faceup': { change: { queue: [{ kind: 'god', god: 'apollo' }] } } },
    },
    {
      riddle: 16,
      queue: 'zeus',
      change: {
        deck: { top: [], left: { mover: 1, builder: 0, specialist: 0, any: 0 }, bottom: [] },
        unseen: ['apollo'],
      },
      after: ['select 0'],
      holds: '!revealed facedown mover',
      unless: { 'where it is light': { riddle: 3 } },
    },
  ],
  lightning: [
    {
      riddle: 16,
      workers: '0,4 4,4 4,0 0,3',
      towers: '2,2:2',
      isEnding: true,
      holds: '!toppled 2,2 L2',
      unless: {
        'beside one as tall': { towers: '2,2:2 3,3:2' },
        'at height 1': { towers: '2,2:1' },
        'under a dome': { towers: '2,2:L1/L2/D' },
        'with two workers close to it': { workers: '1,1 4,4 3,3 0,3' },
      },
    },
  ],
  silence: [
    {
      riddle: 17,
      workers: '1,1 0,2 5,1 5,2',
      change: { blessings: ['second-wind'] },
      after: ['0>1,0', '0+2,0 L1'],
      holds: '!revealed second-wind',
      unless: {
        'where gods fill the queue': {
          riddle: 3,
          workers: '1,1 4,4 4,0 0,4',
          queue: 'artemis demeter zeus',
          after: ['0>2,1', '0+1,1 L1'],
        },
      },
    },
  ],
  bored: [
    {
      riddle: 18,
      queue: 'apollo hermes zeus',
      after: ['0>1,2', '0+0,2 L1'],
      holds: '!god-exiled apollo',
      unless: {
        'when a god is selected': { after: ['select 1'] },
        'when a power is used': { gods: 'demeter', after: ['0>1,2', '0+0,2 L1', '0+1,3 L1 {demeter}'] },
        'where nobody is bored': { riddle: 3, workers: '0,2 4,4 4,0 0,4' },
      },
    },
  ],
  ruins: [
    {
      riddle: 19,
      workers: '0,0 4,4 4,0 0,4',
      after: ['0>1,0'],
      holds: '0-1,1',
      unless: {
        'under somebody': { workers: '0,0 1,1 4,0 0,4', towers: '1,1:2' },
        'from what is no ruin any more': { change: { ruins: [] } },
      },
    },
  ],
  flight: [
    {
      riddle: 20,
      king: '2,2',
      workers: '- - - -',
      isEnding: true,
      holds: '!king-moved 2,1',
      unless: {
        asleep: asleep('king'),
        'two levels up': { towers: '2,1:2' },
        'when he is gone': { change: { king: OFF } },
      },
    },
    {
      riddle: 20,
      king: '2,2',
      workers: '0,1 5,4 4,0 1,5',
      towers: '1,1:2 2,1:2 3,1:2 1,2:2 3,2:2 1,3:2 2,3:2 3,3:2',
      isEnding: true,
      holds: '!king-trapped',
      unless: {
        'with one way left': { towers: '1,1:2 2,1:2 3,1:2 1,2:2 3,2:2 1,3:2 2,3:2' },
        'as expert, who climbs two levels': { isExpert: true },
        asleep: asleep('king'),
      },
    },
  ],
  gates: [
    {
      riddle: 21,
      workers: '1,5 3,6 2,6 2,5',
      change: OPEN_GATE,
      holds: '0>1,4',
      unless: { 'before both coins are there': { change: { collected: { silver: 1, gold: 2 } } } },
    },
    {
      riddle: 21,
      workers: '3,5 1,5 2,6 2,5',
      change: OPEN_GATE,
      holds: '0>3,4',
      unless: { 'as expert': { isExpert: true } },
    },
  ],
  answers: [
    {
      riddle: 22,
      workers: '4,2 0,5 6,4 3,6',
      die: 'blue',
      after: ['0>4,1', '0+5,2 L1'],
      holds: '!sphinx-hurt 8',
      unless: { 'without a coin': { after: ['0>4,1', '0+4,0 L1'] } },
    },
  ],
  'sphinx-die': [
    {
      riddle: 22,
      sphinx: '3,3',
      workers: '2,3 1,6 6,6 6,0',
      die: 'green',
      isEnding: true,
      holds: '!forced 0 1,3',
      unless: {
        'on red': { die: 'red' },
        'on blue': { die: 'blue' },
        'while she sleeps': asleep('sphinx'),
        'when she is gone': { change: { sphinx: OFF } },
      },
    },
    {
      riddle: 22,
      sphinx: '3,3',
      workers: '0,3 1,6 6,6 6,0',
      die: 'blue',
      towers: '2,2:2 4,4:1',
      isEnding: true,
      holds: '!toppled 2,2 L2',
      unless: { 'on green': { die: 'green' }, 'out of reach': { towers: '1,1:2 4,4:1' } },
    },
  ],
};

/** Every rule that a riddle names. */
const KINDS = [...new Set(RIDDLES.flatMap(({ rules }) => rules.map(({ kind }) => kind)))];

testTwins(RULES, KINDS);

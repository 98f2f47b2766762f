import { OFF } from '../../src/terrain.ts';
import type { Twins } from './twin.ts';

/** Gods who change something else. */
export const SPECIALISTS: Twins<
  | 'pan'
  | 'aphrodite'
  | 'ares'
  | 'charon'
  | 'poseidon'
  | 'selene'
  | 'chaos'
  | 'chronus'
  | 'circe'
  | 'hera'
  | 'hypnus'
  | 'persephone'
  | 'tyche'
  | 'scylla'
  | 'castor-pollux'
  | 'nyx'
> = {
  pan: [
    {
      gods: 'pan',
      towers: '0,0:2',
      after: ['0>1,1'],
      holds: 'gain L1 {pan}',
      unless: {
        'for one level': { towers: '0,0:1' },
        'twice for one drop': { after: ['0>1,1', 'gain L3 {pan}'] },
        'without a charge': { gods: 'pan=0' },
      },
    },
  ],
  aphrodite: [
    {
      gods: 'aphrodite',
      workers: '0,0 4,4 2,0 2,2',
      holds: '2~1,0 {aphrodite}',
      unless: {
        'two levels up': { towers: '1,0:2' },
        'onto a dome': { towers: '1,0:D' },
        'far from the own workers': { workers: '4,3 4,4 2,0 2,2' },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
        'after the move': { after: ['0>0,1'] },
      },
    },
  ],
  ares: [
    {
      gods: 'ares',
      towers: '2,2:2',
      after: ['0>1,1', '0+0,0 L1'],
      holds: '0-2,2 {ares}',
      unless: {
        'under somebody': { workers: '0,0 2,2 4,0 0,4' },
        'from a dome': { towers: '2,2:L1/D' },
        'what was just built': { after: ['0>1,1', '0+2,2 L3'] },
        'without a charge': { gods: 'ares=0', queue: 'quarry-gift' },
      },
    },
  ],
  charon: [
    {
      gods: 'charon',
      workers: '1,1 4,4 0,1 4,0',
      holds: '2~2,1 {charon}',
      unless: {
        'onto a dome': { towers: '2,1:L1/D' },
        'into somebody': { workers: '1,1 2,1 0,1 4,0' },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
        'after the move': { after: ['1>3,3'] },
      },
    },
  ],
  poseidon: [
    {
      gods: 'poseidon',
      after: ['0>1,1', '0+0,0 L1'],
      holds: '1+3,3 L1 {poseidon}',
      unless: {
        'from a tower': { towers: '4,4:1' },
        'a third time': {
          queue: 'quarry-gift',
          after: ['0>1,1', '0+0,0 L1', '1+3,4 L1 {poseidon}', '1+4,3 L1 {poseidon}'],
        },
        'before the build': { after: ['0>1,1'] },
      },
    },
  ],
  selene: [
    {
      gods: 'selene',
      after: ['0>1,1'],
      holds: '1+3,3 D {selene}',
      unless: {
        'on a dome': { towers: '3,3:L1/D' },
        'besides the build': { queue: 'quarry-gift', after: ['0>1,1', '0+0,0 L1'] },
        'under somebody': { workers: '0,0 4,4 3,3 0,4' },
      },
    },
  ],
  chaos: [
    {
      gods: 'chaos',
      holds: 'use chaos',
      unless: {
        'in the middle of the turn': { after: ['0>1,1'] },
        'when every blue god was seen': { change: { unseen: [] } },
        'without a charge': { gods: 'chaos=0' },
        'twice in a turn': { after: ['use chaos'] },
      },
    },
  ],
  chronus: [
    {
      riddle: 6,
      gods: 'chronus',
      change: { clock: 5 },
      after: ['0>1,1', '0+0,1 L1'],
      holds: 'use chronus',
      unless: {
        'before the action is over': { after: ['0>1,1'] },
        'without a charge': { gods: 'chronus=0' },
        'where nothing ends the turn': { riddle: 3, after: ['0>1,1', '0+0,1 L1'] },
      },
    },
    {
      riddle: 6,
      gods: 'chronus',
      change: { clock: 5 },
      after: ['0>1,1', '0+0,1 L1', 'use chronus'],
      holds: '!effects-skipped',
      unless: { 'when he is not used': { after: ['0>1,1', '0+0,1 L1', 'done'] } },
    },
  ],
  circe: [
    {
      gods: 'circe',
      queue: 'artemis',
      holds: 'use circe artemis',
      unless: {
        'in the middle of the turn': { after: ['0>1,1'] },
        'a god that one holds': { gods: 'circe artemis', queue: '' },
        'without a charge': { gods: 'circe=0' },
        'twice in a turn': { after: ['use circe artemis'] },
      },
    },
  ],
  hera: [
    {
      gods: 'hera artemis',
      after: ['0>1,1', '0+0,0 L1<artemis'],
      holds: 'use hera artemis',
      unless: {
        'while pieces are left': { after: ['0>1,1', '0+0,0 L1'] },
        'by another player': { gods: 'hera:1 artemis' },
        'without a charge': { gods: 'hera=0 artemis' },
      },
    },
  ],
  hypnus: [
    {
      riddle: 8,
      gods: 'hypnus',
      workers: '0,0 5,4 5,0 0,4',
      holds: 'use hypnus sphinx',
      unless: {
        'in the middle of the turn': { after: ['0>1,0'] },
        'when she is gone': { change: { sphinx: OFF } },
        'without a charge': { gods: 'hypnus=0' },
        'besides another': { after: ['use hypnus 2'] },
      },
    },
  ],
  persephone: [
    {
      gods: 'persephone',
      towers: '1,1:1',
      after: ['0>1,1', '0+0,0 L1'],
      holds: 'gain L1 {persephone}',
      unless: {
        'after a level move': { towers: '' },
        'before the build': { after: ['0>1,1'] },
        'without a charge': { gods: 'persephone=0' },
        'from an empty box': { stockpile: Array(20).fill('L1').join(' '), towers: '1,1:1 3,3:1' },
      },
    },
  ],
  tyche: [
    {
      gods: 'tyche',
      die: 'blue red',
      change: { gems: ['red'] },
      after: ['game'],
      holds: 'use tyche',
      unless: {
        'by who does not hold her': { gods: 'tyche:1' },
        'a second time': { after: ['game', 'use tyche'] },
      },
    },
  ],
  scylla: [
    {
      gods: 'scylla',
      workers: '1,1 4,4 0,0 3,3',
      after: ['0>1,2'],
      holds: '2~1,1 {scylla}',
      unless: {
        'two levels up': { towers: '1,1:2' },
        'from further away': { workers: '1,1 4,4 3,0 3,3' },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
        'after the build': { queue: 'quarry-gift', after: ['0>1,2', '0+0,2 L1'] },
      },
    },
    {
      riddle: 20,
      gods: 'scylla',
      workers: '1,1 4,4 4,1 5,4',
      king: '2,2',
      after: ['0>1,2'],
      holds: 'king~1,1 {scylla}',
      unless: { 'while he sleeps': { change: { asleep: [{ figure: 'king', seat: 0 }] } } },
    },
  ],
  'castor-pollux': [
    {
      gods: 'castor-pollux',
      holds: '0>1,1 {castor-pollux}',
      unless: {
        'if the second cannot move': { towers: '3,3:2 3,4:2 4,3:2' },
        'without a charge': { gods: 'castor-pollux=0' },
        'with a second who sleeps': { change: { asleep: [{ figure: 1, seat: 0 }] } },
      },
    },
    {
      lent: 'castor-pollux',
      holds: '0+1,1 L1 {castor-pollux}',
      unless: { 'with a piece for one only': { stockpile: 'L1' } },
    },
  ],
  nyx: [
    {
      gods: 'nyx',
      queue: 'quarry-gift',
      after: ['gain L1 {quarry-gift}'],
      holds: 'use nyx quarry-gift',
      unless: {
        'a blessing that is dropped': { after: ['drop quarry-gift'] },
        'without a charge': { gods: 'nyx=0' },
        'by who does not hold her': { gods: 'nyx:1' },
      },
    },
  ],
};

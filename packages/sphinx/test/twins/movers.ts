import type { Twins } from './twin.ts';

/** Gods who change how a worker moves. */
export const MOVERS: Twins<
  | 'apollo'
  | 'artemis'
  | 'athena'
  | 'hermes'
  | 'minotaur'
  | 'triton'
  | 'bia'
  | 'eros'
  | 'proteus'
  | 'eris'
  | 'iris'
  | 'hippolyta'
  | 'pegasus'
> = {
  apollo: [
    {
      gods: 'apollo',
      workers: '0,0 4,4 1,1 4,0',
      holds: '0>1,1~0,0 {apollo}',
      unless: {
        'two levels up': { towers: '1,1:2' },
        'where nobody stands': { workers: '0,0 4,4 2,2 4,0' },
        'with who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
        'by who does not hold him': { gods: 'apollo:1' },
      },
    },
  ],
  artemis: [
    {
      gods: 'artemis',
      after: ['0>1,1'],
      holds: '0>2,2 {artemis}',
      unless: {
        'to where the turn began': { workers: '2,2 4,4 4,0 0,4' },
        'two levels up': { towers: '2,2:2' },
        'a third time': { after: ['0>1,1', '0>1,2 {artemis}'] },
        'after the build': { queue: 'quarry-gift', after: ['0>1,1', '0+0,0 L1'] },
      },
    },
  ],
  athena: [
    {
      gods: 'athena',
      towers: '1,1:1',
      after: ['0>1,1'],
      holds: '0>2,2 {athena}',
      unless: {
        'after a level move': { towers: '' },
        'further up': { towers: '1,1:1 2,2:2' },
        'a third time': { after: ['0>1,1', '0>1,2 {athena}'] },
      },
    },
  ],
  hermes: [
    {
      gods: 'hermes',
      after: ['0>1,1', '0>2,1 {hermes}'],
      holds: '0>2,2 {hermes}',
      unless: {
        'to another height': { towers: '2,2:1' },
        'as a fifth step': { after: ['0>1,1', '0>2,1 {hermes}', '0>3,1 {hermes}', '0>3,2 {hermes}'] },
      },
    },
    {
      gods: 'hermes',
      after: ['0>1,1'],
      holds: '0>2,2 {hermes}',
      unless: { 'after a step down': { towers: '0,0:1' } },
    },
  ],
  minotaur: [
    {
      gods: 'minotaur',
      workers: '0,0 4,4 1,1 4,0',
      holds: '0>1,1~2,2 {minotaur}',
      unless: {
        'onto a dome': { towers: '2,2:L1/D' },
        'into somebody': { workers: '0,0 2,2 1,1 4,0' },
        'two levels up': { towers: '1,1:2' },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
      },
    },
  ],
  triton: [
    {
      gods: 'triton',
      after: ['0>1,0'],
      holds: '0>2,0 {triton}',
      unless: {
        'from inside': { after: ['0>1,1'] },
        'a fourth time': { after: ['0>1,0', '0>0,0 {triton}', '0>1,0 {triton}'] },
      },
    },
  ],
  bia: [
    {
      gods: 'bia',
      workers: '0,0 4,4 2,2 4,0',
      after: ['0>1,1'],
      holds: '2~3,3 {bia}',
      unless: {
        'onto a dome': { towers: '3,3:L1/D' },
        'into somebody': { workers: '0,0 3,3 2,2 4,0' },
        'round a corner': { workers: '0,1 4,4 2,2 4,0' },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
      },
    },
    {
      riddle: 8,
      gods: 'bia',
      workers: '0,1 0,0 0,2 3,0',
      sphinx: '2,1',
      after: ['0>1,1'],
      holds: 'sphinx~3,1 {bia}',
      unless: { 'while she sleeps': { change: { asleep: [{ figure: 'sphinx', seat: 0 }] } } },
    },
  ],
  eros: [
    {
      gods: 'eros',
      holds: '0>3,4 {eros}',
      unless: {
        higher: { towers: '3,4:1' },
        'onto somebody': { workers: '0,0 4,4 3,4 0,4' },
        'to where no partner is': { workers: '0,0 1,1 4,4 0,4' },
      },
    },
  ],
  proteus: [
    {
      gods: 'proteus',
      after: ['0>1,1'],
      holds: '1~0,0 {proteus}',
      unless: {
        'who sleeps': { change: { asleep: [{ figure: 1, seat: 0 }] } },
        'before the move': { after: [] },
        'after the build': { queue: 'quarry-gift', after: ['0>1,1', '0+0,1 L1'] },
      },
    },
  ],
  eris: [
    {
      gods: 'eris',
      holds: '2>3,1 {eris}',
      unless: {
        'the last that moved': { change: { lastMover: 2 } },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
        'two levels up': { towers: '3,1:2' },
      },
    },
  ],
  iris: [
    {
      gods: 'iris',
      workers: '0,0 4,4 1,1 0,4',
      holds: '0>2,2 {iris}',
      unless: {
        'over open ground': { workers: '0,0 4,4 4,0 0,4' },
        'onto somebody': { workers: '0,0 2,2 1,1 0,4' },
        'two levels up': { towers: '2,2:2' },
        'onto a dome': { towers: '2,2:D' },
      },
    },
  ],
  hippolyta: [
    {
      gods: 'hippolyta',
      after: ['0>1,1'],
      holds: '0>2,2 {hippolyta}',
      unless: {
        'after a straight move': { workers: '1,0 4,4 4,0 0,4' },
        'two levels up': { towers: '2,2:2' },
        'a third time': { after: ['0>1,1', '0>0,0 {hippolyta}'] },
      },
    },
  ],
  pegasus: [
    {
      gods: 'pegasus',
      towers: '1,1:3',
      holds: '0>1,1 {pegasus}',
      unless: {
        'onto a dome': { towers: '1,1:4' },
        'where anybody climbs': { towers: '1,1:1' },
        'onto somebody': { workers: '0,0 1,1 4,0 0,4' },
      },
    },
  ],
};

import type { Twins } from './twin.ts';

/** Gods who change how a worker builds. */
export const BUILDERS: Twins<
  | 'atlas'
  | 'demeter'
  | 'hephaestus'
  | 'prometheus'
  | 'hestia'
  | 'zeus'
  | 'dionysus'
  | 'limus'
  | 'medusa'
  | 'morpheus'
  | 'maenads'
  | 'asteria'
  | 'hydra'
> = {
  atlas: [
    {
      lent: 'atlas',
      towers: '2,2:1',
      after: ['0>1,1'],
      holds: '0+2,2 D {atlas}',
      unless: {
        'where anybody builds one': { towers: '2,2:3' },
        'on a dome': { towers: '2,2:L1/D' },
        'without a dome': { stockpile: 'L1 L2' },
        'under somebody': { workers: '0,0 2,2 4,0 0,4' },
      },
    },
  ],
  demeter: [
    {
      lent: 'demeter',
      towers: '0,1:1',
      after: ['0>1,1', '0+0,0 L1'],
      holds: '0+0,1 L2 {demeter}',
      unless: {
        'on the same space': { towers: '', after: ['0>1,1', '0+0,1 L1'] },
        'without a piece': { stockpile: 'L1 L3' },
        'a third time': { after: ['0>1,1', '0+0,0 L1', '0+1,0 L1 {demeter}'] },
      },
    },
  ],
  hephaestus: [
    {
      lent: 'hephaestus',
      after: ['0>1,1', '0+0,1 L1'],
      holds: '0+0,1 L2 {hephaestus}',
      unless: {
        'on another space': { towers: '0,1:1', after: ['0>1,1', '0+0,0 L1'] },
        'without a piece': { stockpile: 'L1 L3' },
        'before the build': { towers: '0,1:1', after: ['0>1,1'] },
      },
    },
    {
      gods: 'hephaestus',
      towers: '0,1:1',
      queue: 'quarry-gift',
      after: ['0>1,1', '0+0,1 L2'],
      holds: '0+0,1 L3 {hephaestus}',
      unless: { 'a third block': { towers: '', after: ['0>1,1', '0+0,1 L1', '0+0,1 L2 {hephaestus}'] } },
    },
  ],
  prometheus: [
    {
      gods: 'prometheus',
      holds: '0+0,1 L1 {prometheus}',
      unless: {
        'after the move': { after: ['0>1,1'] },
        'a second time': { after: ['0+1,0 L1 {prometheus}'] },
        'where it could not move then': { towers: '1,0:1 1,1:1' },
      },
    },
    {
      gods: 'prometheus',
      after: ['0+0,1 L1 {prometheus}'],
      holds: '0>1,0',
      unless: { 'up afterwards': { towers: '1,0:1' } },
    },
  ],
  hestia: [
    {
      gods: 'hestia',
      after: ['0>1,1', '0+0,0 L1'],
      holds: '0+2,2 L1 {hestia}',
      unless: {
        'before the build': { after: ['0>1,1'] },
        'a third time': { queue: 'quarry-gift', after: ['0>1,1', '0+0,0 L1', '0+2,1 L1 {hestia}'] },
      },
    },
    {
      riddle: 21,
      gods: 'hestia',
      workers: '2,3 3,6 2,6 2,5',
      change: { collected: { silver: 2, gold: 2 } },
      after: ['0>1,2', '0+1,3 L1'],
      holds: '0+2,2 L1 {hestia}',
      unless: { 'at the perimeter': { change: { collected: { silver: 2, gold: 0 } } } },
    },
  ],
  zeus: [
    {
      lent: 'zeus',
      towers: '1,1:1',
      after: ['0>1,1'],
      holds: '0+1,1 L2 {zeus}',
      unless: {
        'without a piece': { stockpile: 'L1 L3' },
        'under another worker': { workers: '0,1 1,1 4,0 0,4', after: ['0>0,0'] },
      },
    },
  ],
  dionysus: [
    {
      gods: 'dionysus',
      towers: '0,1:3',
      after: ['0>1,1', '0+0,1 D'],
      holds: '2>3,0 {dionysus}',
      unless: {
        'for a tower without a dome': { towers: '0,1:2', after: ['0>1,1', '0+0,1 L3'] },
        'for an early dome': {
          gods: 'dionysus atlas',
          towers: '0,1:2',
          after: ['0>1,1', '0+0,1 D {atlas}'],
        },
        'who sleeps': { change: { asleep: [{ figure: 2, seat: 0 }] } },
      },
    },
    {
      gods: 'dionysus',
      towers: '0,1:3 4,1:3',
      after: ['0>1,1', '0+0,1 D'],
      holds: '1>3,3 {dionysus}',
      unless: { 'twice in a turn': { after: ['0>1,1', '0+0,1 D', '2>3,0 {dionysus}', '2+4,1 D'] } },
    },
  ],
  limus: [
    {
      lent: 'limus',
      after: ['0>1,1'],
      holds: '0+0,0 L2 {limus}',
      unless: {
        'where it is the right one': { towers: '0,0:1' },
        'instead of a dome': { towers: '0,0:3' },
        'without such a piece': { stockpile: 'L1 L3' },
      },
    },
  ],
  medusa: [
    {
      lent: 'medusa',
      towers: '1,1:1',
      after: ['0>1,1'],
      holds: '0+0,0 L1 {medusa}',
      unless: {
        'after a level move': { towers: '' },
        'without a piece for the build': { stockpile: 'L1' },
        'after the build': { queue: 'quarry-gift', after: ['0>1,1', '0+0,1 L1'] },
      },
    },
  ],
  morpheus: [
    {
      gods: 'morpheus',
      after: ['0>1,1'],
      holds: 'use morpheus',
      unless: {
        'before the move': { after: [] },
        'by who only borrows her': { gods: '', lent: 'morpheus' },
      },
    },
  ],
  maenads: [
    {
      gods: 'maenads',
      workers: '0,0 4,4 2,2 3,3',
      after: ['0>1,1', '0+0,0 L1'],
      holds: '2+1,2 L1 {maenads}',
      unless: {
        'off the line': { workers: '0,0 4,4 2,2 3,4', queue: 'quarry-gift' },
        'before the build': { after: ['0>1,1'] },
        'a second of them': { after: ['0>1,1', '0+0,0 L1', '3+4,3 L1 {maenads}'] },
      },
    },
  ],
  asteria: [
    {
      gods: 'asteria',
      towers: '0,0:1',
      after: ['0>1,1'],
      holds: '0+1,0 D {asteria}',
      unless: {
        'after a level move': { towers: '' },
        'after a move up': { towers: '1,1:1' },
        'where anybody builds one': { towers: '0,0:1 1,0:3' },
      },
    },
  ],
  hydra: [
    {
      gods: 'hydra',
      after: ['0>1,1', '0+0,0 L1<hydra'],
      holds: '0+0,1 L1<hydra {hydra}',
      unless: {
        'after a piece of the stockpile': { queue: 'quarry-gift', after: ['0>1,1', '0+0,0 L1'] },
        'where that piece does not fit': { towers: '0,1:1' },
      },
    },
  ],
};

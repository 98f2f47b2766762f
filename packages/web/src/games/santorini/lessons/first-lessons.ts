import type { Lessons } from './exercise.ts';

/** The steps of a turn. */
export const FIRST_LESSONS: Pick<Lessons, 'move' | 'climb' | 'build' | 'dome'> = {
  move: {
    step: {
      position: '00000 00000 00000 00000 00000/1/mortal:D4,B2/mortal:A5,E1',
      right: { reaches: 'C3' },
      mistakes: {},
    },
    diagonal: {
      position: '00000 00000 00000 00000 00000/1/mortal:D4,B1/mortal:B4,E2',
      right: { reaches: 'E5' },
      mistakes: { 'other-worker': { from: 'B1' } },
    },
    around: {
      position: '00000 00000 00000 00000 00000/1/mortal:B3,A1/mortal:C3,C2',
      right: { from: 'B3', reaches: 'C4' },
      mistakes: { 'other-worker': { from: 'A1' } },
    },
  },
  climb: {
    block: {
      position: '00000 00000 00100 00000 00000/1/mortal:D3,B2/mortal:A5,E5',
      right: { reaches: 'C3' },
      mistakes: { raised: { builds: 'C3' } },
    },
    stairs: {
      position: '00000 00030 10200 01000 00000/1/mortal:E5,B2/mortal:A5,D1',
      right: { standsOn: 2 },
      mistakes: {
        'other-worker': { from: 'E5' },
        'same-level': { standsOn: 1 },
        down: { standsOn: 0 },
      },
    },
    down: {
      position: '00000 00100 01210 00000 00000/1/mortal:E5,C3/mortal:A1,D1',
      right: { from: 'C3', reaches: 'C2' },
      mistakes: { 'other-worker': { from: 'E5' }, 'one-level': { standsOn: 1 } },
    },
  },
  build: {
    beside: {
      position: '00000 00000 00000 00000 00000/1/mortal:A4,C2/mortal:B5,E4',
      right: { builds: 'D3' },
      mistakes: { 'other-worker': { from: 'A4' } },
    },
    behind: {
      position: '00000 00000 00000 00000 00000/1/mortal:C3,E1/mortal:B5,A1',
      right: { reaches: 'C4', builds: 'C3' },
      mistakes: { 'other-worker': { from: 'E1' }, 'other-site': { reaches: 'C4' } },
    },
    stairs: {
      position: '00000 01100 01000 00000 00000/1/mortal:B3,E1/mortal:A1,D1',
      right: { standsOn: 1, makes: 2 },
      mistakes: {
        'other-worker': { from: 'E1' },
        down: { standsOn: 0 },
        'too-low': { standsOn: 1 },
      },
    },
  },
  dome: {
    close: {
      position: '00000 00000 02300 00000 00000/1/mortal:E4,B2/mortal:A5,E1',
      right: { builds: 'C3', makes: 'dome' },
      mistakes: {},
    },
    wall: {
      position: '00000 00000 04400 01000 00200/1/mortal:E5,B2/mortal:A5,E2',
      right: { standsOn: 2 },
      mistakes: { 'other-worker': { from: 'E5' } },
    },
  },
};

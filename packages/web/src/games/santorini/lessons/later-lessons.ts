import type { Lessons } from './exercise.ts';

/** Winning, and keeping others from it. */
export const LATER_LESSONS: Pick<Lessons, 'win' | 'stuck' | 'block' | 'danger'> = {
  win: {
    step: {
      position: '00000 00100 02230 00000 00000/1/mortal:C3,A1/mortal:A5,E1',
      right: { wins: true },
      mistakes: { closed: { makes: 'dome' }, 'other-worker': { from: 'A1' } },
    },
    find: {
      position: '40000 02400 00300 00010 00030/1/mortal:B4,D2/mortal:E4,A1',
      right: { wins: true },
      mistakes: { closed: { builds: 'C3' } },
    },
    fork: {
      position: '00000 00030 02200 00020 00000/1/mortal:A5,B3/mortal:E5,A1',
      right: { forces: true },
      mistakes: {
        'other-worker': { from: 'A5' },
        closed: { makes: 'dome' },
        'one-threat': { threats: 1 },
      },
    },
  },
  stuck: {
    blue: {
      position: '00100 24200 00000 00000 00000/1/mortal:D3,A1/mortal:A5,B5',
      right: { traps: true },
      mistakes: { 'other-worker': { from: 'A1' } },
    },
    you: {
      position: '00000 00000 00240 24202 02020/1/mortal:D2,A1/mortal:A5,E2',
      right: { canBeTrapped: false, allowsWin: false },
      mistakes: { 'dead-end': { canBeTrapped: true } },
    },
  },
  block: {
    dome: {
      position: '00000 00100 00230 00000 00000/1/mortal:E2,A1/mortal:E5,C3',
      right: { allowsWin: false },
      mistakes: { 'other-worker': { from: 'A1' }, 'left-open': { from: 'E2' } },
    },
    height: {
      position: '00030 00200 00100 00000 00000/1/mortal:A4,D1/mortal:C3,E1',
      right: { letsClimb: false },
      mistakes: { 'other-worker': { from: 'D1' } },
    },
    first: {
      position: '00000 00020 30003 02000 00000/1/mortal:B2,D2/mortal:A5,D4',
      right: { wins: true },
      mistakes: { defended: { allowsWin: false } },
    },
  },
  danger: {
    gift: {
      position: '00000 00210 00220 00000 00000/1/mortal:D4,A1/mortal:C3,E1',
      right: { from: 'D4', allowsWin: false },
      mistakes: { 'other-worker': { from: 'A1' }, gift: { makes: 3 } },
    },
    height: {
      position: '00000 00120 01220 00000 00000/1/mortal:B3,A1/mortal:D4,E1',
      right: { standsOn: 2, allowsWin: false },
      mistakes: {
        'other-worker': { from: 'A1' },
        'too-high': { builds: 'C3' },
        gift: { allowsWin: true },
        low: { from: 'B3' },
      },
    },
    under: {
      position: '00000 00100 00220 00200 00000/1/mortal:A5,C3/mortal:D3,A1',
      right: { from: 'C3', allowsWin: false },
      mistakes: {
        'other-worker': { from: 'A5' },
        under: { builds: 'C3' },
        gift: { allowsWin: true },
      },
    },
  },
};

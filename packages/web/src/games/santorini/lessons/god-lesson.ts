import type { Lesson } from './exercise.ts';

/** One small task for each of ten gods. */
export const GOD_LESSON: Lesson<'gods'> = {
  apollo: {
    position: '00000 00000 02230 00000 00000/1/apollo:B3,A1/mortal:E5,C3',
    right: { uses: 'swap', threats: 1, allowsWin: false },
    mistakes: { closed: { uses: 'swap' }, 'only-dome': { allowsWin: false } },
  },
  artemis: {
    position: '00000 00030 00200 00100 00000/1/artemis:A5,C2/mortal:A1,E1',
    right: { wins: true },
    mistakes: { 'one-move': { standsOn: 2 } },
  },
  athena: {
    position: '00000 00230 00000 00000 01000/1/athena:A1,C1/mortal:E5,C4',
    right: { climbs: true, allowsWin: false },
    mistakes: {},
  },
  atlas: {
    position: '00000 00100 00200 00000 00000/1/atlas:B1,E1/mortal:A5,C4',
    right: { builds: 'C3', uses: 'early-dome' },
    mistakes: { block: { builds: 'C3' }, elsewhere: { uses: 'early-dome' } },
  },
  demeter: {
    position: '00000 00030 00200 00030 00000/1/demeter:E2,A1/mortal:A5,C3',
    right: { allowsWin: false },
    mistakes: { 'one-dome': { makes: 'dome' } },
  },
  hephaestus: {
    position: '00000 00000 00100 00000 00000/1/hephaestus:E5,B2/mortal:A5,E1',
    right: { standsOn: 1, uses: 'two-blocks', makes: 2 },
    mistakes: { 'one-block': { standsOn: 1 }, ground: { uses: 'two-blocks', makes: 2 } },
  },
  hermes: {
    position: '00030 00200 00000 00000 00000/1/hermes:A1,B1/mortal:C4,E1',
    right: { allowsWin: false },
    mistakes: { walk: { uses: 'walk' } },
  },
  minotaur: {
    position: '00000 00030 00200 00100 00000/1/minotaur:C2,A1/mortal:E5,C3',
    right: { uses: 'push', allowsWin: false },
    mistakes: { 'only-dome': { allowsWin: false } },
  },
  pan: {
    position: '00000 01110 01210 01100 00000/1/pan:A5,C3/mortal:E5,A1',
    right: { wins: true },
    mistakes: { short: { from: 'C3' } },
  },
  prometheus: {
    position: '00000 01000 00210 00000 00000/1/prometheus:C3,A1/mortal:A5,E1',
    right: { uses: 'early-build', threats: 1, standsOn: 2 },
    mistakes: { 'early-only': { uses: 'early-build' } },
  },
};

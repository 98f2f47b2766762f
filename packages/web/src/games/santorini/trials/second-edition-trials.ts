import type { SECOND_EDITION_IDS } from '@thera/santorini';
import type { TrialsOf } from './trial.ts';

/** The powers of the second edition. */
export const secondEditionTrials: TrialsOf<typeof SECOND_EDITION_IDS> = {
  'apollo-2e': {
    position: '00000 00000 00100 01000 00000/1/apollo-2e:B2,E1/mortal:C3,A5',
    turns: ['B2<>C3^C4'],
  },
  'charon-2e': {
    position: '00000 00200 00000 00000 00000/1/charon-2e:C3,A1/mortal:C4,E1',
    turns: ['C4=>C2^C4'],
  },
  nike: {
    position: '00000 00010 01000 00000 00000/1/nike:B3,A5/mortal:D3,E1',
    turns: ['B3>B2^A2'],
    refused: { worker: 'D3', square: 'D4' },
  },
  stymphalians: {
    position: '00000 00000 00000 01000 00000/1/stymphalians:A1,C1,E4/mortal:B4,E1',
    turns: ['A1>B2>C3^D4'],
  },
};

import type { HERO_IDS } from '@thera/santorini';
import type { TrialsOf } from './trial.ts';

/** The heroes. */
export const heroTrials: TrialsOf<typeof HERO_IDS> = {
  achilles: {
    position: '00000 00000 02200 00000 00000/1/achilles:B3,E1/mortal:D4,A1',
    turns: ['^C3 B3>C3#'],
  },
  adonis: {
    position: '00001 00000 00000 00000 00000/1/adonis:B2,A5/mortal:C4,E1',
    turns: ['B2>B3^A3 B3&C4'],
    refused: { worker: 'C4', square: 'D5' },
  },
  atalanta: {
    position: '00000 00030 00200 01000 00000/1/atalanta:A1,E2/mortal:E5,A4',
    turns: ['A1>B2>C3>D4#'],
  },
  bellerophon: {
    position: '00000 00000 00300 01000 00000/1/bellerophon:B2,E1/mortal:D4,A5',
    turns: ['B2>C3#'],
  },
  heracles: {
    position: '00000 01200 00000 01000 00000/1/heracles:C2,E1/mortal:A4,D5',
    turns: ['C2>C3^B4X^C4X^B2X'],
  },
  jason: { position: '00000 00000 10000 00000 00000/1/jason:D4,E1/mortal:B4,C2', turns: ['+A1 A1>A2^A3'] },
  medea: { position: '00000 00030 00200 00000 00000/1/medea:B1,E5/mortal:C3,E1', turns: ['B1>B2^B1--C3'] },
  odysseus: {
    position: '00000 00200 01000 00000 00000/1/odysseus:C3,A1/mortal:C4,D2',
    turns: ['C4=>A5 D2=>E1 C3>B3^B4'],
  },
  polyphemus: {
    position: '00003 00000 00200 01000 00000/1/polyphemus:B1,A5/mortal:C3,E1',
    turns: ['B1>C2^B2^E5^D4X'],
  },
  theseus: {
    position: '00000 00000 00020 00000 00000/1/theseus:C1,A5/mortal:D3,E5',
    turns: ['C1>C2^C1 xD3'],
  },
};

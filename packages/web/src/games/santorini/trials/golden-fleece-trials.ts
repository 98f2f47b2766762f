import type { GOLDEN_FLEECE_IDS } from '@thera/santorini';
import type { TrialsOf } from './trial.ts';

/** The Golden Fleece gods. */
export const goldenFleeceTrials: TrialsOf<typeof GOLDEN_FLEECE_IDS> = {
  aeolus: {
    position: '00000 00000 00010 00000 00000/1/aeolus:B2,A5/mortal:D2,E4',
    turns: ['B2>B3^B2~N'],
    refused: { worker: 'D2', square: 'D3' },
  },
  charybdis: {
    position: '00000 00000 00000 00020 00000/1/charybdis[B4,D2]:A3,E5/mortal:D4,C1',
    turns: ['A3>B4(=>D2)^D1'],
  },
  clio: {
    position: '00000 00000 00000 00000 00000/1/clio:B2,A5/mortal:D3,E1',
    turns: ['B2>B3^C3'],
    refused: { worker: 'D3', square: 'C3' },
  },
  'europa-and-talus': {
    position: '00000 00000 00100 00000 00000/1/europa-and-talus:B2,A5/mortal:D3,E1',
    turns: ['B2>B3^B2*C3'],
    refused: { worker: 'D3', square: 'C3' },
  },
  gaea: { position: '00000 00030 00000 00000 00000/1/gaea:C2,A1/mortal:B4,E2', turns: ['C2>C3^D4+E5'] },
  graeae: { position: '00000 00010 00000 00000 00000/1/graeae:A1,C3,E1/mortal:A4,E4', turns: ['A1>A2^D4'] },
  hades: {
    position: '00000 02000 02100 01000 00000/1/mortal:B3,E1/hades:D4,A5',
    turns: [],
    refused: { worker: 'B3', square: 'B2' },
  },
  harpies: {
    position: '00000 00000 00001 00000 00000/1/mortal:A3,D1/harpies:C5,B1',
    turns: ['A3>B3(=>D3)^D4'],
  },
  hecate: { position: '00000 00010 00000 00000 00000/1/mortal:B2,E1/hecate:C3,D5', turns: ['B2>C3^D4'] },
  moerae: { position: '00000 00000 00300 02000 00000/1/mortal:B2,E1/moerae[C3]:A4,D5,E3', turns: ['B2>C3#'] },
  nemesis: {
    position: '00000 00022 00000 00000 00000/1/nemesis:A2,B1/mortal:D4,E4',
    turns: ['A2>A3^A2 A3<>D4 B1<>E4'],
  },
  siren: { position: '00000 00030 00200 00000 00000/1/siren[w]:B1,A5/mortal:C3,E2', turns: ['C3=>B3^B2'] },
  tartarus: {
    position: '00000 00010 00000 00000 00000/1/mortal:B2,E1/tartarus[C3]:D5,A5',
    turns: ['B2>C3^B2'],
  },
  terpsichore: {
    position: '00000 01010 00000 00000 00000/1/terpsichore:B2,D2/mortal:A5,E5',
    turns: ['B2>B3 D2>D3^B4^D4'],
  },
  urania: { position: '00000 00000 00001 00000 00000/1/urania:A3,C1/mortal:C4,D2', turns: ['A3>E3^E4'] },
};

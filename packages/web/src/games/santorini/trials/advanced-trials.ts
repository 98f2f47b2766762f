import type { ADVANCED_IDS } from '@thera/santorini';
import type { TrialsOf } from './trial.ts';

/** The twenty advanced powers. */
export const advancedTrials: TrialsOf<typeof ADVANCED_IDS> = {
  aphrodite: {
    position: '00000 00000 01000 10000 00000/1/mortal:B2,E1/aphrodite:C3,E5',
    turns: [],
    refused: { worker: 'B2', square: 'A1' },
  },
  ares: { position: '00000 00030 00200 00000 00000/1/ares:E5,B1/mortal:C3,A4', turns: ['B1>B2^A1-D4'] },
  bia: { position: '00000 00010 00000 00000 00000/1/bia:A3,E1/mortal:C3,D5', turns: ['A3>B3(xC3)^C3'] },
  chaos: {
    position: '00000 00000 00100 00030 00000/1/chaos[minotaur]:C2,A5/mortal:C3,E4',
    turns: ['C2>C3(>C4)^D2'],
  },
  charon: {
    position: '00000 00000 00010 00000 00000/1/charon:C3,A1/mortal:D3,E5',
    turns: ['D3=>B3 C3>D3^D4'],
  },
  chronus: { position: '40004 00030 00000 00000 40004/1/chronus:C2,B5/mortal:A3,E3', turns: ['C2>C3^D4#'] },
  circe: {
    position: '00000 00200 00100 00000 00000/1/circe[+]:C2,A1/minotaur:C3,E5',
    turns: ['C2>C3(>C4)^C2'],
  },
  dionysus: {
    position: '00000 00030 00000 00000 00010/1/dionysus:C2,A1/mortal:B4,E2',
    turns: ['C2>C3^D4', 'E2>E3^E2'],
  },
  eros: { position: '00000 00010 00100 01000 00000/1/eros:B2,D4/mortal:A4,E1', turns: ['B2>C3#'] },
  hera: { position: '00000 32000 00000 00000 00000/1/mortal:B4,E1/hera:D3,C1', turns: ['B4>A4^A5'] },
  hestia: { position: '00000 00000 00100 00000 00000/1/hestia:C1,E4/mortal:A4,D5', turns: ['C1>B2^A1^C3'] },
  hypnus: {
    position: '00000 02000 01000 00000 00000/1/mortal:B3,D2/hypnus:D4,A1',
    turns: [],
    refused: { square: 'B3' },
  },
  limus: {
    position: '00000 00100 00000 00000 00000/1/mortal:B2,E1/limus:D4,A5',
    turns: [],
    refused: { steps: ['B2>B3'], square: 'C4' },
  },
  medusa: {
    position: '00000 00000 01000 00000 00000/1/medusa:B2,E1/mortal:C4,E5',
    turns: ['B2>B3^A2(xC4^C4)'],
  },
  morpheus: {
    position: '00000 00000 01000 00000 00000/1/morpheus[2]:C2,E1/mortal:A5,E3',
    turns: ['C2>C3^D4^D4^D4'],
  },
  persephone: {
    position: '00000 00000 01000 00000 00000/1/mortal:B2,E1/persephone:D4,A5',
    turns: [],
    refused: { worker: 'B2', square: 'C2' },
  },
  poseidon: {
    position: '00000 00000 00010 00000 00000/1/poseidon:A1,D4/mortal:B4,E1',
    turns: ['A1>A2^A1^D3^E3^E4'],
  },
  selene: {
    position: '00000 00020 00100 00000 00000/1/selene[E5]:E5,A1/mortal[f=C3]:C3,E1',
    turns: ['A1>A2^D4X'],
  },
  triton: { position: '00000 30000 20000 10000 00000/1/triton:A1,D4/mortal:C3,E1', turns: ['A1>A2>A3>A4#'] },
  zeus: { position: '00000 00000 00100 00000 00000/1/zeus:C2,A5/mortal:D4,E1', turns: ['C2>C3^C3'] },
};

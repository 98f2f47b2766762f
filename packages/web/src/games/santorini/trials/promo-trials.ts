import type { PROMO_IDS } from '@thera/santorini';
import type { TrialsOf } from './trial.ts';

/** The promotional powers. */
export const promoTrials: TrialsOf<typeof PROMO_IDS> = {
  asteria: {
    position: '00000 00030 01200 00000 00000/1/asteria:B3,E1/mortal:C3,A5',
    turns: ['B3>B2^A1^D4'],
  },
  'castor-and-pollux': {
    position: '00000 00000 01010 00000 00000/1/castor-and-pollux:B2,D2/mortal:A5,E5',
    turns: ['B2>B3 D2>D3'],
  },
  eris: { position: '00000 00020 00100 00000 00000/1/eris[E2]:B1,A5/mortal:C3,E2', turns: ['C3>B2^C3'] },
  hippolyta: {
    position: '00000 00000 01000 00000 00000/1/mortal[f=B2]:B2,E1/hippolyta[D4]:D4,A5',
    turns: [],
    refused: { worker: 'B2', square: 'B3' },
  },
  hydra: { position: '00000 00000 00000 01000 00000/1/hydra:A1,D4/mortal:B5,E1', turns: ['A1>A2^A1+B3'] },
  iris: { position: '00000 00300 00000 00000 00000/1/iris:C2,A5/mortal:C3,E1', turns: ['C2>C4#'] },
  maenads: { position: '00000 00000 00010 00000 00000/1/maenads:A2,D3/mortal:C3,E5', turns: ['A2>B3^A2#'] },
  nyx: {
    position: '00000 00030 00000 00000 00020/1/nyx[artemis]:C2,A5/pan:D1,A3',
    turns: ['C2>C3^D4', 'D1>D2^E1'],
  },
  pegasus: { position: '00000 00000 00300 00000 00000/1/pegasus:B2,E1/mortal:D4,A5', turns: ['B2>C3^B3'] },
  proteus: {
    position: '00000 00000 00000 02000 00000/1/proteus:B2,D4,E1/mortal:A5,D2',
    turns: ['B2>B3 D4=>B2^B4'],
  },
  scylla: {
    position: '00000 00020 00000 00000 00000/1/scylla:C3,A1/mortal:D4,E1',
    turns: ['C3>C2 D4=>C3^D3'],
  },
  tyche: {
    position: '00000 00300 02000 10000 00000/1/tyche[5]:A2,E1/mortal:D2,A5',
    turns: ['A2>B3^A3', 'B3>C4#'],
  },
};

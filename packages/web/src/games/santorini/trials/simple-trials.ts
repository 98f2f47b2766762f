import type { SIMPLE_IDS } from '@thera/santorini';
import type { TrialsOf } from './trial.ts';

/** The ten simple powers. */
export const simpleTrials: TrialsOf<typeof SIMPLE_IDS> = {
  apollo: { position: '00000 00000 00100 00000 00000/1/apollo:C2,A5/mortal:C3,E1', turns: ['C2<>C3^C4'] },
  artemis: { position: '00000 00030 00200 01000 00000/1/artemis:B2,A5/mortal:E3,C1', turns: ['B2>C3>D4#'] },
  athena: {
    position: '00000 00010 01000 00000 00000/1/athena:B2,A5/mortal:D3,E1',
    turns: ['B2>B3^A2'],
    refused: { worker: 'D3', square: 'D4' },
  },
  atlas: { position: '00000 01200 00000 00000 00000/1/atlas:D2,A1/mortal:B4,E1', turns: ['D2>D3^C4X'] },
  demeter: { position: '00000 01010 00000 00000 00000/1/demeter:C2,E1/mortal:A2,E5', turns: ['C2>C3^B4^D4'] },
  hephaestus: {
    position: '00000 00000 01000 00000 00000/1/hephaestus:C2,E1/mortal:A4,E5',
    turns: ['C2>C3^D4^D4'],
  },
  hermes: {
    position: '00000 02120 00100 02010 00000/1/hermes:A1,E1/mortal:C5,E3',
    turns: ['A1>A2>A3>A4>A5^B5'],
  },
  minotaur: {
    position: '00000 00200 00100 00000 00000/1/minotaur:C2,A5/mortal:C3,E1',
    turns: ['C2>C3(>C4)^C2'],
  },
  pan: { position: '00000 00000 02100 00000 00000/1/pan:B3,E1/mortal:D4,A1', turns: ['B3>B2#'] },
  prometheus: {
    position: '00000 00000 00100 00000 00000/1/prometheus:C2,A5/mortal:E4,E1',
    turns: ['^C3 C2>D2^C3'],
  },
};

import type { Piece } from '../pieces.ts';

/** Every god, by the number of the card. */
export const GOD_IDS = [
  'apollo',
  'artemis',
  'athena',
  'atlas',
  'demeter',
  'hephaestus',
  'hermes',
  'minotaur',
  'pan',
  'prometheus',
  'aphrodite',
  'ares',
  'bia',
  'chaos',
  'charon',
  'chronus',
  'circe',
  'dionysus',
  'eros',
  'hera',
  'hestia',
  'hypnus',
  'limus',
  'medusa',
  'morpheus',
  'persephone',
  'poseidon',
  'selene',
  'triton',
  'zeus',
  'tyche',
  'scylla',
  'proteus',
  'castor-pollux',
  'eris',
  'maenads',
  'asteria',
  'iris',
  'hippolyta',
  'nyx',
  'hydra',
  'pegasus',
] as const;
export type GodId = (typeof GOD_IDS)[number];

export const GOD_TYPES = ['mover', 'builder', 'specialist'] as const;
export type GodType = (typeof GOD_TYPES)[number];

/** What is printed on the card of a god besides its power (`powers/`). */
export interface GodCard {
  readonly number: number;
  readonly type: GodType;
  /** What comes from the box when the god is selected. */
  readonly pieces: readonly Piece[];
  /** How often its power can be used while the card is held; as often as one likes if null. */
  readonly charges: number | null;
  /** Blue gods are in the box for every riddle; the others must be befriended. */
  readonly isBlue: boolean;
  /** What a finished quest pays. */
  readonly reward: readonly (Piece | 'any')[];
}

export const GOD_CARDS: Readonly<Record<GodId, GodCard>> = {
  apollo: { number: 1, type: 'mover', pieces: ['L2'], charges: null, isBlue: true, reward: ['any'] },
  artemis: { number: 2, type: 'mover', pieces: ['L1'], charges: null, isBlue: true, reward: ['any'] },
  athena: { number: 3, type: 'mover', pieces: ['L3'], charges: null, isBlue: true, reward: ['any'] },
  atlas: { number: 4, type: 'builder', pieces: ['D'], charges: null, isBlue: true, reward: ['any'] },
  demeter: { number: 5, type: 'builder', pieces: ['L2'], charges: null, isBlue: true, reward: ['any'] },
  hephaestus: { number: 6, type: 'builder', pieces: ['L2'], charges: null, isBlue: true, reward: ['any'] },
  hermes: { number: 7, type: 'mover', pieces: ['L1'], charges: null, isBlue: true, reward: ['any'] },
  minotaur: { number: 8, type: 'mover', pieces: ['L2'], charges: null, isBlue: true, reward: ['any'] },
  pan: { number: 9, type: 'specialist', pieces: ['L1', 'L3'], charges: 2, isBlue: true, reward: ['any'] },
  prometheus: { number: 10, type: 'builder', pieces: ['L1'], charges: null, isBlue: true, reward: ['any'] },
  aphrodite: { number: 11, type: 'specialist', pieces: ['L2'], charges: null, isBlue: true, reward: ['any'] },
  ares: { number: 12, type: 'specialist', pieces: ['L1'], charges: 2, isBlue: true, reward: ['any'] },
  bia: { number: 13, type: 'mover', pieces: ['L2'], charges: null, isBlue: false, reward: ['any'] },
  chaos: { number: 14, type: 'specialist', pieces: ['L2'], charges: 3, isBlue: false, reward: ['any'] },
  charon: { number: 15, type: 'specialist', pieces: ['L2'], charges: null, isBlue: true, reward: ['any'] },
  chronus: {
    number: 16,
    type: 'specialist',
    pieces: ['L1', 'L2'],
    charges: 3,
    isBlue: false,
    reward: ['any', 'any'],
  },
  circe: { number: 17, type: 'specialist', pieces: ['L2'], charges: 3, isBlue: false, reward: ['any'] },
  dionysus: { number: 18, type: 'builder', pieces: ['D'], charges: null, isBlue: false, reward: ['any'] },
  eros: { number: 19, type: 'mover', pieces: ['L1'], charges: null, isBlue: false, reward: ['any'] },
  hera: { number: 20, type: 'specialist', pieces: ['L2'], charges: 2, isBlue: false, reward: ['any'] },
  hestia: { number: 21, type: 'builder', pieces: ['L1'], charges: null, isBlue: true, reward: ['any'] },
  hypnus: { number: 22, type: 'specialist', pieces: ['L1'], charges: 2, isBlue: false, reward: ['any'] },
  limus: { number: 23, type: 'builder', pieces: ['L1'], charges: null, isBlue: false, reward: ['any'] },
  medusa: { number: 24, type: 'builder', pieces: ['L2'], charges: null, isBlue: false, reward: ['any'] },
  morpheus: {
    number: 25,
    type: 'builder',
    pieces: ['L1', 'L1'],
    charges: null,
    isBlue: false,
    reward: ['any'],
  },
  persephone: { number: 26, type: 'specialist', pieces: ['L2'], charges: 3, isBlue: false, reward: ['any'] },
  poseidon: { number: 27, type: 'specialist', pieces: ['L1'], charges: null, isBlue: true, reward: ['any'] },
  selene: { number: 28, type: 'specialist', pieces: ['D'], charges: null, isBlue: true, reward: ['any'] },
  triton: { number: 29, type: 'mover', pieces: ['L1'], charges: null, isBlue: true, reward: ['any'] },
  zeus: { number: 30, type: 'builder', pieces: ['L3'], charges: null, isBlue: true, reward: ['any'] },
  tyche: { number: 31, type: 'specialist', pieces: ['L2'], charges: null, isBlue: false, reward: ['any'] },
  scylla: { number: 32, type: 'specialist', pieces: ['L2'], charges: null, isBlue: false, reward: ['any'] },
  proteus: { number: 33, type: 'mover', pieces: ['L1'], charges: null, isBlue: false, reward: ['any'] },
  'castor-pollux': {
    number: 34,
    type: 'specialist',
    pieces: ['L1', 'L2'],
    charges: 2,
    isBlue: false,
    reward: ['any'],
  },
  eris: { number: 35, type: 'mover', pieces: ['L1'], charges: null, isBlue: false, reward: ['any'] },
  maenads: { number: 36, type: 'builder', pieces: ['L2'], charges: null, isBlue: false, reward: ['any'] },
  asteria: { number: 37, type: 'builder', pieces: ['D'], charges: null, isBlue: false, reward: ['any'] },
  iris: { number: 38, type: 'mover', pieces: ['L2'], charges: null, isBlue: false, reward: ['any'] },
  hippolyta: { number: 39, type: 'mover', pieces: ['L3'], charges: null, isBlue: false, reward: ['any'] },
  nyx: { number: 40, type: 'specialist', pieces: ['D'], charges: 2, isBlue: false, reward: ['any'] },
  hydra: {
    number: 41,
    type: 'builder',
    pieces: ['L1', 'L1', 'L2'],
    charges: null,
    isBlue: false,
    reward: ['any'],
  },
  pegasus: { number: 42, type: 'mover', pieces: ['L1'], charges: null, isBlue: false, reward: ['any'] },
};

/** The gods that may be in any deck. */
export const BLUE_GODS: readonly GodId[] = GOD_IDS.filter((god) => GOD_CARDS[god].isBlue);

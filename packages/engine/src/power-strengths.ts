import { type CardId, type Power, sideOfSeat } from '@thera/rules';

/**
 * What each power is worth against no power, as a judge has it: measured in games of the hand evaluation with itself by
 * `packages/engine/bench/strengths.ts`. It is the same for every wording.
 */
const STRENGTHS: Readonly<Partial<Record<CardId, number>>> = {
  apollo: 574,
  artemis: 994,
  athena: 574,
  atlas: 0,
  demeter: 482,
  hephaestus: 682,
  hermes: 324,
  minotaur: 482,
  pan: 324,
  prometheus: 482,
  aphrodite: 482,
  ares: 815,
  bia: 815,
  chaos: 682,
  charon: 682,
  chronus: -62,
  circe: 62,
  dionysus: 188,
  eros: 994,
  hera: 815,
  hestia: 399,
  hypnus: 682,
  limus: 399,
  medusa: 62,
  morpheus: -254,
  persephone: 324,
  poseidon: 682,
  selene: 124,
  triton: 399,
  zeus: 254,
  aeolus: 574,
  charybdis: -124,
  clio: 399,
  'europa-and-talus': 62,
  gaea: 124,
  graeae: 188,
  hades: 124,
  harpies: 574,
  hecate: 994,
  moerae: 682,
  nemesis: 815,
  siren: 324,
  tartarus: 574,
  terpsichore: 815,
  urania: 188,
  achilles: 399,
  adonis: 62,
  atalanta: 62,
  bellerophon: 324,
  heracles: 62,
  jason: 324,
  medea: 188,
  odysseus: 188,
  polyphemus: -62,
  theseus: 0,
  asteria: 188,
  'castor-and-pollux': 324,
  eris: 124,
  hippolyta: 482,
  hydra: 124,
  iris: 482,
  maenads: 324,
  nyx: 188,
  pegasus: 482,
  proteus: 62,
  scylla: 574,
  tyche: 482,
  'apollo-2e': 254,
  'charon-2e': 994,
  nike: 574,
  stymphalians: -188,
};

const strengthOf = ({ id }: Power): number => STRENGTHS[id] ?? 0;

/** By how much the powers of a seat's side are stronger than the others', as far as they are known. */
export function castStrength(cards: readonly (Power | null)[], seat: number): number {
  const side = (other: number): number => sideOfSeat(cards.length, other);
  const isOwn = (_: unknown, other: number): boolean => side(other) === side(seat);
  return mean(cards.filter(isOwn)) - mean(cards.filter((card, other) => !isOwn(card, other)));
}

/** By how much the strongest of these powers is stronger than the weakest. */
export function spreadOf(powers: readonly Power[]): number {
  const strengths = powers.map(strengthOf);
  return Math.max(...strengths) - Math.min(...strengths);
}

function mean(cards: readonly (Power | null)[]): number {
  const known = cards.filter((card) => card !== null);
  return known.reduce((sum, card) => sum + strengthOf(card), 0) / Math.max(1, known.length);
}

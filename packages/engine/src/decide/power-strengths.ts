import { type CardId, type Power, sideOfSeat } from '@thera/santorini';

/**
 * What each power is worth against no power, as an evaluator has it: measured in games of the hand evaluation with itself by
 * `packages/engine/bench/strengths.ts`. It is the same for every wording.
 */
const STRENGTHS: Readonly<Partial<Record<CardId, number>>> = {
  apollo: 211,
  artemis: 1070,
  athena: 531,
  atlas: 104,
  demeter: 764,
  hephaestus: 571,
  hermes: 457,
  minotaur: 327,
  pan: 571,
  prometheus: 1070,
  aphrodite: 973,
  ares: 0,
  bia: 493,
  chaos: 614,
  charon: 571,
  chronus: 26,
  circe: -26,
  dionysus: 130,
  eros: 825,
  hera: 893,
  hestia: 709,
  hypnus: 531,
  limus: 358,
  medusa: 297,
  morpheus: -26,
  persephone: 531,
  poseidon: 893,
  selene: 26,
  triton: 709,
  zeus: 422,
  aeolus: 358,
  charybdis: 0,
  clio: 327,
  'europa-and-talus': 358,
  gaea: 268,
  graeae: -493,
  hades: 184,
  harpies: 709,
  hecate: 1644,
  moerae: 1070,
  nemesis: 764,
  siren: 531,
  tartarus: 614,
  terpsichore: 1070,
  urania: 1070,
  achilles: 26,
  adonis: 52,
  atalanta: 52,
  bellerophon: 709,
  heracles: 157,
  jason: 297,
  medea: 268,
  odysseus: 297,
  polyphemus: -78,
  theseus: 268,
  asteria: 825,
  'castor-and-pollux': 157,
  eris: 78,
  hippolyta: 493,
  hydra: 78,
  iris: 531,
  maenads: 358,
  nyx: 157,
  pegasus: 157,
  proteus: 130,
  scylla: 389,
  tyche: 531,
  'apollo-2e': 327,
  'charon-2e': 457,
  nike: 297,
  stymphalians: 104,
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

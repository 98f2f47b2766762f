import { type CardId, HERO_IDS } from '../power-ids.ts';

/** Why two powers should not meet: `printed` and `mirror` are refused in a draft, `game-reason` is only a warning. */
export const MATCHUP_NOTES = ['printed', 'mirror', 'game-reason'] as const;
export type MatchupNote = (typeof MATCHUP_NOTES)[number];

/** Pairs that the publisher advises against. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  aphrodite: ['nemesis', 'urania'],
  atlas: ['gaea'],
  bia: ['nemesis', 'tartarus'],
  charon: ['hecate'],
  circe: ['clio', 'hecate'],
  clio: ['nemesis'],
  gaea: ['nemesis'],
  graeae: ['nemesis'],
  hades: ['pan'],
  harpies: ['hermes', 'triton'],
  hecate: ['moerae', 'tartarus'],
  hypnus: ['terpsichore'],
  limus: ['terpsichore'],
  medusa: ['nemesis'],
  moerae: ['nemesis', 'tartarus'],
  nemesis: ['terpsichore', 'theseus'],
  selene: ['gaea'],
  tartarus: ['terpsichore'],
};

/** Pairs that work but are dull or lopsided. */
const LOPSIDED: Readonly<Record<string, readonly string[]>> = {
  asteria: ['hades'],
  circe: ['eros', 'gaea', 'graeae', 'moerae', 'nyx', 'proteus', 'tartarus', ...HERO_IDS],
  eris: ['hecate', 'persephone', 'tartarus'],
  harpies: ['maenads'],
  hecate: ['dionysus', 'medea', 'nyx', 'scylla', 'theseus'],
  nyx: ['chaos', 'chronus', 'dionysus'],
};

const stands = (table: Readonly<Record<string, readonly string[]>>, a: string, b: string): boolean =>
  (table[a]?.includes(b) ?? false) || (table[b]?.includes(a) ?? false);

/** What there is to say against two powers as opponents. */
export function matchupNote(a: string, b: string): MatchupNote | undefined {
  if (stands(PRINTED, a, b)) return 'printed';
  if (a === b && a !== 'mortal') return 'mirror';
  return stands(LOPSIDED, a, b) ? 'game-reason' : undefined;
}

/** The first banned pair among powers that may become opponents. */
export function bannedPair(ids: readonly CardId[]): readonly [CardId, CardId] | undefined {
  for (const [n, a] of ids.entries()) {
    const b = ids.slice(n + 1).find((other) => matchupNote(a, other) === 'printed');
    if (b !== undefined) return [a, b];
  }
  return undefined;
}

import type { TreeGod } from './tree.ts';

/** The +1 stars. */
export const STAR_IDS = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'S12'] as const;
export type StarId = (typeof STAR_IDS)[number];

/** The gods that the three arrows of each star point to. */
export const STAR_ARROWS: Readonly<Record<StarId, readonly TreeGod[]>> = {
  S1: ['pegasus', 'medusa', 'iris'],
  S2: ['medusa', 'eros', 'morpheus'],
  S3: ['eros', 'limus', 'hippolyta'],
  S4: ['limus', 'persephone', 'dionysus'],
  S5: ['persephone', 'hypnus', 'scylla'],
  S6: ['hypnus', 'pegasus', 'bia'],
  S7: ['tyche', 'chronus', 'proteus'],
  S8: ['morpheus', 'asteria', 'chaos'],
  S9: ['circe', 'chaos', 'maenads'],
  S10: ['dionysus', 'hera', 'castor-pollux'],
  S11: ['scylla', 'hydra', 'nyx'],
  S12: ['tyche', 'eris', 'proteus'],
};

/** An arrow beside a star; it points to a god. */
export interface Arrow {
  readonly star: StarId;
  readonly god: TreeGod;
}

/** Every arrow, star by star. */
export const ARROWS: readonly Arrow[] = STAR_IDS.flatMap((star) =>
  STAR_ARROWS[star].map((god) => ({ star, god })),
);

export const isSameArrow = (one: Arrow, other: Arrow): boolean =>
  one.star === other.star && one.god === other.god;

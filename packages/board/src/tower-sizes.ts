import type { BlockSize, Tower } from './scene.ts';

const USUAL: readonly BlockSize[] = [1, 2, 3];

/** How wide the blocks of a tower are, from below. */
export const sizesOf = ({ blocks, sizes = USUAL }: Tower): readonly BlockSize[] => sizes.slice(0, blocks);

/** How wide what one stands on is: a block, or the ground (0). */
export const topSize = (tower: Tower): 0 | BlockSize => sizesOf(tower).at(-1) ?? 0;

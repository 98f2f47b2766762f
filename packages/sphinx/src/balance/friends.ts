import type { GodId } from '../cards/gods.ts';
import { guessingDice } from '../computer/guess.ts';
import { RIDDLES } from '../riddles/index.ts';

/** The gods next to Polaris, whom a team befriends first. */
const INNER_RING: readonly GodId[] = ['pegasus', 'medusa', 'eros', 'limus', 'persephone', 'hypnus'];

/** Friendly gods for a riddle as a team may have them, by a seed. */
export const friendsFor = (riddle: number, seed: string): readonly GodId[] =>
  guessingDice(`friends of ${seed}`).shuffle(INNER_RING).slice(0, RIDDLES[riddle]!.friendly);

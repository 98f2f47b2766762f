import type { Dice } from '@thera/table';
import { FIRST_SCORE, HIGHEST_SCORE } from '../src/cards/blessings.ts';
import { GOD_CARDS, GOD_IDS } from '../src/cards/gods.ts';
import { COLOURS } from '../src/crew.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import { type Setup, usualSetup } from '../src/setup.ts';

const FRIENDS = GOD_IDS.filter((god) => !GOD_CARDS[god].isBlue);

/** A riddle as some adventure might ask for it. */
export function randomSetup(riddle: number, players: number, isExpert: boolean, dice: Dice): Setup {
  const usual = usualSetup(riddle, players);
  const friends = dice.shuffle(FRIENDS).slice(0, dice.below(FRIENDS.length + 1));
  return {
    ...usual,
    isExpert,
    colours: dice.shuffle(COLOURS).slice(0, usual.colours.length),
    first: dice.below(players),
    blessingScore: FIRST_SCORE + dice.below(HIGHEST_SCORE - FIRST_SCORE + 1),
    friendly: friends.slice(0, RIDDLES[riddle]!.friendly),
    friends,
    hasOedipus: dice.below(2) === 0,
    isOneDevice: dice.below(2) === 0,
  };
}

import type { CoinColour } from '@thera/sphinx';
import { listOf } from '../../list-of.ts';
import type { Slots } from '../../sphinx/goal-text.ts';
import { slotsOf } from '../../sphinx/slots-of.ts';

const list = listOf('en-GB');

export const coinColours: Readonly<Record<CoinColour, string>> = { silver: 'silver', gold: 'gold' };

const counted = (slots: Slots, one: string, many: string): string => {
  const all = slotsOf(slots);
  const last = all.at(-1)?.[1];
  return `${list(all.map(([colour, count]) => `${count} ${coinColours[colour]}`))} ${last === 1 ? one : many}`;
};

/** So many coins: “1 silver and 2 gold coins”. */
export const coinsOf = (coins: Slots): string => counted(coins, 'coin', 'coins');

/** So many places for coins. */
export const slotsFor = (slots: Slots): string => counted(slots, 'slot', 'slots');

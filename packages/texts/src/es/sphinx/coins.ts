import type { CoinColour } from '@thera/sphinx';
import { listOf } from '../../list-of.ts';
import type { Slots } from '../../sphinx/goal-text.ts';
import { slotsOf } from '../../sphinx/slots-of.ts';

const list = listOf('es');

export const coinColours: Readonly<Record<CoinColour, string>> = { silver: 'de plata', gold: 'de oro' };

const counted = (slots: Slots, one: string, many: string): string =>
  list(
    slotsOf(slots).map(([colour, count], at) =>
      at === 0
        ? `${count} ${count === 1 ? one : many} ${coinColours[colour]}`
        : `${count} ${coinColours[colour]}`,
    ),
  );

/** So many coins: “1 moneda de plata y 2 de oro”. */
export const coinsOf = (coins: Slots): string => counted(coins, 'moneda', 'monedas');

/** So many places for coins. */
export const slotsFor = (slots: Slots): string => counted(slots, 'ranura', 'ranuras');

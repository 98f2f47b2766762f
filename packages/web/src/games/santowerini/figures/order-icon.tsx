import type { Order } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { GAME_ICONS, type GameIconName, ORDER_ICONS } from './order-icons.ts';

const ICONS: Readonly<Record<Order | GameIconName, string>> = { ...ORDER_ICONS, ...GAME_ICONS };

/** A line icon of Santowerini. It says nothing by itself: the word is beside it. */
export function OrderIcon({ name }: { readonly name: Order | GameIconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

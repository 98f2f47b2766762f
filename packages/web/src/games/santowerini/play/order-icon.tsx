import type { Order } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';

/** Line icons on a grid of 24: an anchor, an arrow, a sabre, an arrow into a burst, chevrons, a cracked wall, a maul. */
const PATHS: Readonly<Record<Order, string>> = {
  hold: 'M12 8.500V20.500M8 12h8M5 14.500c.6 3.800 3.600 6 7 6s6.400-2.200 7-6M3 16.500l2-2 2.200 1.700M21 16.500l-2-2-2.200 1.700M12 8.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5',
  march: 'M4 12h15M13 6l6 6-6 6',
  attack:
    'M4.500 19.500l3.800-3.800M6 13l5 5M8.500 15.500C14.500 13.500 18.500 9.500 19.500 3.500C22 10 18.500 16 11 17.500',
  fury: 'M2 12h8M6.800 8.500l3.500 3.500-3.500 3.500M17.500 4v4M17.500 16v4M22.500 12h-1.500M13.700 7.700l1.700 2M21.300 7.700l-1.700 2M13.700 16.300l1.700-2M21.300 16.300l-1.700-2',
  dash: 'M3 7h5M2 12h6M3 17h5M10.500 6l6 6-6 6M16 6l6 6-6 6',
  breach: 'M3 5h18v15H3zM3 10h5M3 15h6M16 10h5M15 15h6M12 5l-2 4 3 3.500-3 3.500 2 4',
  smash: 'M7 3.500h10v6H7zM12 9.500V17M5 20.500h14M3.500 16l2 1.500M20.500 16l-2 1.500',
};

/** What an enemy is told to do, as a sign; the word always stands beside it. */
export function OrderIcon({ order }: { readonly order: Order }): JSX.Element {
  return (
    <svg class="icon order-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[order]} />
    </svg>
  );
}

import type { Order } from '@thera/santowerini';

/** What the die tells an enemy to do, as line icons on a grid of 24; always with the word. */
export const ORDER_ICONS: Readonly<Record<Order, string>> = {
  hold: 'M12 8.5V20.5M8 12h8M5 14.5c.6 3.8 3.6 6 7 6s6.4-2.2 7-6M3 16.5l2-2 2.2 1.7M21 16.5l-2-2-2.2 1.7M12 8.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 0 0 0 5',
  march: 'M4 12h15M13 6l6 6-6 6',
  attack: 'M4.5 19.5l3.8-3.8M6 13l5 5M8.5 15.5C14.5 13.5 18.5 9.5 19.5 3.5C22 10 18.5 16 11 17.5',
  fury: 'M2 12h8M6.8 8.5l3.5 3.5-3.5 3.5M17.5 4v4M17.5 16v4M22.5 12h-1.5M13.7 7.7l1.7 2M21.3 7.7l-1.7 2M13.7 16.3l1.7-2M21.3 16.3l-1.7-2',
  dash: 'M3 7h5M2 12h6M3 17h5M10.5 6l6 6-6 6M16 6l6 6-6 6',
  breach: 'M3 5h18v15H3zM3 10h5M3 15h6M16 10h5M15 15h6M12 5l-2 4 3 3.5-3 3.5 2 4',
  smash: 'M7 3.5h10v6H7zM12 9.5V17M5 20.5h14M3.5 16l2 1.5M20.5 16l-2 1.5',
};

/** The three bonuses, the gate that falls, and the pennant of a captain who commands. */
export const GAME_ICONS = {
  first: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  alive:
    'M12 20.5C4.5 15 3 10.5 4.5 7.5C6.2 4.3 10.5 4.5 12 8C13.5 4.5 17.8 4.3 19.5 7.5C21 10.5 19.5 15 12 20.5z',
  buildings: 'M3.5 11.5L12 4.5l8.5 7M6 9.5V20h12V9.5M10 20v-4a2 2 0 0 1 4 0v4',
  'broken-gate':
    'M4.5 20.5V11.5a7.5 7.5 0 0 1 12.5-5.600M19.5 10.5v10h-5l-1-3.5 2.5-2.5-3.5-3 2.5-3.5M4.5 20.5h5l-.8-2.5 1.8-2',
  pennant: 'M7 21V3.5M7 4l11 4-11 4',
} as const satisfies Readonly<Record<string, string>>;

export type GameIconName = keyof typeof GAME_ICONS;

import type { JSX } from 'preact/jsx-runtime';

/** Line icons of what a unit has, on a grid of 24. */
const ICONS = {
  offence: 'M4 20L18 6M14 5l5 0l0 5M6 15l3 3',
  defence: 'M12 3l8 3v6c0 5-3.500 8-8 9c-4.500-1-8-4-8-9V6Z',
  range: 'M4 4c8 2 14 8 16 16M4 4v16M20 20H4M4 20L20 4',
  movement: 'M8 3v10l-3 5h13c0-3-3-4-5-5V3Z',
  vitality: 'M12 20C5 15 3 11 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11 19 15 12 20Z',
  hand: 'M8 7h9v13H8ZM5 17V4h9',
  deck: 'M6 4h12v16H6ZM9 15v-3a3 3 0 0 1 6 0v3Z',
  discards: 'M6 4h12v16H6ZM9 9l6 6M15 9l-6 6',
} as const;

export type StatSignName = keyof typeof ICONS;

export function StatSign({ name }: { readonly name: StatSignName }): JSX.Element {
  return (
    <svg class="stat-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} />
    </svg>
  );
}

import type { MapTokenFace } from '@thera/board';

const WOOD = '#4a3417';
const disc = (fill: string): string => `<circle r="25" fill="${fill}" stroke="${WOOD}" stroke-width="3.6"/>`;

/** Baits as they lie in an area: around 0, 0, with a radius of 25. */
export const TOKENS: Readonly<Record<MapTokenFace, string>> = {
  back:
    disc('#c9a46a') +
    `<path d="M-11 13V-4A11 11 0 0 1 11-4V13Z" fill="#6b4a1e" stroke="${WOOD}" stroke-width="2.4" stroke-linejoin="round"/>` +
    '<path d="M-4 13V-2A4 4 0 0 1 4-2V13Z" fill="#c9a46a"/>',
  net:
    disc('#f6e7c4') +
    `<path d="M-17-14C-6-8 6-8 17-14M-21 0C-8 6 8 6 21 0M-14 15C-5 19 5 19 14 15M-12-20C-6-6-6 6-10 21M12-20C6-6 6 6 10 21M0-23V23" stroke="${WOOD}" stroke-width="3.2" stroke-linecap="round" fill="none"/>`,
  lure:
    disc('#f6e7c4') +
    `<path d="M-13 0C-6-10 8-10 13 0C8 10-6 10-13 0ZM13 0L20-7V7Z" fill="#b5660a" stroke="${WOOD}" stroke-width="2.6" stroke-linejoin="round"/><circle cx="-5" cy="-2" r="2.2" fill="${WOOD}"/>`,
};

/** An omphalos: the navel of the world, in its net of wool. */
export const STONE: string =
  '<path d="M-22 18C-24-6-14-26 0-26S24-6 22 18C14 25-14 25-22 18Z" fill="#e9dfc9" stroke="#4a3b22" stroke-width="3.6" stroke-linejoin="round"/>' +
  '<path d="M-17-8L17 10M17-8L-17 10M-21 6L0 20L21 6M-9-22L18-4M9-22L-18-4" stroke="#8a6a2e" stroke-width="2.8" stroke-linecap="round" fill="none"/>' +
  '<path d="M-12-12C-9-18-5-21 0-22" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none"/>';

/** A flame: one of the hound's rage. */
export const FLAME: string =
  '<path d="M0-10C3-6 6-3 6 1.5C6 6 3 8.5 0 8.5S-6 6-6 1.5C-6-1.5-4-3-3-6C-1.5-4-1-5 0-10Z" transform="scale(2.4)" fill="#ff9a4d" stroke="#6b2a0a" stroke-width="1.4"/>';

/** Two arrows and a shield: the cards that pay. */
export const ART_OF_WAR: string =
  '<g transform="translate(-28 -28)scale(.88)" stroke="var(--text)" stroke-linecap="round" stroke-linejoin="round"><path d="M10 56L52 10M54 56L12 10" stroke-width="3.5"/>' +
  '<path d="M56 5L45 9L52 16ZM8 5L19 9L12 16Z" fill="var(--text)" stroke-width="2"/><circle cx="32" cy="35" r="15" fill="#b5660a" stroke-width="3.5"/>' +
  '<path d="M25 41L32 26L39 41" fill="none" stroke="#fffcf6" stroke-width="3.5"/></g>';

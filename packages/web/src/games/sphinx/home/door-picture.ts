import { towerPicture } from '@thera/board';
import { SPHINX } from '../figures/sphinx.ts';

const STARS = [
  [18, 22, 1.5],
  [38, 12, 1.1],
  [62, 18, 1.6],
  [80, 30, 1.1],
  [30, 34, 1],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--sun)"/>`)
  .join('');
const WAVES = [70, 79].map((y) => `M0 ${y}q8-4 16 0t16 0t16 0t16 0t16 0t16 0`).join('');

/** The first page does not know the colours of these pages, and needs no others by night. */
const COLOURS: Readonly<Record<string, string>> = {
  'sphinx-wing': '#f4dcae',
  'sphinx-edge': '#4a2c10',
  'figure-edge': '#3a3f58',
};
const COLOURED = SPHINX.replaceAll(/var\(--([\w-]+)\)/g, (whole, name: string) => COLOURS[name] ?? whole);

/** The door to the riddles on the first page: the Sphinx on her rock at dusk. An arch, 96 wide and 108 high. */
export const doorPicture = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 108" aria-hidden="true" focusable="false">' +
  '<path d="M0 108V48A48 48 0 0 1 96 48V108Z" fill="var(--dome-lo)"/>' +
  `${STARS}<path d="M0 62H96V108H0Z" fill="var(--sea-3)"/>` +
  `<path d="${WAVES}" fill="none" stroke="var(--foam)" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round"/>` +
  '<path d="M0 92C20 84 72 82 96 90V108H0Z" fill="var(--ground)"/>' +
  towerPicture({ blocks: 2, dome: false }, ' x="56" y="46" width="40" height="54"') +
  `<g transform="translate(34 97)scale(.62)" fill="#e3b877" color="#4a2c10" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${COLOURED}</g>` +
  '<path d="M1 108V48A47 47 0 0 1 95 48V108" fill="none" stroke="var(--plaster-edge)" stroke-opacity=".55" stroke-width="2"/></svg>';

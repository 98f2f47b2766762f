import { towerPicture } from '@thera/board';
import { mirrored } from './pen.ts';
import { RAIDER } from './raider.ts';

const WAVES = [54, 64].map((y) => `M0 ${y}q8-4 16 0t16 0t16 0t16 0t16 0t16 0`).join('');
const BOAT =
  '<path d="M0-8V-60" stroke-width="3.4"/><path d="M4-58C26-44 32-28 30-12H4Z" fill="var(--enemy-accent)"/>' +
  '<path d="M-4-50C-16-38-20-24-20-12H-4Z" fill="var(--enemy-accent)" fill-opacity=".75"/>' +
  '<path d="M-30-6H34C28 9 18 12 4 12C-14 12-26 6-30-6Z" fill="var(--plaster-lit)"/>';

const boat = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y})scale(${-size} ${size})" stroke="var(--enemy-edge)" stroke-width="2.6" stroke-linejoin="round">${BOAT}</g>`;

/** The door to Santowerini on the first page: a raider lands below a tower. An arch, 96 wide and 108 high. */
export const doorPicture = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 108" aria-hidden="true" focusable="false">' +
  '<path d="M0 108V48A48 48 0 0 1 96 48V108Z" fill="var(--sky-1)"/><path d="M0 47H96V108H0Z" fill="var(--sea-2)"/>' +
  `<path d="${WAVES}" fill="none" stroke="var(--foam)" stroke-opacity=".55" stroke-width="1.6" stroke-linecap="round"/>` +
  `${boat(58, 48, 0.36)}${boat(84, 45, 0.24)}` +
  '<path d="M0 80C24 70 70 72 96 82V108H0Z" fill="var(--ground)"/><path d="M0 80C24 70 70 72 96 82" fill="none" stroke="var(--grout)" stroke-width="2"/>' +
  towerPicture({ blocks: 3, dome: true }, ' x="0.6" y="29" width="52.8" height="72"') +
  '<ellipse cx="73" cy="99" rx="15" ry="5" fill="var(--shadow)" opacity=".25"/>' +
  `<g transform="translate(72 99)scale(.52)" fill="var(--enemy)" color="var(--enemy-edge)" stroke="currentColor" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round">${mirrored(RAIDER.side)}</g>` +
  '<path d="M1 108V48A47 47 0 0 1 95 48V108" fill="none" stroke="var(--plaster-edge)" stroke-opacity=".55" stroke-width="2"/></svg>';

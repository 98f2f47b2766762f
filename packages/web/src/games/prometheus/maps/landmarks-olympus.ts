import type { AreaId } from '@thera/prometheus';

// Each around the middle of its area, about 170 wide and 90 high.

const lines = (data: string, colour: string, width: number, attributes = ''): string =>
  `<path d="${data}" fill="none" stroke="var(--m-${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes}/>`;
const form = (data: string, fill: string, edge: string, width: number, attributes = ''): string =>
  `<path d="${data}" fill="var(--m-${fill})" stroke="var(--m-${edge})" stroke-width="${width}" stroke-linejoin="round"${attributes}/>`;

const THRONE: string =
  form('M-34 34V-22A34 32 0 0 1 34-22V34Z', 'stone', 'stone-edge', 3.4) +
  '<path d="M-20 10V-20A20 19 0 0 1 20-20V10Z" fill="var(--m-throne)"/>' +
  form('M-46 34V8H-30V34ZM30 34V8H46V34ZM-30 34V12H30V34Z', 'stone', 'stone-edge', 3.2) +
  '<circle cy="-42" r="6" fill="var(--m-gold)" stroke="var(--m-stone-edge)" stroke-width="2"/>';

const PATH: string = lines('M-70 22C-40 20-40-8-10-6S30 20 70-14', 'gold', 5, ' stroke-dasharray="2 14"');
const WHEEL: string = lines(
  'M-46 0a46 46 0 0 1 92 0a46 46 0 0 1-92 0M-34 0a34 34 0 0 1 68 0a34 34 0 0 1-68 0M0-34V34M-34 0H34M-24-24L24 24M24-24L-24 24',
  'gold',
  4,
  ' opacity=".8"',
);
const CUP: string = form(
  'M-30-26H30C30-2 16 8 4 10V22H18V28H-18V22H-4V10C-16 8-30-2-30-26Z',
  'gold',
  'stone-edge',
  3,
  ' opacity=".8"',
);
const ANVIL: string = form(
  'M-40-14H44C42 0 30 4 20 4L24 20H36V28H-28V20H-16L-12 4C-26 4-38-2-40-14Z',
  'iron',
  'stone-edge',
  3,
  ' opacity=".85"',
);
const HEARTH: string =
  form('M-40 24L-30-2H30L40 24Z', 'stone', 'stone-edge', 3.5) +
  '<path d="M0-46C12-32 22-24 22-12C22-4 12 2 0 2C-12 2-22-4-22-12C-22-20-14-24-10-34C-6-28-4-30 0-46Z" fill="var(--m-gold)"/>' +
  '<path d="M0-20C6-14 9-10 9-6C9-2 5 0 0 0C-5 0-9-2-9-6C-9-10-6-14 0-20Z" fill="var(--m-stone)"/>';

const BUSHES = [
  [-50, 28],
  [-22, 6],
  [4, 32],
  [32, 8],
  [56, 30],
] as const;
const GARDEN: string =
  form(
    BUSHES.map(([x, y]) => `M${x} ${y}c-14-4-14-16 0-18c14 2 14 14 0 18Z`).join(''),
    'leaf',
    'leaf-edge',
    2.4,
  ) +
  `<path d="${BUSHES.map(([x, y]) => `M${x - 7.4} ${y - 12}a3.4 3.4 0 0 1 6.8 0a3.4 3.4 0 0 1-6.8 0ZM${x + 1.6} ${y - 8}a3.4 3.4 0 0 1 6.8 0a3.4 3.4 0 0 1-6.8 0Z`).join('')}" fill="var(--m-bloom)"/>`;
const EAGLE: string = lines(
  'M-66-6C-44-22-22-20 0 2C22-20 44-22 66-6C44-8 26 2 14 16H-14C-26 2-44-8-66-6Z',
  'gold',
  5,
  ' opacity=".55"',
);
const STAR: string =
  '<g fill="none" stroke="var(--m-gold)" stroke-width="4" stroke-linejoin="round" opacity=".8"><circle cy="2" r="38"/>' +
  '<path d="M0-28L8-6L30 2L8 10L0 32L-8 10L-30 2L-8-6Z" fill="var(--m-gold)" fill-opacity=".35"/></g>';

const pillar = (x: number): string =>
  `<g transform="translate(${x} 30)scale(.9)"><ellipse cx="8" cy="2" rx="22" ry="6" fill="var(--m-shadow)" opacity=".3"/>` +
  form('M-15 0H15V-7H-15ZM-10-7V-58H10V-7ZM-15-58H15V-65H-15Z', 'stone', 'stone-edge', 2.5) +
  '<path d="M5-9V-55" stroke="var(--m-stone-shade)" stroke-width="6"/></g>';
const PILLARS: string = [-60, -20, 20, 60].map(pillar).join('');
const BASIN: string =
  '<ellipse rx="74" ry="36" fill="var(--m-stone)" stroke="var(--m-stone-edge)" stroke-width="3.5"/>' +
  '<ellipse rx="60" ry="27" fill="var(--m-water)"/>' +
  lines('M-36-4C-28-10-20-10-12-4S4 2 12-4S28-10 36-4M-24 10C-16 4-8 4 0 10S16 16 24 10', 'water-line', 3.4);
const PROPYLON: string =
  `<g opacity=".9">${lines('M-54 26V-14M54 26V-14M-18 26V-14M18 26V-14', 'stone-edge', 9)}` +
  `${form('M-66-18H66L0-46Z', 'stone', 'stone-edge', 3.5)}</g>`;
const CLOUD: string = form(
  'M-62 28A16 16 0 0 1-54-2A22 22 0 0 1-16-10A20 20 0 0 1 20-8A20 20 0 0 1 54 2A15 15 0 0 1 58 28Z',
  'cloud',
  'cloud-edge',
  3,
);
const SHEEP: string =
  lines('M30 30V-20C30-38 52-38 52-22M-44 24V32M-24 24V32', 'stone-edge', 4) +
  form(
    'M-52 22a13 13 0 0 1-2-24a14 14 0 0 1 26-6a13 13 0 0 1 16 14a10 10 0 0 1-6 16Z',
    'cloud',
    'stone-edge',
    3,
  ) +
  '<circle cx="-6" cy="2" r="8" fill="var(--m-stone-edge)"/>';

/** What is seen in areas of plain ground on Olympus. */
export const OLYMPUS_LANDMARKS: Readonly<Partial<Record<AreaId, string>>> = {
  O1: PROPYLON,
  O2: CLOUD,
  O3: SHEEP,
  O5: PILLARS,
  O6: BASIN,
  O8: STAR,
  O10: STAR,
  O12: EAGLE,
  O13: GARDEN,
  O15: HEARTH,
  O17: ANVIL,
  O18: THRONE,
  O19: THRONE,
  O20: THRONE,
  O23: CUP,
  O24: WHEEL,
  O26: PATH,
};

import type { AreaId } from '@thera/prometheus';

// Each around the middle of its area, about 170 wide and 90 high; lines are round unless a part says otherwise.

const lines = (data: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="var(--m-${colour})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
const form = (data: string, fill: string, edge: string, width: number): string =>
  `<path d="${data}" fill="var(--m-${fill})" stroke="var(--m-${edge})" stroke-width="${width}" stroke-linejoin="round"/>`;
const light = (x: number, y: number, radius: number): string =>
  [1, 0.66, 0.36]
    .map(
      (part) =>
        `<circle cx="${x}" cy="${y}" r="${Math.round(radius * part)}" fill="var(--m-ember)" fill-opacity=".13"/>`,
    )
    .join('');

const GATE: string =
  light(0, -4, 78) +
  form('M-48 34V-14A48 44 0 0 1 48-14V34H30V-12A30 28 0 0 0-30-12V34Z', 'iron', 'iron-hi', 3.4) +
  '<path d="M-30 34V-12A30 28 0 0 1 30-12V34Z" fill="var(--m-ember-deep)"/>' +
  '<path d="M-15 34V-32M0 34V-40M15 34V-32M-30 6H30" stroke="var(--m-iron)" stroke-width="4.4"/>';

/** The ring in which the hound lies on its chain. */
const THRESHOLD: string =
  '<g fill="none"><ellipse rx="88" ry="50" stroke="var(--m-ember)" stroke-width="5" opacity=".9"/>' +
  '<ellipse rx="88" ry="50" stroke="var(--m-ember-hi)" stroke-width="1.8" stroke-dasharray="3 13" stroke-linecap="round"/></g>' +
  lines([-38, -20, -2, 16].map((x) => `M${x} 31c0-9 14-9 14 0s-14 9-14 0Z`).join(''), 'iron-hi', 4);

const PAW =
  'M-11 0a8 6 0 0 1 22 0a8 6 0 0 1-22 0ZM-11-9a3.6 4 0 1 1 .1 0ZM-3.6-13a3.6 4.4 0 1 1 .1 0ZM4.4-13a3.6 4.4 0 1 1 .1 0ZM11.5-9a3.6 4 0 1 1 .1 0Z';
const PAWS: string = [
  [-60, 10],
  [-34, -8],
  [-8, 12],
  [20, -6],
  [46, 14],
  [70, -4],
]
  .map(
    ([x, y]) =>
      `<path d="${PAW}" transform="translate(${x} ${y})rotate(90)" fill="var(--m-stone-shade)" opacity=".55"/>`,
  )
  .join('');

const PETALS = [
  [0, -10],
  [-7, -3],
  [7, -3],
  [-4, 5],
  [5, 6],
] as const;
const FLOWERS = [
  [-54, 0],
  [-30, -14],
  [4, 4],
  [36, -12],
  [58, 2],
] as const;
const ASPHODELS: string =
  lines(FLOWERS.map(([x, y]) => `M${x} ${y + 24}V${y}`).join(''), 'detail-2', 3.4) +
  `<path d="${FLOWERS.flatMap(([x, y]) => PETALS.map(([right, down]) => `M${x + right - 4.4} ${y + down}a4.4 4.4 0 0 1 8.8 0a4.4 4.4 0 0 1-8.8 0Z`)).join('')}" fill="var(--m-bloom)"/>`;

const QUAY: string =
  form([-56, -28, 0, 28].map((x) => `M${x}-14h24v42h-24Z`).join(''), 'wood', 'wood-edge', 3) +
  lines('M-60-2H58M-60 16H58', 'wood-edge', 3.5);
const STRAND: string = lines(
  'M-70-6C-50-16-30-16-10-6S30 4 50-6S74-12 80-8M-60 18C-40 8-20 8 0 18S40 28 62 16',
  'detail',
  4,
  0.7,
);
const BONES: string = lines(
  'M-44 20L-10-6M-50 14L-44 20L-50 26M-6-12L-10-6L-2-4M20 26C16 12 18 0 26-10M34 28C30 14 32 4 40-8M48 28C44 16 46 8 54-2',
  'bone',
  6,
  0.85,
);
const REEDS: string =
  lines(
    'M-52 28C-54 8-50-6-46-20M-38 30C-38 6-34-10-26-24M-24 30C-26 16-24 6-20-4M44 30C42 10 46-4 50-16M30 32C28 18 30 8 34 0',
    'detail',
    4,
  ) + lines('M-46-20V-34M-26-24V-40M50-16V-30', 'detail-2', 8);
const FERRY: string =
  form('M-66 6C-40 30 40 30 66 6L56-2C36 10-36 10-56-2Z', 'wood', 'wood-edge', 3.5) +
  lines('M58 2C66-10 66-20 60-30M-36-40L10 22', 'wood-edge', 5) +
  light(58, -34, 22) +
  '<circle cx="58" cy="-34" r="6" fill="var(--m-ember-hi)"/>';
const ASHES: string =
  '<path d="M-60 26C-40 0-26-6-14 6C0-18 26-20 58 26Z" fill="var(--m-ash)" opacity=".8"/>' +
  lines('M-20-14C-26-24-14-28-18-38M14-24C8-34 20-38 14-50', 'ash', 4, 0.8);

/** What is seen in areas of plain ground by the Styx. */
export const STYX_LANDMARKS: Readonly<Partial<Record<AreaId, string>>> = {
  S1: REEDS,
  S2: FERRY,
  S3: ASHES,
  S5: STRAND,
  S6: BONES,
  S14: ASPHODELS,
  S15: QUAY,
  S18: PAWS,
  S21: THRESHOLD,
  S25: GATE,
  S26: GATE,
  S27: GATE,
};

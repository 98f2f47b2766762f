import type { Cell, PropPlan } from '@thera/board';

type Point = readonly [x: number, y: number];

const shadow = (x: number, half: number, opacity: number): string =>
  `<ellipse cx="${x}" cy="2" rx="${half}" ry="6" fill="var(--m-shadow)" opacity="${opacity}"/>`;
const leafed = (data: string, lit: string, trunk: string): string =>
  `<path d="${trunk}" stroke="var(--m-trunk)" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="${data}" fill="var(--m-leaf)" stroke="var(--m-leaf-edge)" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="${lit}" fill="none" stroke="var(--m-leaf-lit)" stroke-width="4" stroke-linecap="round"/>`;

const POPLAR =
  shadow(3, 17, 0.5) +
  leafed('M0-82C17-66 17-30 0-14C-17-30-17-66 0-82Z', 'M0-70C-8-58-10-42-6-28', 'M0 2V-24');
const LAUREL =
  shadow(5, 24, 0.25) +
  leafed(
    'M-22-26A16 16 0 0 1-16-50A18 18 0 0 1 16-52A16 16 0 0 1 22-26A14 14 0 0 1 0-18A14 14 0 0 1-22-26Z',
    'M-14-42A12 12 0 0 1 0-52',
    'M0 2V-20',
  );
const CYPRESS =
  shadow(5, 18, 0.25) +
  leafed('M0-84C8-66 17-42 13-22C10-8-10-8-13-22C-17-42-8-66 0-84Z', 'M-3-62C-7-48-8-36-6-24', 'M0 2V-12');

const STELE =
  shadow(7, 22, 0.35) +
  '<path d="M-15 0V-44A15 15 0 0 1 15-44V0Z" fill="var(--m-stone)" stroke="var(--m-stone-edge)" stroke-width="3"/>' +
  '<path d="M8 0V-52" stroke="var(--m-stone-shade)" stroke-width="7"/>' +
  '<path d="M-8-38H3M-8-29H3M-8-20H1" stroke="var(--m-stone-edge)" stroke-width="2.6" stroke-linecap="round"/>';

/** Trees stand at both sides. */
const atBothSides = ({ middle: [x, y], box }: Cell, count: number): readonly Point[] => {
  const half = (box.right - box.left) * 0.33;
  return Array.from({ length: count }, (_, index) => {
    const side = count === 1 ? -1 : (2 * index) / (count - 1) - 1;
    return [x + side * half, y + 40 - 10 * (index % 2)] as const;
  });
};

/** A stele stands at the left. */
const atTheLeft = ({ middle: [x, y], box }: Cell): readonly Point[] => [
  [x - (box.right - box.left) * 0.33, y + 32],
];

export const POPLARS: PropPlan = { picture: () => POPLAR, places: atBothSides };
/** Laurels, and cypresses in the wood that is named after them. */
export const OLYMPUS_TREES: PropPlan = {
  picture: (area) => (area === 'O14' ? CYPRESS : LAUREL),
  places: atBothSides,
};
export const STELES: PropPlan = { picture: () => STELE, places: atTheLeft };

const stump = (height: number): string =>
  shadow(8, 22, 0.3) +
  '<g fill="var(--m-stone)" stroke="var(--m-stone-edge)" stroke-width="2.5" stroke-linejoin="round"><path d="M-15 0H15V-7H-15Z"/>' +
  `<path d="M-10-7V${-height + 9}L-4${-height}L2${-height + 11}L10${-height + 4}V-7Z"/></g>` +
  `<path d="M5-9V${-height + 12}" stroke="var(--m-stone-shade)" stroke-width="6"/>` +
  `<path d="M-4-9V${-height + 11}" stroke="var(--m-stone-edge)" stroke-width="1.6" opacity=".5"/>`;

/** Two broken columns at the right of ruins; nobody can take them away. */
export function brokenColumns({ middle: [x, y], box }: Cell): string {
  const half = (box.right - box.left) / 2;
  const at = (right: number, down: number, size: number, height: number): string =>
    `<g transform="translate(${Math.round(x + half * right)} ${Math.round(y + down)})scale(${size})">${stump(height)}</g>`;
  return at(0.33, 18, 0.8, 55) + at(0.66, 42, 0.95, 39);
}

const INK = 'var(--chart-ink)';

/** Filled with a colour of the theme, and drawn with ink. */
const shape = (data: string, fill: string, width = 1.6): string =>
  `<path d="${data}" fill="var(--${fill})" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const patch = (data: string, fill: string, opacity = 1): string =>
  `<path d="${data}" fill="var(--${fill})"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
const stroke = (data: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;

const HOUSE =
  shape('M-12 0V-13H12V0Z', 'plaster-lit') +
  patch('M5-.8V-12.200H11.200V-.8Z', 'plaster-shade') +
  patch('M-4 0V-6A3 3 0 0 1 2-6V0Z', 'door');

/** What stands on the islands of a chart, drawn around its foot at 0, 0. */
export const SCENERY = {
  house: HOUSE,
  chapel: HOUSE + shape('M-9-13A9 9 0 0 1 9-13Z', 'dome'),
  lighthouse:
    shape('M-7 0L-4.500-30H4.500L7 0Z', 'plaster-lit') +
    patch('M-5.200-12H5.200L4.600-20H-4.600Z', 'rock-2') +
    shape('M-5-30H5V-37H-5Z', 'sun') +
    shape('M-6-37A6 6 0 0 1 6-37Z', 'dome') +
    stroke('M9-34L24-38M9-32L24-30M-9-34L-24-38M-9-32L-24-30', 'var(--sun)', 2.4),
  bush: `<path d="M-9 0C-13-7-7-12-4-11C-3-16 5-16 6-11C11-12 13-5 9 0Z" fill="var(--leaf)" stroke="var(--leaf-edge)" stroke-width="1.5"/>`,
  cypress: stroke('M0 0V-4', INK, 2.4) + shape('M0-34C6-22 7-10 4-4H-4C-7-10-6-22 0-34Z', 'leaf-edge', 1.4),
  stele: shape('M-6 0V-10A6 6 0 0 1 6-10V0Z', 'plaster-shade') + stroke('M0-11V-4', INK, 1.8),
  wall:
    shape('M-26 0V-14H-20V-18H-14V-14H-9V-24H-5V-28H1V-24H5V-28H11V-24H14V-14H19V-18H25V0Z', 'rock-1') +
    `<path d="M-3 0V-8A4.500 4.500 0 0 1 6-8V0Z" fill="${INK}"/>` +
    shape('M3-28V-42L14-38L3-34', 'warm'),
  peak:
    shape('M-34 0L-10-42L0-30L12-54L38 0Z', 'rock-1') +
    patch('M12-53L37 0H16L18-20Z', 'rock-2', 0.55) +
    shape('M12-54L4-38L10-40L14-34L20-38L19-40ZM-10-42L-16-32L-10-34L-4-31L-4-35Z', 'plaster-lit', 1.3),
  cloud: shape(
    'M-22 0C-30-2-28-12-19-11C-18-20-3-21 0-13C6-20 20-16 18-8C27-9 28 0 20 0Z',
    'plaster-lit',
    1.4,
  ),
  rock:
    shape('M-14 0L-10-14L-3-9L4-22L10-10L16 0Z', 'rock-2') +
    stroke('M4-22L6-8L2 0M-10-14L-8 0', INK, 1.3, 0.5),
} as const satisfies Readonly<Record<string, string>>;

export type SceneryKind = keyof typeof SCENERY;

const HULL = 'M-30-6H32C28 8 18 11 4 11C-14 11-26 6-30-6Z';

/** The boat in which everybody sits, under sail. */
export const BOAT: string =
  shape(HULL, 'plaster-lit', 2.6) +
  stroke('M-28-1H30', 'var(--door)', 4) +
  stroke('M2-8V-62', INK, 3) +
  shape('M6-60C26-44 32-26 30-12H6Z', 'plaster-lit', 2.4) +
  shape('M-2-52C-14-38-20-24-20-12H-2Z', 'roof-2', 2.4) +
  stroke('M-44 12C-30 18 30 18 50 11', INK, 3, 0.4);

/** Something moved to a place, and made larger or smaller. */
export const placed = (drawing: string, x: number, y: number, size = 1): string =>
  `<g transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)})${size === 1 ? '' : ` scale(${size})`}">${drawing}</g>`;

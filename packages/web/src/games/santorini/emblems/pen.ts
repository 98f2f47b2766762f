/** The two colours of every emblem. */
export const INK = 'currentColor';
export const ACCENT = 'var(--emblem-accent)';

type Point = readonly [x: number, y: number];

const STROKE = 3.5;

/** Masses are outlined in their own colour, so that their corners are as round as the ends of lines. */
const SOFTENING = 2;

function mass(colour: string, outline: string): string {
  return `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${SOFTENING}"/>`;
}

function line(colour: string, course: string, width: number): string {
  return `<path d="${course}" stroke="${colour}" stroke-width="${width}"/>`;
}

function dots(colour: string, radius: number, centres: readonly Point[]): string {
  return `<path d="${centres.map(([x, y]) => circle(x, y, radius)).join('')}" fill="${colour}"/>`;
}

/** A filled area in ink; it spreads one unit over its outline. Outlines inside others are holes. */
export function ink(outline: string): string {
  return mass(INK, outline);
}

/** A filled area in the accent colour; it spreads one unit over its outline. */
export function accent(outline: string): string {
  return mass(ACCENT, outline);
}

/** An area in the accent colour with an outline in ink. */
export function inkRimmed(outline: string): string {
  return `<path d="${outline}" fill="${ACCENT}" stroke="${INK}" stroke-width="${STROKE}"/>`;
}

/** A line in ink. */
export function inkLine(course: string, width: number = STROKE): string {
  return line(INK, course, width);
}

/** A line in the accent colour. */
export function accentLine(course: string, width: number = STROKE): string {
  return line(ACCENT, course, width);
}

/** Discs of one size in ink. */
export function inkDots(radius: number, ...centres: readonly Point[]): string {
  return dots(INK, radius, centres);
}

/** Discs of one size in the accent colour. */
export function accentDots(radius: number, ...centres: readonly Point[]): string {
  return dots(ACCENT, radius, centres);
}

/** The path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  const half = `A${radius} ${radius} 0 0 1 `;
  return `M${x - radius} ${y}${half}${x + radius} ${y}${half}${x - radius} ${y}Z`;
}

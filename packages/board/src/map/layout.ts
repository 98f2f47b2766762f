import type { Point } from '../board.ts';
import { type Cell, spanAt } from './cell.ts';

/** What is written in an area, line by line, and where. */
export interface NamePlace {
  readonly lines: readonly string[];
  readonly x: number;
  /** The base of the first line. */
  readonly y: number;
}

/** How wide a letter is, on the whole; where letters are not set to whole pixels some names are wider than elsewhere. */
const LETTER = 0.48;
const MOST_LINES = 3;
const LEADING = 1.02;
/** Letters keep away from the edge by so much, and from the beads of a zone. */
const MARGIN = 4;
const ZONE_MARGIN = 6;
const STEP = 3;

/** As high up in an area as the name fits, in as few lines as that takes. */
export function namePlace(cell: Cell, name: string, size: number, isZone: boolean): NamePlace {
  const words = name.split(' ');
  const most = Math.min(MOST_LINES, words.length);
  const fits = Array.from({ length: most }, (_, index) =>
    placeOf(cell, wrapped(words, index + 1), size, isZone),
  ).filter((place) => place !== undefined);
  const lowest = ({ lines, y }: NamePlace): number => y + lines.length * size * LEADING;
  const best = fits.reduce<NamePlace | undefined>(
    (one, other) => (one !== undefined && lowest(one) <= lowest(other) ? one : other),
    undefined,
  );
  return best ?? { lines: wrapped(words, most), x: cell.middle[0], y: cell.box.top + size * 1.2 };
}

function placeOf(cell: Cell, lines: readonly string[], size: number, isZone: boolean): NamePlace | undefined {
  const { outline, box, middle } = cell;
  const top = box.top + (isZone ? ZONE_MARGIN - 4 : 2) + size;
  const half = (line: string): number => (line.length * size * LETTER) / 2 + (isZone ? ZONE_MARGIN : MARGIN);
  for (let y = top; y < middle[1] + size; y += STEP) {
    const bounds = lines.map((line, index) => {
      const base = y + index * size * LEADING;
      return boundsOf(outline, [base - size * 0.7, base], half(line));
    });
    const [least, most] = [
      Math.max(...bounds.map(([from]) => from)),
      Math.min(...bounds.map(([, to]) => to)),
    ];
    if (least <= most) return { lines, x: clamped(middle[0], least, most), y };
  }
  return undefined;
}

/** Between which points the middle of something so wide may be, at some heights. */
function boundsOf(
  outline: readonly Point[],
  heights: readonly number[],
  half: number,
): readonly [least: number, most: number] {
  const spans = heights.map((height) => spanAt(outline, height) ?? [Infinity, -Infinity]);
  return [
    Math.max(...spans.map(([left]) => left)) + half,
    Math.min(...spans.map(([, right]) => right)) - half,
  ];
}

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Words in so many lines of about one length. */
export function wrapped(words: readonly string[], count: number): readonly string[] {
  if (count <= 1) return [words.join(' ')];
  const ways = Array.from({ length: words.length - count + 1 }, (_, index) => [
    words.slice(0, index + 1).join(' '),
    ...wrapped(words.slice(index + 1), count - 1),
  ]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((one, other) => (longest(other) < longest(one) ? other : one));
}

/** The lowest place in an area for something of a size, by its middle. */
export function lowestPlace(cell: Cell, width: number, height: number, above: number): Point {
  const { outline, box, middle } = cell;
  for (let y = box.bottom - above - height / 2; y > middle[1] + height / 2; y -= STEP) {
    const [least, most] = boundsOf(outline, [y - height / 2, y + height / 2], width / 2 + MARGIN);
    if (least <= most) return [clamped(middle[0], least, most), y];
  }
  return [middle[0], middle[1] + height];
}

import { formatPosition } from '../src/notation/format-position.ts';
import { parsePosition } from '../src/notation/parse-position.ts';
import type { Position } from '../src/position.ts';
import { HERO_IDS, SIMPLE_IDS } from '../src/power-ids.ts';
import { formatSquare, type Square } from '../src/squares.ts';
import type { Cast } from './casts.ts';
import type { Seeded } from './seeded.ts';

const FLAT = '0'.repeat(25);

/** How wild a random start is. */
export interface StartOptions {
  /** Towers stand already. */
  readonly built: boolean;
  /** Cards remember something already, and workers may be missing. */
  readonly late: boolean;
}

/** A position of this cast with workers anywhere; seat 1 is to move. Nobody has won yet. */
export function randomStart(cast: Cast, chance: Seeded, options: StartOptions): Position {
  for (;;) {
    const parsed = parsePosition(startText(cast, chance, options));
    if (!parsed.ok) throw new Error(`bad start of ${cast.join(' ')}: ${parsed.error} at ${parsed.at}`);
    if (parsed.value.winner < 0) return parsed.value;
  }
}

/** The value of a position's text that must be good. */
export function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error} at ${parsed.at}: ${text}`);
  return parsed.value;
}

/** The text as it is written, whatever the order of squares in it. */
export const canonical = (text: string): string => formatPosition(positionOf(text));

function startText(cast: Cast, chance: Seeded, { built, late }: StartOptions): string {
  const squares = chance.shuffle(Array.from({ length: 25 }, (_, square) => square));
  const reads = cast.includes('selene');
  const crews = cast.map((_, seat) =>
    squares.slice(2 * seat, 2 * seat + (late && chance.happens(0.1) ? 1 : 2)),
  );
  const manned = new Set(crews.slice(0, cast.length === 4 ? 2 : undefined).flat());
  const heights = built ? randomHeights(chance, manned) : FLAT;
  const seats = cast.map((card, seat) => {
    const shared = cast.length === 4 && seat > 1;
    const crew = crews[seat]!;
    const items = [
      ...(card === 'chaos' ? [chance.pick(SIMPLE_IDS)] : []),
      ...(late ? memoryOf(card, chance) : []),
      ...(reads && !shared ? [female(card, crew[0]!)] : []),
    ];
    const state = items.length === 0 ? '' : `[${items.join(';')}]`;
    return `${card}${state}:${shared ? '=' : crew.map(formatSquare).join(',')}`;
  });
  return [heights, 1, ...seats].join('/');
}

const female = (card: string, square: Square): string =>
  card === 'selene' ? formatSquare(square) : `f=${formatSquare(square)}`;

function memoryOf(card: string, chance: Seeded): string[] {
  if (['athena', 'chaos', 'nike'].includes(card) && chance.happens(0.5)) return ['^'];
  if (HERO_IDS.some((id) => id === card) && chance.happens(0.3)) return ['x'];
  if (card === 'morpheus' && chance.happens(0.5)) return [String(1 + chance.below(3))];
  return [];
}

/** Towers of all kinds, with domes only where nobody stands. */
function randomHeights(chance: Seeded, manned: ReadonlySet<Square>): string {
  const symbols = chance.pick(['0123', '0011223', '00112233344', '0123abc4', '00000012344']);
  return Array.from({ length: 25 }, (_, square) => {
    const symbol = chance.pick([...symbols]);
    return manned.has(square) && !/[0-3]/.test(symbol) ? '2' : symbol;
  }).join('');
}

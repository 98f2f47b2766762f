import type { CommonTokenKind, Scene, WorkerKind } from '@thera/board';

/** Written out here, typed by the board's own lists, so that reading a kept scene loads no board. */
const TOKENS: Readonly<Record<CommonTokenKind, true>> = {
  coin: true,
  whirlpool: true,
  talus: true,
  abyss: true,
  fate: true,
  ram: true,
};
const WORKERS: readonly WorkerKind[] = ['woman', 'man'];
const POINTERS: Readonly<Record<Scene['pointers'][number]['kind'], true>> = { wind: true, arrow: true };
const DIRECTIONS: Readonly<Record<Scene['pointers'][number]['direction'], true>> = {
  N: true,
  NE: true,
  E: true,
  SE: true,
  S: true,
  SW: true,
  W: true,
  NW: true,
};

/** The board of those who wrote none down: there was no other. */
const USUAL: Scene['shape'] = { columns: 5, rows: 5, holes: [], bridges: [] };
const LONGEST_SIDE = 8;
const HIGHEST_NUMBER = 99;
const MOST_HITS = 9;
const LONGEST_TEXT = 12;

/**
 * What stands and lies on a board, from outside, with what every board knows and a game's own kinds; marks and all that lasts for a moment are
 * left behind.
 */
export function parseScene(input: unknown, ownKinds: readonly string[] = []): Scene | undefined {
  if (!isFields(input)) return undefined;
  const { towers, tokens, pointers, shape = USUAL } = input;
  if (!isShape(shape)) return undefined;
  const pieces = Array.isArray(input.figures) ? input.figures.map(pieceOf) : input.pieces;
  const isWhole =
    isListOf(towers, isTower) &&
    towers.length === shape.columns * shape.rows &&
    isListOf(pieces, isPieceOf([...WORKERS, ...ownKinds])) &&
    isListOf(tokens, isTokenOf(ownKinds)) &&
    isListOf(pointers, isPointer) &&
    [...pieces, ...tokens].every(({ square }) => square < towers.length && !shape.holes.includes(square));
  const lasting = lastingOf(input, shape.columns * shape.rows);
  return isWhole && lasting ? { shape, towers, pieces, tokens, pointers, marks: [], ...lasting } : undefined;
}

/** Zones and landings, which belong to the place; undefined if they cannot be. */
function lastingOf(input: Fields, size: number): Pick<Scene, 'zones' | 'landings'> | undefined {
  const { zones, landings } = input;
  const isIn = (square: unknown): square is number => isBelow(square, size);
  const isZone = (zone: unknown): zone is NonNullable<Scene['zones']>[number] =>
    isFields(zone) &&
    isListOf(zone.squares, isIn) &&
    (zone.isFallen === undefined || typeof zone.isFallen === 'boolean');
  const isLanding = (landing: unknown): landing is NonNullable<Scene['landings']>[number] =>
    isFields(landing) && isIn(landing.square) && isShort(landing.text);
  if (zones !== undefined && !isListOf(zones, isZone)) return undefined;
  if (landings !== undefined && !isListOf(landings, isLanding)) return undefined;
  return { ...(zones && { zones }), ...(landings && { landings }) };
}

type Fields = Readonly<Record<string, unknown>>;

function isShape(value: unknown): value is Scene['shape'] {
  if (!isFields(value)) return false;
  const { columns, rows, holes, bridges } = value;
  const isSide = (side: unknown): side is number => isBelow(side, LONGEST_SIDE + 1) && Number(side) > 0;
  if (!isSide(columns) || !isSide(rows)) return false;
  const isIn = (square: unknown): square is number => isBelow(square, columns * rows);
  const isBridge = (bridge: unknown): bridge is Scene['shape']['bridges'][number] =>
    isFields(bridge) && isIn(bridge.from) && isIn(bridge.to);
  return isListOf(holes, isIn) && isListOf(bridges, isBridge);
}

function isTower(value: unknown): value is Scene['towers'][number] {
  return isFields(value) && isBelow(value.blocks, 4) && typeof value.dome === 'boolean';
}

/** Workers were called figures, of a look that later was called colour, and female or not. */
function pieceOf(figure: unknown): unknown {
  if (!isFields(figure) || typeof figure.female !== 'boolean') return undefined;
  const { square, look, colour = look, female } = figure;
  return { square, kind: female ? 'woman' : 'man', colour };
}

const isPieceOf =
  (kinds: readonly string[]) =>
  (value: unknown): value is Scene['pieces'][number] => {
    if (!isFields(value)) return false;
    const { square, kind, id, colour, facing, number, hits, isStunned } = value;
    return (
      (id === undefined || isShort(id)) &&
      (hits === undefined || isHits(hits)) &&
      (isStunned === undefined || typeof isStunned === 'boolean') &&
      isSquare(square) &&
      kinds.some((known) => known === kind) &&
      (colour === undefined || isBelow(colour, 4)) &&
      (facing === undefined || isOneOf(DIRECTIONS, facing)) &&
      (number === undefined || isBelow(number, HIGHEST_NUMBER + 1))
    );
  };

const isHits = (value: unknown): boolean =>
  isFields(value) && isBelow(value.of, MOST_HITS + 1) && isBelow(value.left, Number(value.of) + 1);

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

const isTokenOf =
  (ownKinds: readonly string[]) =>
  (value: unknown): value is Scene['tokens'][number] =>
    isFields(value) &&
    isSquare(value.square) &&
    (isOneOf(TOKENS, value.kind) || ownKinds.some((known) => known === value.kind));

function isPointer(value: unknown): value is Scene['pointers'][number] {
  return isFields(value) && isOneOf(POINTERS, value.kind) && isOneOf(DIRECTIONS, value.direction);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isOneOf(names: Readonly<Record<string, true>>, value: unknown): boolean {
  return typeof value === 'string' && Object.hasOwn(names, value);
}

function isSquare(value: unknown): boolean {
  return isBelow(value, LONGEST_SIDE * LONGEST_SIDE);
}

function isBelow(value: unknown, bound: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < bound;
}

import type { CommonTokenKind, Scene, WorkerKind, ZoneKind } from '@thera/board';

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

const ZONES: Readonly<Record<ZoneKind, true>> = {
  exit: true,
  route: true,
  tide: true,
  flood: true,
  hatch: true,
  'counter-hatch': true,
  target: true,
  ruin: true,
  tomb: true,
};
const PASSAGES: Readonly<Record<NonNullable<Scene['gates']>[number]['passage'], true>> = {
  'north-south': true,
  'east-west': true,
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

/** Zones, gates and landings, which belong to the place; undefined if they cannot be. */
function lastingOf(input: Fields, size: number): Pick<Scene, 'zones' | 'gates' | 'landings'> | undefined {
  const { zones, gates, landings } = input;
  const isIn = (square: unknown): square is number => isBelow(square, size);
  const isZone = (zone: unknown): zone is NonNullable<Scene['zones']>[number] =>
    isFields(zone) &&
    isListOf(zone.squares, isIn) &&
    (zone.kind === undefined || isOneOf(ZONES, zone.kind)) &&
    isMaybeFlag(zone.isFallen);
  const isGate = (gate: unknown): gate is NonNullable<Scene['gates']>[number] =>
    isFields(gate) &&
    isIn(gate.square) &&
    typeof gate.isOpen === 'boolean' &&
    isOneOf(PASSAGES, gate.passage);
  const isLanding = (landing: unknown): landing is NonNullable<Scene['landings']>[number] =>
    isFields(landing) && isIn(landing.square) && isShort(landing.text);
  if (zones !== undefined && !isListOf(zones, isZone)) return undefined;
  if (gates !== undefined && !isListOf(gates, isGate)) return undefined;
  if (landings !== undefined && !isListOf(landings, isLanding)) return undefined;
  return { ...(zones && { zones }), ...(gates && { gates }), ...(landings && { landings }) };
}

type Fields = Readonly<Record<string, unknown>>;

function isShape(value: unknown): value is Scene['shape'] {
  if (!isFields(value)) return false;
  const { columns, rows, holes, bridges, isTimber } = value;
  const isSide = (side: unknown): side is number => isBelow(side, LONGEST_SIDE + 1) && Number(side) > 0;
  if (!isSide(columns) || !isSide(rows)) return false;
  const isIn = (square: unknown): square is number => isBelow(square, columns * rows);
  const isBridge = (bridge: unknown): bridge is Scene['shape']['bridges'][number] =>
    isFields(bridge) && isIn(bridge.from) && isIn(bridge.to);
  return isListOf(holes, isIn) && isListOf(bridges, isBridge) && isMaybeFlag(isTimber);
}

function isTower(value: unknown): value is Scene['towers'][number] {
  if (!isFields(value) || !isBelow(value.blocks, 4) || typeof value.dome !== 'boolean') return false;
  const isSize = (size: unknown): size is 1 => isBelow(size, 4) && Number(size) > 0;
  return value.sizes === undefined || (isListOf(value.sizes, isSize) && value.sizes.length === value.blocks);
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
    const { square, kind, id, colour, facing, number, hits, isStunned, isAsleep, flies } = value;
    return (
      (id === undefined || isShort(id)) &&
      (hits === undefined || isHits(hits)) &&
      [isStunned, isAsleep, flies].every(isMaybeFlag) &&
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
    isMaybeFlag(value.isSign) &&
    (isOneOf(TOKENS, value.kind) || ownKinds.some((known) => known === value.kind));

const isMaybeFlag = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

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

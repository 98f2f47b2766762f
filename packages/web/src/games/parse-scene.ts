import type { Scene } from '@thera/board';

/** Written out here, typed by the board's own lists, so that reading a kept scene loads no board. */
const TOKENS: Readonly<Record<Scene['tokens'][number]['kind'], true>> = {
  coin: true,
  whirlpool: true,
  talus: true,
  abyss: true,
  fate: true,
  ram: true,
};
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

/** What stands and lies on a board, from outside; marks and all that lasts for a moment are left behind. */
export function parseScene(input: unknown): Scene | undefined {
  if (!isFields(input)) return undefined;
  const { towers, tokens, pointers } = input;
  const figures = Array.isArray(input.figures) ? input.figures.map(withColour) : undefined;
  const isWhole =
    isListOf(towers, isTower) &&
    towers.length === 25 &&
    isListOf(figures, isFigure) &&
    isListOf(tokens, isToken) &&
    isListOf(pointers, isPointer);
  return isWhole ? { towers, figures, tokens, pointers, marks: [] } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function isTower(value: unknown): value is Scene['towers'][number] {
  return isFields(value) && isBelow(value.blocks, 4) && typeof value.dome === 'boolean';
}

/** What is a figure's colour was called its look. */
function withColour(value: unknown): unknown {
  if (!isFields(value) || !('look' in value)) return value;
  const { look, ...rest } = value;
  return { ...rest, colour: look };
}

function isFigure(value: unknown): value is Scene['figures'][number] {
  return (
    isFields(value) && isSquare(value.square) && isBelow(value.colour, 4) && typeof value.female === 'boolean'
  );
}

function isToken(value: unknown): value is Scene['tokens'][number] {
  return isFields(value) && isSquare(value.square) && isOneOf(TOKENS, value.kind);
}

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
  return isBelow(value, 25);
}

function isBelow(value: unknown, bound: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < bound;
}

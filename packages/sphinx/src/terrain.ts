import { riddleInEdition } from './editions.ts';
import type { Gate, Place, Riddle, RiddleRule, RuleKind } from './riddle.ts';
import type { Setup } from './setup.ts';
import { NO_TOWER, type Tower, towerOf, usualTower } from './towers.ts';

/** A space by its number, row by row from the far left. */
export type Square = number;

/** What stands nowhere. */
export const OFF: Square = -1;

/** What of a riddle never changes while it is played: its map, and its rules with the expert setting worked in. */
export interface Terrain {
  readonly riddle: Riddle;
  readonly columns: number;
  readonly rows: number;
  /** Where a tower can ever stand; gates, too. */
  readonly isGround: readonly boolean[];
  /** The ground around each square in eight directions. */
  readonly neighbours: readonly (readonly Square[])[];
  /** The ground beside each square in four directions, and whether there are four. */
  readonly beside: readonly (readonly Square[])[];
  /** Where the bridges of each square lead. */
  readonly bridges: readonly (readonly Square[])[];
  /** The gate that each square belongs to; null is a gate that never opens. */
  readonly gates: ReadonlyMap<Square, Gate | null>;
  readonly zones: Readonly<Record<string, readonly Square[]>>;
  readonly towers: readonly Tower[];
}

/** By number, then by edition and setting. */
const known: Terrain[][] = [];

/** The terrain of a riddle, in the edition and with the setting that were agreed on. */
export function terrainOf({ riddle, edition, isExpert }: RiddleChoice): Terrain {
  known[riddle] ??= [];
  const terrains = known[riddle];
  const index = 2 * edition + (isExpert ? 1 : 0);
  terrains[index] ??= surveyOf({ riddle, edition, isExpert });
  return terrains[index];
}

type RiddleChoice = Pick<Setup, 'riddle' | 'edition' | 'isExpert'>;

function surveyOf({ riddle, edition, isExpert }: RiddleChoice): Terrain {
  const chosen = riddleInEdition(riddle, edition);
  return survey(isExpert ? expertOf(chosen) : chosen);
}

/** A riddle with its expert setting. */
export function expertOf(riddle: Riddle): Riddle {
  const { objectives = [], rules = [], ...fields } = riddle.expert;
  return {
    ...riddle,
    ...fields,
    rules: riddle.rules.map((rule) => rules.find(({ kind }) => kind === rule.kind) ?? rule),
    objectives: riddle.objectives.map((objective) => ({
      ...objective,
      ...objectives.find(({ tier }) => tier === objective.tier),
    })),
  };
}

/** The number of a space. */
export const squareAt = ({ columns }: Pick<Terrain, 'columns'>, [x, y]: Place): Square => y * columns + x;

export const placeOf = ({ columns }: Pick<Terrain, 'columns'>, square: Square): Place => [
  square % columns,
  Math.floor(square / columns),
];

/** How far two squares are from each other, a diagonal step being one. */
export function distance({ columns }: Pick<Terrain, 'columns'>, a: Square, b: Square): number {
  const across = Math.abs((a % columns) - (b % columns));
  const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return Math.max(across, down);
}

/** Whether one square lies on a diagonal of another. */
export function isDiagonal(terrain: Pick<Terrain, 'columns'>, a: Square, b: Square): boolean {
  const [aX, aY] = placeOf(terrain, a);
  const [bX, bY] = placeOf(terrain, b);
  return aX !== bX && Math.abs(aX - bX) === Math.abs(aY - bY);
}

/** The square so far beyond `to` as it is from `from`, if the map goes on there. */
export function beyond(terrain: Terrain, from: Square, to: Square): Square | undefined {
  const [fromX, fromY] = placeOf(terrain, from);
  const [toX, toY] = placeOf(terrain, to);
  return within(terrain, [2 * toX - fromX, 2 * toY - fromY]);
}

/** The next square of a straight way that led from one square to another, if the map goes on there. */
export function onward(terrain: Terrain, from: Square, to: Square): Square | undefined {
  const [fromX, fromY] = placeOf(terrain, from);
  const [toX, toY] = placeOf(terrain, to);
  const [across, down] = [toX - fromX, toY - fromY];
  const isStraight = across === 0 || down === 0 || Math.abs(across) === Math.abs(down);
  return isStraight ? within(terrain, [toX + Math.sign(across), toY + Math.sign(down)]) : undefined;
}

/** The square at a place, if the map reaches so far. */
function within(terrain: Terrain, [x, y]: Place): Square | undefined {
  return x < 0 || y < 0 || x >= terrain.columns || y >= terrain.rows ? undefined : squareAt(terrain, [x, y]);
}

/** A special rule of a riddle, if it has one of that kind. */
export function ruleOf<K extends RuleKind>(
  { riddle }: Terrain,
  kind: K,
): Extract<RiddleRule, { kind: K }> | undefined {
  const isThat = (rule: RiddleRule): rule is Extract<RiddleRule, { kind: K }> => rule.kind === kind;
  return riddle.rules.find(isThat);
}

const GAP = '~';
const GATE = /[gG]/;

function survey(riddle: Riddle): Terrain {
  const rows = riddle.grid.length;
  const columns = riddle.grid[0]!.length;
  const cells = riddle.grid.join('');
  const at = (place: Place): Square => squareAt({ columns }, place);
  const isGround = [...cells].map((cell) => cell !== GAP);
  const squares = isGround.map((_, square) => square);
  const near = (square: Square): readonly Square[] =>
    squares.filter((other) => isGround[other] && distance({ columns }, square, other) === 1);
  const towers = [...cells].map((cell) => (/\d/.test(cell) ? usualTower(Number(cell)) : NO_TOWER));
  for (const { at: place, pieces } of riddle.towers ?? []) towers[at(place)] = towerOf(pieces);
  const isBeside = (a: Square, b: Square): boolean =>
    a % columns === b % columns || Math.floor(a / columns) === Math.floor(b / columns);
  const ends = (riddle.bridges ?? []).map(([from, to]) => [at(from), at(to)] as const);
  return {
    riddle,
    columns,
    rows,
    isGround,
    neighbours: squares.map((square) => (isGround[square] ? near(square) : [])),
    beside: squares.map((square) => near(square).filter((other) => isBeside(square, other))),
    bridges: squares.map((square) =>
      ends.flatMap(([from, to]) => (from === square ? [to] : to === square ? [from] : [])),
    ),
    gates: gatesOf(riddle, cells, at),
    zones: Object.fromEntries(
      Object.entries(riddle.zones ?? {}).map(([name, places]) => [name, places.map(at)]),
    ),
    towers,
  };
}

function gatesOf(
  riddle: Riddle,
  cells: string,
  at: (place: Place) => Square,
): ReadonlyMap<Square, Gate | null> {
  const gates = new Map<Square, Gate | null>();
  for (const [square, cell] of [...cells].entries()) if (GATE.test(cell)) gates.set(square, null);
  for (const rule of riddle.rules)
    if (rule.kind === 'gates')
      for (const gate of rule.gates) for (const place of gate.spaces) gates.set(at(place), gate);
  return gates;
}

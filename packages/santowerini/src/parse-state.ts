import { fault, ok, type Result } from '@thera/table';
import { ENEMY_KINDS, type EnemyKind, NATURES } from './enemy-kinds.ts';
import { DOMED, type Enemy, type State } from './island.ts';
import { parseSetup, SETUP_CODES, type SetupCode } from './setup.ts';
import { type Facing, parseSquare, type Square } from './squares.ts';

const FORM_CODES = [
  'bad-form',
  'bad-heights',
  'bad-builders',
  'bad-enemy',
  'bad-extra',
  'square-taken',
] as const;
export type StateCode = SetupCode | (typeof FORM_CODES)[number];
export const STATE_CODES: readonly StateCode[] = [...SETUP_CODES, ...FORM_CODES];

const HEIGHTS = /^[0-4]{25}$/;
const ENEMY = /^([a-z]+):([a-e][1-5])([nesw])(?:-(\d))?(!?)$/i;
const NUMBER = /^\d{1,6}$/;
const MOST_BUILDERS = 2;

/** A state from its text. What has happened before is not part of it; enemies are numbered anew. */
export function parseState(text: string): Result<State, StateCode> {
  const parts = text.trim().split('/');
  if (parts.length !== 4) return fault('bad-form');
  const [heightsText, buildersText, enemiesText, extrasText] = parts as [string, string, string, string];
  if (!HEIGHTS.test(heightsText)) return fault('bad-heights');
  const heights = [...heightsText].map(Number);
  const builders = listOf(buildersText, parseSquare);
  if (builders === undefined || builders.length > MOST_BUILDERS) return fault('bad-builders');
  const enemies = listOf(enemiesText, parseEnemy);
  if (enemies === undefined) return fault('bad-enemy');
  if (!areApart(heights, [...builders, ...enemies.map(({ square }) => square)])) return fault('square-taken');
  const extras = parseExtras(extrasText);
  if (!extras.ok) return extras;
  return ok({
    ...extras.value,
    heights,
    builders,
    enemies: enemies.map((enemy, index) => ({ ...enemy, id: index + 1 })),
    landed: enemies.length,
    happened: [],
  });
}

/** Items with commas between them; undefined if one of them cannot be read. */
function listOf<T>(text: string, parse: (item: string) => T | undefined): readonly T[] | undefined {
  if (text === '') return [];
  const items = text.split(',').map((item) => parse(item.trim()));
  return items.every((item) => item !== undefined) ? (items as readonly T[]) : undefined;
}

const parseKind = (text: string): EnemyKind | undefined =>
  ENEMY_KINDS.find((kind) => kind === text.toLowerCase());

function parseEnemy(text: string): Omit<Enemy, 'id'> | undefined {
  const [, kindText, squareText, facing, taken = '0', stun] = ENEMY.exec(text) ?? [];
  const kind = parseKind(kindText ?? '');
  if (kind === undefined) return undefined;
  const hits = NATURES[kind].hits - Number(taken);
  if (hits < 1) return undefined;
  return {
    kind,
    square: parseSquare(squareText!)!,
    facing: facing!.toLowerCase() as Facing,
    hits,
    isStunned: stun === '!',
  };
}

/** Whether everybody has a square without a dome for itself. */
const areApart = (heights: readonly number[], squares: readonly Square[]): boolean =>
  new Set(squares).size === squares.length && squares.every((square) => heights[square]! < DOMED);

type Extras = Pick<State, 'setup' | 'round' | 'turns' | 'wave' | 'defeated' | 'reserve'>;

const KEYS = [
  'scenario',
  'difficulty',
  'attempt',
  'day',
  'round',
  'turns',
  'wave',
  'defeated',
  'reserve',
] as const;
type Key = (typeof KEYS)[number];

function parseExtras(text: string): Result<Extras, StateCode> {
  const values = new Map<Key, string>();
  for (const item of text.split(';')) {
    const [name, value, ...more] = item.split('=').map((part) => part.trim());
    const key = KEYS.find((known) => known === name);
    if (key === undefined || value === undefined || more.length > 0 || values.has(key))
      return fault('bad-extra', item);
    values.set(key, value);
  }
  const numberOf = (key: Key, usual: number): number => {
    const written = values.get(key);
    return written === undefined ? usual : NUMBER.test(written) ? Number(written) : Number.NaN;
  };
  const setup = parseSetup({
    scenario: values.get('scenario'),
    difficulty: values.get('difficulty') ?? 'normal',
    attempt: numberOf('attempt', 1),
    day: values.get('day'),
  });
  if (!setup.ok) return setup;
  const round = numberOf('round', 0);
  const counts = {
    round,
    turns: numberOf('turns', round),
    wave: numberOf('wave', 0),
    defeated: numberOf('defeated', 0),
  };
  const reserve = listOf(values.get('reserve') ?? '', parseKind);
  if (reserve === undefined || Object.values(counts).some(Number.isNaN)) return fault('bad-extra');
  return ok({ setup: setup.value, ...counts, reserve });
}

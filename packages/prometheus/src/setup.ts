import { fault, ok, type Result } from '@thera/table';
import { QUICK_ARMIES } from './data/armies.ts';
import { LESSON_IDS, type LessonId } from './data/lessons.ts';
import { HOUND_DEATHS, type HoundDeath, NET_REMOVALS, type NetRemoval } from './data/scenario.ts';
import { TABLE_IDS, TABLES, type TableId } from './data/tables.ts';
import { RECRUITS, UNITS, type UnitId } from './data/units.ts';

/** What may be played otherwise than the scenario says. */
export interface Options {
  /** Whether a net comes off at the end of the activation in which it closed, or only at the end of the next. */
  readonly netRemoval: NetRemoval;
  /** Who loses when the hound is destroyed. */
  readonly cerberusDeath: HoundDeath;
  /** Whether the game ends after so many turns of each side. */
  readonly turnCap: boolean;
}

/** What is agreed before a game. */
export interface Setup {
  readonly table: TableId;
  /** Seats pick in turn, take the recommended armies, or bring these, a list for each seat. */
  readonly draft: 'pick' | 'quick' | readonly (readonly UnitId[])[];
  readonly options: Options;
  /**
   * Art of War in the opening hand of each seat. It is tuned now and then: a game keeps what it was begun with, and
   * only where nothing is said it is as usual at the table.
   */
  readonly hands?: readonly number[];
  /** The recommended armies, for the same reason; only where they are taken. */
  readonly armies?: readonly (readonly UnitId[])[];
  /** A position to learn from instead of a whole game; it has its own units. */
  readonly lesson?: LessonId;
}

export const SETUP_CODES = [
  'bad-setup',
  'unknown-table',
  'bad-draft',
  'not-a-recruit',
  'recruited-twice',
  'too-dear',
  'bad-hands',
  'bad-options',
  'unknown-lesson',
] as const;
export type SetupCode = (typeof SETUP_CODES)[number];

export const USUAL_OPTIONS: Options = {
  netRemoval: 'endOfActivation',
  cerberusDeath: 'ownerLoses',
  turnCap: true,
};

/** A game as it is when nothing else is said. */
export function usualSetup(table: TableId, draft: Setup['draft'] = 'quick'): Setup {
  const setup = { table, draft, options: USUAL_OPTIONS, hands: usualHands(table) };
  return draft === 'quick' ? { ...setup, armies: quickArmies(table) } : setup;
}

/** What a lesson is played on. */
export function lessonSetup(lesson: LessonId): Setup {
  return { table: '2', draft: 'quick', options: USUAL_OPTIONS, lesson };
}

const KEYS: readonly string[] = ['table', 'draft', 'options', 'hands', 'armies', 'lesson'];

/** More than ever lay in an opening hand, and few enough to count. */
const MOST_IN_HAND = 20;

/** A setup from outside. What it leaves to the table is written into it, so that the game can always be played again. */
export function parseSetup(input: unknown): Result<Setup, SetupCode> {
  if (!isRecord(input)) return fault('bad-setup');
  const stranger = Object.keys(input).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) return fault('bad-setup', stranger);
  const { table, draft = 'quick', lesson } = input;
  if (!isOneOf(TABLE_IDS, table)) return fault('unknown-table', 'table');
  const options = parseOptions(input.options);
  if (options === undefined) return fault('bad-options', 'options');
  const drafted = parseDraft(table, draft);
  if (!drafted.ok) return drafted;
  if (lesson !== undefined) {
    if (!isOneOf(LESSON_IDS, lesson) || table !== '2') return fault('unknown-lesson', 'lesson');
    return ok({ table, draft: drafted.value, options, lesson });
  }
  const hands = parseHands(table, input.hands);
  if (hands === undefined) return fault('bad-hands', 'hands');
  if (drafted.value !== 'quick')
    return input.armies === undefined
      ? ok({ table, draft: drafted.value, options, hands })
      : fault('bad-draft', 'armies');
  const armies = parseArmies(table, input.armies ?? quickArmies(table), 'armies');
  return armies.ok ? ok({ table, draft: 'quick', options, hands, armies: armies.value }) : armies;
}

function parseHands(table: TableId, input: unknown): readonly number[] | undefined {
  if (input === undefined) return usualHands(table);
  if (!Array.isArray(input) || input.length !== TABLES[table].seats.length) return undefined;
  return input.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_IN_HAND)
    ? [...input]
    : undefined;
}

function parseOptions(input: unknown = {}): Options | undefined {
  if (!isRecord(input) || Object.keys(input).some((key) => !Object.hasOwn(USUAL_OPTIONS, key)))
    return undefined;
  const { netRemoval, cerberusDeath, turnCap } = { ...USUAL_OPTIONS, ...input } as Record<string, unknown>;
  if (!isOneOf(NET_REMOVALS, netRemoval) || !isOneOf(HOUND_DEATHS, cerberusDeath)) return undefined;
  return typeof turnCap === 'boolean' ? { netRemoval, cerberusDeath, turnCap } : undefined;
}

function parseDraft(table: TableId, input: unknown): Result<Setup['draft'], SetupCode> {
  return input === 'pick' || input === 'quick' ? ok(input) : parseArmies(table, input, 'draft');
}

function parseArmies(
  table: TableId,
  input: unknown,
  field: string,
): Result<readonly (readonly UnitId[])[], SetupCode> {
  const { seats } = TABLES[table];
  if (!Array.isArray(input) || input.length !== seats.length) return fault('bad-draft', field);
  const taken = new Set<UnitId>();
  const armies: UnitId[][] = [];
  for (const [seat, army] of input.entries()) {
    const at = `${field}[${seat}]`;
    if (!Array.isArray(army)) return fault('bad-draft', at);
    let cost = 0;
    for (const unit of army) {
      if (!isOneOf(RECRUITS, unit)) return fault('not-a-recruit', at);
      if (taken.has(unit)) return fault('recruited-twice', at);
      taken.add(unit);
      cost += UNITS[unit].cost;
    }
    if (cost > seats[seat]!.rp) return fault('too-dear', at);
    armies.push([...army]);
  }
  return ok(armies);
}

const usualHands = (table: TableId): readonly number[] => TABLES[table].seats.map(({ startAow }) => startAow);

const quickArmies = (table: TableId): readonly (readonly UnitId[])[] =>
  QUICK_ARMIES[table].map((army) => army.map(({ id }) => id));

/** Art of War in the opening hand of a seat, before points that were not spent. */
export const handAt = ({ table, hands = usualHands(table) }: Setup, seat: number): number => hands[seat]!;

/** The recruits that a seat begins with, before anybody picks. */
export function armyOf(
  { table, draft, armies = quickArmies(table) }: Setup,
  seat: number,
): readonly UnitId[] {
  if (draft === 'pick') return [];
  return (draft === 'quick' ? armies : draft)[seat]!;
}

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const isOneOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

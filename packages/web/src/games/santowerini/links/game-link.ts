import {
  DIFFICULTIES,
  dailyOf,
  isDay,
  parseSetup,
  type Setup,
  type SetupCode,
  type Step,
} from '@thera/santowerini';
import { type Fault, fault, type GameEvent, ok, type Result } from '@thera/table';
import { formatEvents, parseEvents } from './event-letters.ts';

/** Why a link leads nowhere. The place of the fault is the name of the field. */
export const LINK_CODES = [
  'field-twice',
  'no-such-day',
  'bad-seed',
  'bad-turns',
  'impossible-turns',
] as const;
export type LinkCode = SetupCode | (typeof LINK_CODES)[number];

/** A setup with its dice, and what was played so far. */
export interface LinkedGame {
  readonly setup: Setup;
  /** None where any dice will do. */
  readonly seed: string | undefined;
  readonly events: readonly GameEvent<Step>[];
}

const FIELDS = ['scenario', 'difficulty', 'attempt', 'day', 'seed', 'turns'] as const;
type Field = (typeof FIELDS)[number];

const SEED = /^[\w-]{1,64}$/;
const USUAL_DIFFICULTY = DIFFICULTIES[1];

/** A game as the query of a link, without the question mark. A day alone says all of its scenario. */
export function formatGameLink({ setup, seed, events }: LinkedGame): string {
  const { scenario, difficulty, attempt, day } = setup;
  const values: readonly (readonly [Field, string | undefined])[] = [
    ['day', day],
    ['scenario', day === undefined ? scenario : undefined],
    ['difficulty', day === undefined ? difficulty : undefined],
    ['attempt', attempt === 1 ? undefined : String(attempt)],
    ['seed', day === undefined ? seed : undefined],
    ['turns', events.length === 0 ? undefined : formatEvents(events)],
  ];
  return values.flatMap(([field, value]) => (value === undefined ? [] : [`${field}=${value}`])).join('&');
}

/** The game of a link. Fields that belong to others, such as the language, are passed over. */
export function parseGameLink(query: string): Result<LinkedGame, LinkCode> {
  const given = new URLSearchParams(query);
  const twice = FIELDS.find((name) => given.getAll(name).length > 1);
  if (twice !== undefined) return fault('field-twice', twice);
  const field = (name: Field): string | undefined => given.get(name)?.trim() || undefined;
  const attempt = Number(field('attempt') ?? 1);
  const day = field('day');
  const begun = day === undefined ? parseScenario(field, attempt) : parseDaily(day, attempt);
  if (isFault(begun)) return begun;
  const turns = field('turns');
  const events = turns === undefined ? [] : parseEvents(turns);
  if (events === undefined || (events.length > 0 && begun.seed === undefined))
    return fault('bad-turns', 'turns');
  return ok({ ...begun, events });
}

type Begun = Omit<LinkedGame, 'events'>;

const isFault = (value: Begun | Fault<LinkCode>): value is Fault<LinkCode> => 'error' in value;

function parseDaily(day: string, attempt: number): Begun | Fault<LinkCode> {
  if (!isDay(day)) return fault('no-such-day', 'day');
  const { setup, seed } = dailyOf(day);
  const parsed = parseSetup({ ...setup, attempt });
  return parsed.ok ? { setup: parsed.value, seed } : parsed;
}

function parseScenario(field: (name: Field) => string | undefined, attempt: number): Begun | Fault<LinkCode> {
  const setup = parseSetup({
    scenario: field('scenario')?.toUpperCase().replace('ENDLESS', 'endless'),
    difficulty: field('difficulty') ?? USUAL_DIFFICULTY,
    attempt,
  });
  if (!setup.ok) return setup;
  const seed = field('seed');
  if (seed !== undefined && !SEED.test(seed)) return fault('bad-seed', 'seed');
  return { setup: setup.value, seed };
}

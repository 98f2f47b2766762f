import type { LessonId, Side, TableId } from '@thera/prometheus';

/** What a list of games says of one. */
export interface ListedDetails {
  readonly table: TableId;
  readonly rage: number;
  readonly lesson?: LessonId;
  /** Null for a draw. */
  readonly winner?: Side | null;
}

const TABLES: Readonly<Record<TableId, true>> = { '2': true, '3-blue': true, '3-red': true, '4': true };
const LESSONS: Readonly<Record<LessonId, true>> = { nets: true, hound: true, strike: true };
const SIDES: Readonly<Record<Side, true>> = { blue: true, red: true };

/** The details of a kept game; those of a game that begins where they cannot be read. */
export function listedDetails(details: unknown): ListedDetails {
  const { table, rage, lesson, winner } = (
    typeof details === 'object' && details !== null ? details : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    table: isKey(TABLES, table) ? table : '2',
    rage: typeof rage === 'number' && Number.isSafeInteger(rage) ? rage : 4,
    ...(isKey(LESSONS, lesson) ? { lesson } : {}),
    ...(winner === null || isKey(SIDES, winner) ? { winner } : {}),
  };
}

const isKey = <Key extends string>(keys: Readonly<Record<Key, true>>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(keys, value);

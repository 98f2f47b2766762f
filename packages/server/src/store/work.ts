/** What a column may hold. */
export type SqlValue = string | number | null;

/** A row, by the names of its columns. */
export type Row = Readonly<Record<string, SqlValue>>;

/** Something to ask the database, with a `?` for each value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** What came of a statement. */
export interface Outcome {
  readonly rows: readonly Row[];
  /** How many rows it has changed. */
  readonly changes: number;
}

/**
 * Work with a database, statement by statement. It does not say how it is waited for: SQLite answers at once, PostgreSQL
 * later, and what is asked is written once. It may be done again from the beginning, so it changes nothing else.
 */
export type Work<T> = Generator<Statement, T, Outcome>;

/** The rows that a query finds. */
export function* all(sql: string, ...values: readonly SqlValue[]): Work<readonly Row[]> {
  return (yield { sql, values }).rows;
}

/** The first row that a query finds. */
export function* first(sql: string, ...values: readonly SqlValue[]): Work<Row | undefined> {
  return (yield { sql, values }).rows[0];
}

/** How many rows a statement changes. */
export function* change(sql: string, ...values: readonly SqlValue[]): Work<number> {
  return (yield { sql, values }).changes;
}

/** So many in one statement: a statement for every number of them would be prepared for itself. */
const AT_ONCE = 50;

/** Asks for all of some keys, in statements that name so many as there are in `among`. */
export function* forAll(
  keys: readonly string[],
  ask: (among: string, some: readonly SqlValue[]) => Work<readonly Row[]>,
): Work<readonly Row[]> {
  const among = Array.from({ length: AT_ONCE }, () => '?').join(', ');
  const rows: Row[] = [];
  for (let from = 0; from < keys.length; from += AT_ONCE)
    rows.push(
      ...(yield* ask(
        among,
        Array.from({ length: AT_ONCE }, (_, index) => keys[from + index] ?? null),
      )),
    );
  return rows;
}

/** A database that does such work. */
export interface Database {
  /** Asks only: what others are writing meanwhile may be seen in part. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** One statement that changes something. */
  change(sql: string, ...values: readonly SqlValue[]): Promise<number>;
  /** As a whole or not at all, and as if nobody else wrote meanwhile. */
  write<T>(work: () => Work<T>): Promise<T>;
  close(): Promise<void>;
}

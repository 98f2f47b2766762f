import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A table of the schema. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Whoever waits for an opponent or for a passkey waits for seconds: it means nothing afterwards. */
const FLEETING: readonly string[] = ['seeks', 'challenges'];

/** All tables that are worth keeping, each after those that it refers to. */
export function tablesOf(file: DatabaseSync): readonly TableShape[] {
  const tables = file.prepare("select name from sqlite_schema where type = 'table' order by rowid").all();
  return tables
    .map(({ name }) => String(name))
    .filter((name) => !FLEETING.includes(name))
    .map((name) => ({ name, columns: columnsOf(file, name) }));
}

function columnsOf(file: DatabaseSync, table: string): readonly string[] {
  return file
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
}

/** A row, its values in the order of the table's columns. */
export type Values = readonly SQLInputValue[];

/** Writes rows into a table of a file. */
export function insertInto(file: DatabaseSync, { name, columns }: TableShape): (row: Values) => void {
  const places = columns.map(() => '?').join(', ');
  const statement = file.prepare(`insert into ${name} (${columns.join(', ')}) values (${places})`);
  return (row) => void statement.run(...row);
}

/** The rows of a table of a file. */
export function* rowsOf(file: DatabaseSync, { name, columns }: TableShape): Generator<Values> {
  for (const row of file.prepare(`select ${columns.join(', ')} from ${name}`).iterate())
    yield columns.map((column) => row[column] as SQLInputValue);
}

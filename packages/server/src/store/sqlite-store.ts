import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { type Dialect, missingSteps } from './migrations.ts';
import { sqlStore } from './sql-store.ts';
import { type Store, StoreError } from './store.ts';
import {
  change,
  type Database,
  type Outcome,
  type Row,
  type SqlValue,
  type Statement,
  type Work,
} from './work.ts';

/** Codes of SQLite that say that there is no room, that somebody else has the file, or that the disk fails. */
const TROUBLES: ReadonlyMap<number, StoreError['code']> = new Map([
  [13, 'storage-full'],
  [5, 'unavailable'],
  [10, 'unavailable'],
]);

export const SQLITE: Dialect = {
  text: 'text',
  whole: 'integer',
  counter: 'integer primary key',
  keyed: 'strict, without rowid',
  counted: 'strict',
};

/** How large the file may become. */
export interface SqliteLimits {
  /** Of four kilobytes each; as many as the disk has room for, if nothing is said. */
  readonly mostPages?: number;
}

/** One file, opened by one process: the default, with nothing to install. */
export function sqliteStore(path: string, limits: SqliteLimits = {}): Store {
  return sqlStore(new SqliteDatabase(path, limits));
}

/** A statement that is ready to be asked. */
interface Prepared {
  readonly statement: StatementSync;
  readonly hasRows: boolean;
}

/** A file of SQLite. What is written at the same time is committed together. */
class SqliteDatabase implements Database {
  readonly #file: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  readonly #commits = new GroupCommit((work) => this.#whole(work));

  constructor(path: string, { mostPages }: SqliteLimits) {
    this.#file = new DatabaseSync(path);
    try {
      // With a full sync at every commit, what was acknowledged survives a power cut.
      this.#file.exec(
        'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on',
      );
      if (mostPages !== undefined) this.#file.exec(`pragma max_page_count = ${mostPages}`);
      this.#whole(() => this.#migrate());
    } catch (error) {
      this.#file.close();
      throw error;
    }
  }

  async read<T>(work: () => Work<T>): Promise<T> {
    return this.#done(work());
  }

  change(sql: string, ...values: readonly SqlValue[]): Promise<number> {
    return this.write(() => change(sql, ...values));
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return this.#commits.write(() => this.#done(work()));
  }

  async close(): Promise<void> {
    this.#commits.flush();
    this.#file.close();
  }

  /** Of two processes that start at once, one waits for the other and finds nothing left to do. */
  #migrate(): void {
    const { user_version: version } = this.#file.prepare('pragma user_version').get() as Row;
    for (const [next, step] of missingSteps(SQLITE, Number(version)))
      this.#file.exec(`${step}; pragma user_version = ${next}`);
  }

  #done<T>(work: Work<T>): T {
    let step = work.next();
    while (!step.done) step = work.next(this.#ask(step.value));
    return step.value;
  }

  #ask({ sql, values }: Statement): Outcome {
    return guarded(() => {
      const { statement, hasRows } = this.#statement(sql);
      if (!hasRows) return { rows: [], changes: Number(statement.run(...values).changes) };
      const rows = statement.all(...values) as unknown as readonly Row[];
      return { rows, changes: rows.length };
    });
  }

  #statement(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.#file.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, made);
    return made;
  }

  #whole<T>(write: () => T): T {
    guarded(() => this.#file.exec('begin immediate'));
    try {
      const value = write();
      guarded(() => this.#file.exec('commit'));
      return value;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.#file.isTransaction) this.#file.exec('rollback');
      throw error;
    }
  }
}

/** What the file cannot do now is told by a code; anything else is a bug. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    const trouble = errcode === undefined ? undefined : TROUBLES.get(errcode & 0xff);
    throw trouble === undefined ? error : new StoreError(trouble, error);
  }
}

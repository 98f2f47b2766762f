import { DatabaseSync } from 'node:sqlite';

/** What SQLite itself finds wrong with a file. */
export function brokenIn(file: string): readonly string[] {
  const database = new DatabaseSync(file);
  try {
    const found = database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row.integrity_check));
    return found.filter((line) => line !== 'ok');
  } finally {
    database.close();
  }
}

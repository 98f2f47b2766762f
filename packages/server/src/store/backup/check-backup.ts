import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fault, ok, type Result } from '@thera/table';
import { latestVersion } from '../migrations.ts';
import { SQLITE } from '../sqlite-store.ts';

/** Why a file is no backup that can be used. */
export type BackupFault = 'no-file' | 'damaged' | 'newer-data';

/** Whether every page of a backup is sound and it holds what it should. */
export function checkBackup(path: string): Result<undefined, BackupFault> {
  if (!existsSync(path)) return fault('no-file', path);
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    const found = faultIn(file);
    return found === undefined ? ok(undefined) : fault(found, path);
  } catch {
    // SQLite cannot even read it.
    return fault('damaged', path);
  } finally {
    file?.close();
  }
}

function faultIn(file: DatabaseSync): BackupFault | undefined {
  const { user_version: version } = file.prepare('pragma user_version').get() as { user_version: number };
  if (version > latestVersion(SQLITE)) return 'newer-data';
  const { integrity_check: state } = file.prepare('pragma integrity_check').get() as Record<string, unknown>;
  const lost = file.prepare('pragma foreign_key_check').get();
  // A log has no gaps, so one that has some has lost entries.
  const gaps = file
    .prepare('select 1 from entries group by table_id having count(*) <> max(number) limit 1')
    .get();
  const isSound = version > 0 && state === 'ok' && lost === undefined && gaps === undefined;
  return isSound ? undefined : 'damaged';
}

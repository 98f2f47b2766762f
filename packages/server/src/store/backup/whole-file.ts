import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a file that is there whole or not at all, whatever happens meanwhile. */
export async function writeWhole(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) throw new Error(`there is something at ${path}`);
  const temporary = `${path}.part`;
  mkdirSync(dirname(path), { recursive: true });
  remove(temporary);
  try {
    await write(temporary);
    sync(temporary);
    renameSync(temporary, path);
    sync(dirname(path));
  } catch (error) {
    remove(temporary);
    throw error;
  }
}

/** A file of SQLite may have others beside it. */
function remove(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

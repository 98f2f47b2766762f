import { closeSync, fsyncSync, openSync, realpathSync, renameSync, rmSync, writeSync } from 'node:fs';

/**
 * Puts a text in the place of a file. Whoever is killed meanwhile leaves the file as it was, or as it is to be: the text
 * is written beside it first, and has reached the disk before it gets the name.
 */
export function replaceFile(path: string, text: string): void {
  const target = realPath(path);
  const beside = `${target}.${process.pid}.tmp`;
  try {
    const file = openSync(beside, 'w');
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The file that a link leads to, so that the link itself stays. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

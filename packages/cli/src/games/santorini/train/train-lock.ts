import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fault, ok, type Result } from '@thera/table';

/** What whoever plays into a folder has written down there. */
export interface LockNote {
  readonly pid: number;
  /** When the process began, as the system counts it: numbers of processes are used again. */
  readonly birth: string;
  /** When self-play began, in milliseconds since 1970, and how many positions there were. */
  readonly began: number;
  readonly positions: number;
}

const lockOf = (folder: string): string => join(folder, 'play.lock');

/** Takes a folder for this process alone; a fault's place is who has it. What a dead process has left is taken over. */
export function lockFolder(folder: string, positions: number): Result<() => void, 'in-use'> {
  const lock = lockOf(folder);
  const own = `${lock}.${process.pid}`;
  const note: LockNote = { pid: process.pid, birth: birthOf(process.pid), began: Date.now(), positions };
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, JSON.stringify(note));
  try {
    while (!isLinked(own, lock)) {
      const holder = holderOf(folder);
      if (holder !== undefined) return fault('in-use', `${folder} (${holder.pid})`);
      removeStale(folder, `${own}.stale`);
    }
  } finally {
    rmSync(own);
  }
  return ok(() => rmSync(lock, { force: true }));
}

/** Who plays into a folder now, if anybody does. */
export function holderOf(folder: string): LockNote | undefined {
  const note = noteIn(lockOf(folder));
  return note !== undefined && isAlive(note) ? note : undefined;
}

/** Whether a lock could be taken: of several processes only one can. */
function isLinked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock that nobody holds; if another process has just taken it over, it gets it back. */
function removeStale(folder: string, aside: string): void {
  const lock = lockOf(folder);
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const note = noteIn(aside);
  if (note !== undefined && isAlive(note)) isLinked(aside, lock);
  rmSync(aside);
}

/** A lock that cannot be read is nobody's: whoever takes one writes it as a whole. */
function noteIn(path: string): LockNote | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockNote;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, birth }: LockNote): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return birth === birthOf(pid);
}

/** Empty where the system does not tell. */
function birthOf(pid: number): string {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return '';
  // The name of the program, in parentheses, may hold spaces.
  return readFileSync(path, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? '';
}

import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import {
  type AdventureFault,
  type AdventureLog,
  beginAdventure,
  formatAdventure,
  type LogRefusal,
  parseAdventureText,
  uniteLogs,
} from '@thera/sphinx';
import { fault, ok, type Result } from '@thera/table';
import { replaceFile } from './replace-file.ts';

/** Why there is no adventure in a file. */
export type FileFault = AdventureFault | 'cannot-read' | 'cannot-write';

/** An adventure that is kept in a file. */
export class AdventureFile {
  readonly path: string;
  /** Whether the file was not there before. */
  readonly isNew: boolean;
  private current: AdventureLog;

  private constructor(path: string, log: AdventureLog, isNew: boolean) {
    this.path = path;
    this.current = log;
    this.isNew = isNew;
  }

  /** The adventure in a file; where there is none it is begun. What is no adventure stays untouched. */
  static open(path: string): Result<AdventureFile, FileFault> {
    if (existsSync(path)) {
      const log = readLog(path);
      return log.ok ? ok(new AdventureFile(path, log.value, false)) : log;
    }
    const begun = beginAdventure({ id: randomUUID(), begun: Date.now(), title: '' });
    if (!begun.ok) throw new Error(`a new adventure is refused: ${begun.error}`);
    const file = new AdventureFile(path, begun.value, true);
    return file.write() ? ok(file) : fault('cannot-write');
  }

  /** Nobody is going to play in it: a file that was not there before goes again. */
  forget(): void {
    if (this.isNew) rmSync(this.path, { force: true });
  }

  get log(): AdventureLog {
    return this.current;
  }

  /** Changes the adventure and writes it; it has changed even where it cannot be written now. */
  change(
    change: (log: AdventureLog, now: number) => Result<AdventureLog, LogRefusal>,
  ): Result<'written' | 'not-written', LogRefusal> {
    const changed = change(this.withNews(), Date.now());
    if (!changed.ok) return changed;
    this.current = changed.value;
    return ok(this.write() ? 'written' : 'not-written');
  }

  /** What another process has written meanwhile counts, too. */
  private withNews(): AdventureLog {
    const there = readLog(this.path);
    const united = there.ok ? uniteLogs(this.current, there.value) : undefined;
    return united?.ok ? united.value : this.current;
  }

  /** Writes the adventure, unless something else has come in its place; whether it is written. */
  private write(): boolean {
    const there = existsSync(this.path) ? readLog(this.path) : undefined;
    if (there !== undefined && (!there.ok || there.value.id !== this.current.id)) return false;
    try {
      replaceFile(this.path, `${formatAdventure(this.current)}\n`);
      return true;
    } catch {
      return false;
    }
  }
}

function readLog(path: string): Result<AdventureLog, AdventureFault | 'cannot-read'> {
  try {
    return parseAdventureText(readFileSync(path, 'utf8'));
  } catch {
    return fault('cannot-read');
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a part of the battery has done. */
export interface Tally {
  readonly games: number;
  readonly plies: number;
  readonly seconds: number;
}

/** Whether the long run was asked for, rather than the sample that every test run has. */
export const IS_FULL: boolean = process.env.THERA_BATTERY === 'full';

const PACKAGE = join(import.meta.dirname, '..');
const FOLDER = join(PACKAGE, '../../node_modules/.cache/thera-battery');

/** What a part of the long run has finished, so that a run that was broken off goes on where it was. */
export class BatteryState {
  readonly done: Map<string, Tally>;
  private readonly path: string;
  private readonly fingerprint: string;

  constructor(name: string, seed: string) {
    this.path = join(FOLDER, `${name.replaceAll(/\W+/g, '-')}.json`);
    this.fingerprint = IS_FULL ? fingerprintOf(seed) : '';
    this.done = new Map(IS_FULL ? readDone(this.path, this.fingerprint) : []);
  }

  /** Takes note of something finished. */
  finish(key: string, tally: Tally): void {
    this.done.set(key, tally);
    if (!IS_FULL) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.path, JSON.stringify({ fingerprint: this.fingerprint, done: [...this.done] }));
  }
}

/** What is known of an earlier run, unless the code or the seed was another. */
function readDone(path: string, fingerprint: string): [string, Tally][] {
  try {
    const state = JSON.parse(readFileSync(path, 'utf8'));
    return state.fingerprint === fingerprint ? state.done : [];
  } catch {
    return [];
  }
}

function fingerprintOf(seed: string): string {
  const hash = createHash('sha256').update(seed);
  for (const folder of ['src', 'test']) {
    const files = readdirSync(join(PACKAGE, folder), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((path) => path.endsWith('.ts')).sort())
      hash.update(file).update(readFileSync(join(PACKAGE, folder, file)));
  }
  return hash.digest('hex');
}

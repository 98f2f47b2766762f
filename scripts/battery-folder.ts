import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Where the parts of a long run note what they have finished; see `packages/santorini/test/battery-state.ts`. */
const FOLDER = join(ROOT, 'node_modules/.cache/thera-battery');

interface Tally {
  readonly games: number;
  readonly plies: number;
  readonly seconds: number;
}

/** One line about everything that the long run has played, also before it was broken off. */
export function batterySummary(): string {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const done = files.flatMap(
    (file): [string, Tally][] => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).done,
  );
  const pairs = new Set(done.map(([cast]) => cast).filter((cast) => cast.split(' ').length === 2)).size;
  const sum = (count: (tally: Tally) => number): number =>
    done.reduce((all, [, tally]) => all + count(tally), 0);
  const [games, plies] = [sum((tally) => tally.games), sum((tally) => tally.plies)];
  return `${pairs} pairs, ${games} games, ${plies} plies, ${sum(({ seconds }) => seconds).toFixed(0)} s of play`;
}

/** The next run begins anew. */
export function forgetBattery(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

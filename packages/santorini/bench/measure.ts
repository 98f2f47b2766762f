const ROUND = 25;
const ROUNDS = 8;

/** Something to time; it returns how many it did. */
export type Work = () => number;

/** Millions a second of each: the best of short rounds taken in turn, so that a slow moment of the machine hits all. */
export function measure<const Works extends readonly Work[]>(works: Works): { [K in keyof Works]: number } {
  const best = works.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, work] of works.entries()) best[n] = Math.max(best[n]!, rate(work));
  }
  return best as { [K in keyof Works]: number };
}

function rate(work: Work): number {
  const start = performance.now();
  let done = 0;
  let spent = 0;
  do {
    done += work();
    spent = performance.now() - start;
  } while (spent < ROUND);
  return done / spent / 1000;
}

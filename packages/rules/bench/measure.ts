/** Millions a second of something that returns how many it did: the best of several short runs. */
export function measure(work: () => number, milliseconds: number = 60, rounds: number = 5): number {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    let done = 0;
    const start = performance.now();
    let spent = 0;
    do {
      done += work();
      spent = performance.now() - start;
    } while (spent < milliseconds);
    best = Math.max(best, done / spent / 1000);
  }
  return best;
}

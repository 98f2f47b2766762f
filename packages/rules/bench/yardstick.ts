import { EVERYWHERE, NEAR, type Squares } from '../src/squares.ts';

/**
 * The mortal game alone, written by hand for nothing but speed: what plain JavaScript can do. Every turn is listed and
 * carried out, as in the real generator. It is a measure, not a second copy of the rules: nothing else uses it.
 */
export class Yardstick {
  mine = 0;
  theirs = 0;
  h1 = 0;
  h2 = 0;
  h3 = 0;
  domes = 0;
}

const child = new Yardstick();

/** Counts the turns `depth` turns ahead; a win is a leaf. */
export function countMortal(y: Yardstick, depth: number): number {
  return count(y.mine, y.theirs, y.h1, y.h2, y.h3, y.domes, depth);
}

function count(
  mine: Squares,
  theirs: Squares,
  h1: Squares,
  h2: Squares,
  h3: Squares,
  domes: Squares,
  depth: number,
): number {
  let total = 0;
  for (let movers = mine; movers !== 0; movers &= movers - 1) {
    const a = movers & -movers;
    const near = NEAR[31 - Math.clz32(a)]!;
    const high = (h1 & a) === 0 ? h2 : (h2 & a) === 0 ? h3 : 0;
    let targets = near & ~(mine | theirs | domes | high);
    if ((h2 & a) !== 0 && (h3 & a) === 0) {
      for (let wins = targets & h3; wins !== 0; wins &= wins - 1) {
        child.mine = (mine ^ a) | (wins & -wins);
        total++;
      }
      targets &= ~h3;
    }
    for (; targets !== 0; targets &= targets - 1) {
      const b = targets & -targets;
      const crew = (mine ^ a) | b;
      for (let sites = NEAR[31 - Math.clz32(b)]! & ~(crew | theirs | domes); sites !== 0; sites &= sites - 1) {
        const site = sites & -sites;
        const first = site & ~h1;
        const second = site & h1 & ~h2;
        const third = site & h2 & ~h3;
        const dome = site & h3;
        if (depth > 1) {
          total += count(theirs, crew, h1 | first, h2 | second, h3 | third, domes | dome, depth - 1);
          continue;
        }
        child.mine = theirs & EVERYWHERE;
        child.theirs = crew;
        child.h1 = h1 | first;
        child.h2 = h2 | second;
        child.h3 = h3 | third;
        child.domes = domes | dome;
        total++;
      }
    }
  }
  return total;
}

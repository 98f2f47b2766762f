import { NEAR } from '../src/squares.ts';

/**
 * The mortal game alone, written by hand for nothing but speed: what plain JavaScript can do. Every turn is written
 * down and carried out into a position of its own. It is a measure, not a second copy of the rules: nothing else uses it.
 */
export class Yardstick {
  mine = 0;
  theirs = 0;
  h1 = 0;
  h2 = 0;
  h3 = 0;
  domes = 0;
  won = false;
}

const turns = new Int32Array(1 << 15);
const children = Array.from({ length: 8 }, () => new Yardstick());

/** Counts the turns `depth` turns ahead; a win is a leaf. */
export function countMortal(y: Yardstick, depth: number): number {
  const { mine, theirs, h1, h2, h3, domes } = y;
  const child = children[depth]!;
  let total = 0;
  for (let movers = mine; movers !== 0; movers &= movers - 1) {
    const from = 31 - Math.clz32(movers & -movers);
    const here = 1 << from;
    const tooHigh = (h1 & here) === 0 ? h2 : (h2 & here) === 0 ? h3 : 0;
    const maySteps = NEAR[from]! & ~(mine | theirs | domes | tooHigh);
    for (let targets = maySteps; targets !== 0; targets &= targets - 1) {
      const to = 31 - Math.clz32(targets & -targets);
      const crew = (mine ^ here) | (1 << to);
      child.mine = theirs;
      child.theirs = crew;
      child.won = (h3 & here) === 0 && (h3 & (1 << to)) !== 0;
      if (child.won) {
        total++;
        continue;
      }
      for (let sites = NEAR[to]! & ~(crew | theirs | domes); sites !== 0; sites &= sites - 1) {
        const site = sites & -sites;
        turns[(total & 0xfff) | (depth << 12)] = from | (to << 5) | (site << 10);
        child.h1 = h1 | site;
        child.h2 = h2 | (site & h1);
        child.h3 = h3 | (site & h2);
        child.domes = domes | (site & h3);
        total += depth > 1 ? countMortal(child, depth - 1) : 1;
      }
    }
  }
  return total;
}

import type { Differences } from '../differences.ts';
import { pairEach } from '../generator/acting.ts';
import { followed } from '../generator/following.ts';
import type { TurnView } from '../generator/turn-view.ts';
import type { Law } from '../laws.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around, first, formatSquare, NEAR, parseSquare, type Square, type Squares } from '../squares.ts';
import { SPENT } from '../steps.ts';

/** Memory: whether he is spent, then the pair, if it is still to meet: his worker, or 31 for any, and theirs. */
const PAIR_AT = 8;
const ANY: Square = 31;
const pairIn = (memory: number): number => memory >> PAIR_AT;
const hisOf = (memory: number): Square => pairIn(memory) & 31;
const theirsOf = (memory: number): Square => pairIn(memory) >> 5;
const withPair = (his: Square, theirs: Square): number => SPENT | ((his | (theirs << 5)) << PAIR_AT);
const hasPair = (memory: number): boolean => memory > SPENT;
const pairSquares = (memory: number): Squares =>
  (hisOf(memory) === ANY ? 0 : 1 << hisOf(memory)) | (1 << theirsOf(memory));

/** Once, he names one of his workers and one of theirs: if possible they are neighbours after the next turn. */
export const adonis: Differences = {
  ...HERO,
  ending: { afterwards: (t) => nameEach(t, false) },
  laws: { asks: { when: hasPair, complies: meets } },
  memory: {
    ...HERO.memory,
    shows: {
      count: { most: 2, of: (memory) => (hasPair(memory) ? 2 : memory === 0 ? 0 : 1) },
      squares: (memory) => (hasPair(memory) ? pairSquares(memory) : 0),
    },
    after: (t, before) => (t.token < 0 ? before : withPair(t.token & 31, t.token >> 5)),
    observes(t, law, before) {
      const isNew = law.slot === t.plan.slot && t.token >= 0;
      return hasPair(before) && !isNew ? SPENT : before;
    },
    format(memory) {
      if (!hasPair(memory)) return memory === 0 ? [] : ['x'];
      const his = hisOf(memory);
      return [`${his === ANY ? '' : formatSquare(his)}&${formatSquare(theirsOf(memory))}`];
    },
    parse(items) {
      const [, his, theirs] = /^([a-e][1-5])?&([a-e][1-5])$/.exec(items[0] ?? '') ?? [];
      if (items.length !== 1 || theirs === undefined) return HERO.memory.parse(items);
      return withPair(his === undefined ? ANY : parseSquare(his)!, parseSquare(theirs)!);
    },
    turn(memory, turn) {
      if (!hasPair(memory)) return memory;
      const turned = (square: Square): Square => (square === ANY ? ANY : first(turn.squares(1 << square)));
      return withPair(turned(hisOf(memory)), turned(theirsOf(memory)));
    },
  },
};

/** In the printed wording he names one of theirs, which must be beside any of his. */
export const adonisPrinted: Differences = {
  ...adonis,
  ending: { afterwards: (t) => nameEach(t, true) },
};

function nameEach(t: TurnView, anyOfHis: boolean): void {
  if (!isReady(t)) return;
  const facts = t.spend();
  pairEach(t, anyOfHis ? 0 : t.mine, ANY);
  t.restore(facts);
}

function meets(t: TurnView, law: Law): boolean {
  const memory = t.memory(law);
  const stones = t.power.stones === null ? 0 : t.power.stones(t);
  const theirs = followed(t, theirsOf(memory));
  if (theirs < 0) return false;
  if (hisOf(memory) === ANY) return (around(t.crew(law.side) & ~stones) & (1 << theirs)) !== 0;
  const his = followed(t, hisOf(memory));
  return his >= 0 && (NEAR[his]! & ~stones & (1 << theirs)) !== 0 && (stones & (1 << his)) === 0;
}

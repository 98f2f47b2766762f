import type { Position } from '@thera/santorini';
import type { NodeObserver } from '../search/node-observer.ts';
import { isDecided } from '../search/score.ts';
import { type Bound, EXACT, LOWER_BOUND } from '../search/transposition-table.ts';
import { AT_LEAST, AT_MOST, EXACTLY, type Outcome, type Remark, sampleOf, setOutcome } from './sample.ts';

/** So many nodes of a search are kept, those that were searched deepest. */
export const MOST_NODES = 30;
/** What was not searched so deep is hardly better known than at first sight. */
const LEAST_DEPTH = 2;

/**
 * A node is left as soon as one good turn is found, so lower bounds are many times more than upper ones: with all of them
 * every score would be learned to be higher. One in so many is kept, and they are about as many.
 */
export const LOWER_BOUNDS_ONE_IN = 3;

interface SearchedNode {
  readonly key: number;
  readonly depth: number;
  readonly sample: Int32Array;
}

/**
 * Samples from the nodes of a search, as TreeStrap learns from: they cost nothing, and most positions that a search evaluates
 * are like them, with turns in them that nobody would make in a game.
 */
export class TreeSamples implements NodeObserver {
  private readonly remark: Omit<Remark, 'score' | 'depth'>;
  private readonly nodes: SearchedNode[] = [];

  constructor(remark: Omit<Remark, 'score' | 'depth'>) {
    this.remark = remark;
  }

  get samples(): readonly Int32Array[] {
    return this.nodes.map(({ sample }) => sample);
  }

  note(position: Position, key: number, depth: number, score: number, bound: Bound): void {
    if (depth < LEAST_DEPTH || isDecided(score)) return;
    if (position.prefix !== null || position.extra !== 0) return;
    if (bound === LOWER_BOUND && key % LOWER_BOUNDS_ONE_IN !== 0) return;
    const place = this.placeFor(key, depth);
    if (place === undefined) return;
    const sample = sampleOf(position, { ...this.remark, score, depth });
    setOutcome(sample, 0, outcomeBy(bound));
    this.nodes[place] = { key, depth, sample };
  }

  /** A free place, that of the same position, or that of one which was searched less deep. */
  private placeFor(key: number, depth: number): number | undefined {
    const { nodes } = this;
    let place = nodes.length;
    let least = depth;
    for (const [n, node] of nodes.entries()) {
      if (node.key === key) return node.depth <= depth ? n : undefined;
      if (nodes.length === MOST_NODES && node.depth < least) {
        place = n;
        least = node.depth;
      }
    }
    return place < MOST_NODES ? place : undefined;
  }
}

const outcomeBy = (bound: Bound): Outcome =>
  bound === EXACT ? EXACTLY : bound === LOWER_BOUND ? AT_LEAST : AT_MOST;

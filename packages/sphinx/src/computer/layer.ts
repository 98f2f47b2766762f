import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { keyOf } from './key.ts';

/** A state on the way of a beam. */
export interface Node {
  readonly state: State;
  readonly cost: number;
  /** The state a turn before, and the steps of that turn. */
  readonly before?: Node;
  readonly steps: readonly Step[];
}

/** The states after a turn that cost least. What costs too much is dropped on the way, for there are very many. */
export class Layer {
  private nodes = new Map<number, Node>();
  private limit = Number.POSITIVE_INFINITY;
  private readonly width: number;

  constructor(width: number) {
    this.width = width;
  }

  add(node: Node): void {
    if (node.cost >= this.limit) return;
    const key = keyOf(node.state);
    const known = this.nodes.get(key);
    if (known !== undefined && known.cost <= node.cost) return;
    this.nodes.set(key, node);
    if (this.nodes.size >= 4 * this.width) this.shorten();
  }

  best(): readonly Node[] {
    this.shorten();
    return [...this.nodes.values()];
  }

  private shorten(): void {
    const kept = [...this.nodes].sort(([, a], [, b]) => a.cost - b.cost).slice(0, this.width);
    this.nodes = new Map(kept);
    if (kept.length === this.width) this.limit = kept.at(-1)![1].cost;
  }
}

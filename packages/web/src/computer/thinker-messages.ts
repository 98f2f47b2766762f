import type { Level, Thought } from '@thera/engine';

/** What the page asks of the worker in which the computer thinks. */
export interface ThinkRequest {
  readonly id: number;
  /** The stage as the seat to decide sees it, in notation. */
  readonly stage: string;
  readonly level: Level;
  readonly seed: string;
}

/** What the worker answers: first what it has found so far, at the end what it decides. */
export interface ThinkAnswer {
  readonly id: number;
  readonly kind: 'thought' | 'decision';
  readonly thought: Thought;
}

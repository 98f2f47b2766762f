import type { Step } from '../step.ts';
import type { Reason, Risk } from './reason.ts';

/** What the computer would do, and why. */
export interface Advice {
  /** A whole decision. */
  readonly steps: readonly Step[];
  /** What it goes on with afterwards, if nothing comes in between; for showing, not for deciding. */
  readonly next: readonly Step[];
  /** The weightiest first; always one. */
  readonly reasons: readonly Reason[];
  readonly risks: readonly Risk[];
}

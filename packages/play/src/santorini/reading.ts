import type { Square, StepChoice } from '@thera/santorini';
import type { RefusalCode } from '@thera/texts/santorini';

/** What has been typed of a decision so far. */
export interface Pending {
  readonly steps: readonly string[];
  /** The worker that was named and has not gone anywhere yet. */
  readonly worker?: Square;
}

export const NOTHING_YET: Pending = { steps: [] };

/** What a typed line means as part of a decision. */
export type Reading =
  | { readonly kind: 'decision'; readonly steps: readonly string[] }
  | { readonly kind: 'partial'; readonly pending: Pending }
  | { readonly kind: 'ambiguous'; readonly choices: readonly StepChoice[] }
  | { readonly kind: 'out-of-range'; readonly count: number }
  | { readonly kind: 'unknown-power'; readonly name: string }
  | ReadingFault;

/** A line that cannot be used: the text that was judged, and where in it the fault is. */
export interface ReadingFault {
  readonly kind: 'fault';
  readonly error: RefusalCode;
  readonly text: string;
  readonly at: number;
}

import type { Position } from '@thera/rules';

/** A decision that may be made, and what it may lead to, each equally likely. */
export interface Option {
  /** In steps that can be taken one by one. */
  readonly steps: () => readonly string[];
  readonly outcomes: readonly Position[];
}

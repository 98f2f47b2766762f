import type { Position } from '@thera/santorini';

/** A decision that may be made, and what it may lead to. */
export interface Option {
  /** In steps that can be taken one by one. */
  readonly steps: () => readonly string[];
  readonly outcomes: readonly Position[];
  /** How likely each outcome is, all together 1; equally likely if this is left out. */
  readonly shares?: readonly number[];
  /** How likely a win is at most as long as the game goes on. */
  readonly surest?: number;
  /** The others choose among the outcomes, not chance. */
  readonly isOthersChoice?: boolean;
}

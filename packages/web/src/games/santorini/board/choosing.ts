import type { ReadonlySignal } from '@preact/signals';
import type { Act } from '@thera/play/santorini';
import type { StepChoice } from '@thera/santorini';

/** Whatever lets a person choose among steps: a game or a practice position. */
export interface Choosing {
  /** Acts that compete for a square. */
  readonly acts: ReadonlySignal<readonly Act[]>;
  readonly preferred: ReadonlySignal<Act | undefined>;
  /** Choices without a square. */
  readonly others: ReadonlySignal<readonly StepChoice[]>;
  prefer(act: Act): void;
  takeChoice(choice: StepChoice): void;
}

import type { Scene, Square } from '@thera/board';
import type { SantoweriniAttempt } from '@thera/play/santowerini';
import type { SantoweriniCode, Setup, State, Step } from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';

/** The types that Santowerini brings into the frame. */
export interface SantoweriniTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly step: Step;
  readonly view: State;
  readonly code: SantoweriniCode;
  readonly attempt: SantoweriniAttempt;
  readonly words: SantoweriniPlayText;
  readonly scene: Scene;
  readonly place: Square;
}

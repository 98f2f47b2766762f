import type { Scene, Square } from '@thera/board';
import type { SphinxAttempt } from '@thera/play/sphinx';
import type { Setup, SphinxCode, State, Step } from '@thera/sphinx';
import type { SphinxPlayText } from '@thera/texts/sphinx';

/** The types that Riddle of the Sphinx brings into the frame. */
export interface SphinxTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly step: Step;
  readonly view: State;
  readonly code: SphinxCode;
  readonly attempt: SphinxAttempt;
  readonly words: SphinxPlayText;
  readonly scene: Scene;
  readonly place: Square;
}

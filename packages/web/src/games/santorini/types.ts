import type { Scene, Square } from '@thera/board';
import type { SantoriniAttempt } from '@thera/play/santorini';
import type { SantoriniError, Setup, State, View } from '@thera/santorini';
import type { SantoriniPlayText } from '@thera/texts/santorini';

/** The types that Santorini brings into the frame. */
export interface SantoriniTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly step: string;
  readonly view: View;
  readonly code: SantoriniError;
  readonly attempt: SantoriniAttempt;
  readonly words: SantoriniPlayText;
  readonly scene: Scene;
  readonly place: Square;
}

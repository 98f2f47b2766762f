import type { Scene, Square } from '@thera/board';
import type { Attempt } from '@thera/play';
import type { AuctionCode, AuctionSetup, AuctionState, AuctionStep, AuctionView } from '@thera/table/toy';

import type { AuctionWords } from './auction-words.ts';

/** The types that the toy game brings into the frame. */
export interface AuctionTypes {
  readonly setup: AuctionSetup;
  readonly state: AuctionState;
  readonly step: AuctionStep;
  readonly view: AuctionView;
  readonly code: AuctionCode;
  readonly attempt: Attempt<AuctionView, AuctionStep>;
  readonly words: AuctionWords;
  readonly scene: Scene;
  readonly place: Square;
}

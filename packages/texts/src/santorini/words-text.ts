import type { DrawReason, Edition, PowerFlag } from '@thera/santorini';
import type { ColourName } from '../common/colour-names.ts';
import type { TextFor } from '../common/text-for.ts';
import type { CommonWords } from '../common/words-text.ts';
import type { Direction, Phase, PowerGroup } from './codes.ts';

/** Words that head lists and label things. */
export interface Words extends CommonWords {
  readonly groups: TextFor<PowerGroup>;
  readonly phases: TextFor<Phase>;
  readonly colours: TextFor<ColourName>;
  readonly editions: TextFor<Edition>;
  readonly flags: TextFor<PowerFlag>;
  readonly directions: TextFor<Direction>;
  readonly noDirection: string;
  readonly players: (count: number) => string;
}

/** How a game ends for reasons of its own, or a player leaves it. */
export interface Outcomes {
  readonly noTurnLeft: (player: string) => string;
  readonly fell: (player: string, square: string) => string;
  /** Only who leaves before the first turn leaves a game without a winner. */
  readonly drawn: TextFor<DrawReason>;
}

import type { DrawReason, Edition, PowerFlag } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { ColourName, Direction, Phase, PowerGroup } from '../codes.ts';
import type { TextFor } from '../common/text-for.ts';

/** Words that head lists and label things. */
export interface Words {
  readonly groups: TextFor<PowerGroup>;
  readonly phases: TextFor<Phase>;
  readonly colours: TextFor<ColourName>;
  readonly editions: TextFor<Edition>;
  readonly flags: TextFor<PowerFlag>;
  readonly directions: TextFor<Direction>;
  readonly noDirection: string;
  /** A seat is counted from 0 and shown counted from 1. */
  readonly seat: (seat: Seat) => string;
  readonly players: (count: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** How a game ends for reasons of its own, or a player leaves it. */
export interface Outcomes {
  readonly noTurnLeft: (player: string) => string;
  /** Only who leaves before the first turn leaves a game without a winner. */
  readonly drawn: TextFor<DrawReason | 'resignation' | 'flag'>;
}

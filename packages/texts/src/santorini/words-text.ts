import type { Edition, PowerFlag } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { ColourName, Direction, DrawReason, Phase, PowerGroup } from '../codes.ts';

/** One text for each of a closed list of codes: forgetting one is a compile error. */
export type TextFor<Code extends string> = Readonly<Record<Code, string>>;

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

/** How a game ends, or a player leaves it. */
export interface Outcomes {
  readonly won: (player: string) => string;
  readonly wonTogether: (first: string, second: string) => string;
  readonly noTurnLeft: (player: string) => string;
  readonly resigned: (player: string) => string;
  readonly outOfTime: (player: string) => string;
  readonly out: (player: string) => string;
  readonly drawn: TextFor<DrawReason>;
  readonly goesOn: string;
}

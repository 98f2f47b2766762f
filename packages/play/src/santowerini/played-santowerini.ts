import {
  formatTurn,
  type SantoweriniCode,
  type Setup,
  type State,
  type Step,
  santowerini,
  turnFrom,
} from '@thera/santowerini';
import type { Match } from '@thera/table';
import type { LocalTable } from '../table/local-table.ts';
import type { PlayedGame } from '../table/played-game.ts';

export type SantoweriniMatch = Match<Setup, State, Step>;
export type SantoweriniTable = LocalTable<Setup, State, Step, State, SantoweriniCode>;

/** Santowerini as people meet it. */
export const playedSantowerini: PlayedGame<Setup, State, Step, State, SantoweriniCode> = {
  game: santowerini,
  stateSeen: (_setup, view) => view,
  isBeforePlay: () => false,
  hasSecrets: () => false,
  decisionText(before, steps) {
    const turn = turnFrom(before, steps);
    return turn.ok ? formatTurn(before, turn.value) : '';
  },
};

import {
  hasSecrets,
  joinDecision,
  type SantoriniError,
  type Setup,
  type Stage,
  type State,
  santorini,
  stateSeen,
  type View,
} from '@thera/santorini';
import type { Onlooker } from '@thera/table';
import type { LocalTable } from '../table/local-table.ts';
import type { PlayedGame } from '../table/played-game.ts';
import { type Ply, stateAfter } from '../table/timeline.ts';
import { decisionText } from './game-in-text.ts';
import type { SantoriniMatch } from './match.ts';
import { stageBehind } from './sight.ts';

/** A table at which Santorini is played. */
export type SantoriniTable = LocalTable<Setup, State, string, View, SantoriniError>;

/** Santorini as people meet it. */
export const playedSantorini: PlayedGame<Setup, State, string, View, SantoriniError> = {
  game: santorini,
  stateSeen,
  isBeforePlay: ({ stage }) => stage.phase !== 'play',
  hasSecrets: ({ stage }) => 'position' in stage && hasSecrets(stage.position),
  decisionText: ({ stage }, steps, isWhole) => (isWhole ? decisionText(stage, steps) : joinDecision(steps)),
};

/** The stage before a decision, as an onlooker may see it. */
export function stageBefore(match: SantoriniMatch, { index }: Ply, onlooker: Onlooker): Stage {
  return stageBehind(match, match.history[index]!.before.stage, onlooker);
}

/** The stage after a decision, as an onlooker may see it. */
export function stageAfter(match: SantoriniMatch, ply: Ply, onlooker: Onlooker): Stage {
  return stageBehind(match, stateAfter(match, ply).stage, onlooker);
}

import {
  formatDecision,
  type PrometheusCode,
  prometheus,
  type Setup,
  type State,
  type Step,
  type View,
} from '@thera/prometheus';
import type { Match } from '@thera/table';
import type { LocalTable } from '../table/local-table.ts';
import type { PlayedGame } from '../table/played-game.ts';

export type PrometheusMatch = Match<Setup, State, Step>;
export type PrometheusTable = LocalTable<Setup, State, Step, View, PrometheusCode>;

/** The Search for Prometheus as people meet it. Armies and places are chosen openly, tokens and cards are not. */
export const playedPrometheus: PlayedGame<Setup, State, Step, View, PrometheusCode> = {
  game: prometheus,
  stateSeen: (_setup, view) => view,
  isBeforePlay: ({ turn }) => turn.number === 0,
  hasSecrets: ({ ask }) => ask?.kind !== 'draft',
  decisionText: (_before, steps) => formatDecision(steps),
};

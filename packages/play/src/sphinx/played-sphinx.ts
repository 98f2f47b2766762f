import { formatDecision, type Setup, type SphinxCode, type State, type Step, sphinx } from '@thera/sphinx';
import type { Match } from '@thera/table';
import type { LocalTable } from '../table/local-table.ts';
import type { PlayedGame } from '../table/played-game.ts';

export type SphinxMatch = Match<Setup, State, Step>;
export type SphinxTable = LocalTable<Setup, State, Step, State, SphinxCode>;

/** Riddle of the Sphinx as people meet it. */
export const playedSphinx: PlayedGame<Setup, State, Step, State, SphinxCode> = {
  game: sphinx,
  stateSeen: (_setup, view) => view,
  isBeforePlay: ({ turn }) => turn.stage === 'placing',
  hasSecrets: () => false,
  decisionText: (before, steps) => formatDecision(before, steps),
};

import type { Build, Move, State } from './state.ts';

/** The moves of the Move then Build that is being made. */
export const movesOfTurn = ({ turn: { moves, encore } }: State): readonly Move[] =>
  encore === null ? moves : moves.slice(encore.moves);

/** The builds of the Move then Build that is being made, those before its move included. */
export const buildsOfTurn = ({ turn: { builds, encore } }: State): readonly Build[] =>
  encore === null ? builds : builds.slice(encore.builds);

/** The build that belongs to the move, once it is made. */
export const mainBuild = ({ turn: { builds, mainBuild: index } }: State): Build | undefined =>
  index === null ? undefined : builds[index];

/** The last move of the worker that moves and builds. */
export const lastMove = (state: State): Move | undefined => movesOfTurn(state).at(-1);

/** Whether the worker that builds has gone up in one of its moves. */
export const hasMovedUp = (state: State): boolean => movesOfTurn(state).some(({ rise }) => rise > 0);

/** Whether the worker that builds has gone down in one of its moves. */
export const hasMovedDown = (state: State): boolean => movesOfTurn(state).some(({ rise }) => rise < 0);

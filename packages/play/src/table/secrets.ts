import type { Game, Match } from '@thera/table';

/** Whether somebody knows something that is hidden from others. */
export function hasSecrets<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  { state, players, outcome }: Match<Setup, State, Step>,
): boolean {
  if (outcome !== undefined) return false;
  const open = JSON.stringify(game.view(state, 'watcher'));
  return players.some((_, seat) => JSON.stringify(game.view(state, seat)) !== open);
}

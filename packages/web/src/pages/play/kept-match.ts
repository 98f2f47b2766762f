import { type Choice, type Game, type Match, parseRecord, replay } from '@thera/table';
import type { KeptGame } from '../../kept-games/kept-game.ts';

/** The match that a kept game is; undefined if it is none by the rules. */
export function keptMatch<Setup, State, Step, Code extends string>(
  { record }: KeptGame,
  game: Game<Setup, State, Step, unknown, Choice<Step>, Code>,
): Match<Setup, State, Step> | undefined {
  const parsed = parseRecord(game, record);
  const match = parsed.ok ? replay(game, parsed.value) : undefined;
  return match?.ok ? match.value : undefined;
}

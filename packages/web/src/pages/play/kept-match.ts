import { type Choice, fault, type Game, type Match, parseRecord, type Result, replay } from '@thera/table';
import type { KeptGame } from '../../kept-games/kept-game.ts';

/** Why a kept game is none: it makes no sense, or it does, but not by the rules of today. */
export type MatchFault = 'broken' | 'other-rules';

/** The match that a kept game is, or why it is none. */
export function keptMatch<Setup, State, Step, Code extends string>(
  { record }: Pick<KeptGame, 'record'>,
  game: Game<Setup, State, Step, unknown, Choice<Step>, Code>,
): Result<Match<Setup, State, Step>, MatchFault> {
  const parsed = parseRecord(game, record);
  if (!parsed.ok) return fault('broken');
  const match = replay(game, parsed.value);
  return match.ok ? match : fault('other-rules');
}

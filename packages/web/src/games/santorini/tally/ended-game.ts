import { cardOf, type SantoriniMatch } from '@thera/play/santorini';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import type { EndedGame } from './tally.ts';

/**
 * What a game that is over counts for: one person from the first turn on, against computers of one level. Undefined for
 * every other game.
 */
export function endedGame(
  game: string,
  { seats, setup }: SantoriniPlan,
  { outcome, state }: SantoriniMatch,
): EndedGame | undefined {
  const person = seats.findIndex(({ kind }) => kind === 'person');
  const others = seats.filter((_, seat) => seat !== person);
  const [first] = others;
  if (person < 0 || first === undefined || outcome === undefined || setup.position !== undefined)
    return undefined;
  if (others.some(({ kind, level }) => kind === 'person' || level !== first.level)) return undefined;
  const power = cardOf(state.stage, person)?.id ?? 'mortal';
  const ended = outcome.kind !== 'won' ? 'drawn' : outcome.winners.includes(person) ? 'won' : 'lost';
  return { game, level: first.level, power, outcome: ended };
}

import { santorini } from '@thera/santorini';
import type { GameEvent, Seat } from '@thera/table';
import { type SantoriniMatch, seatToAct } from './match.ts';
import { hasSecrets } from './sight.ts';

/**
 * Going back to what a person decided last, with secrets among several persons the same person; `revealing` if that
 * would cross something that was revealed, undefined if there is nothing to take back.
 */
export function takeback(
  match: SantoriniMatch,
  isPerson: (seat: Seat) => boolean,
): GameEvent<string> | 'revealing' | undefined {
  const { line, record, history, players } = match;
  const persons = players.filter((_, seat) => isPerson(seat)).length;
  const isShared = persons < 2 || !hasSecrets(match);
  let reveals = false;
  for (let ply = line.length - 1; ply >= 0; ply--) {
    const event = record.events[line[ply]!]!;
    if (event.kind !== 'decision') return undefined;
    reveals ||= santorini.reveals?.(history[line[ply]!]!.before, event.seat, event.steps) === true;
    if (isShared ? isPerson(event.seat) : event.seat === seatToAct(match))
      return reveals ? 'revealing' : { kind: 'takeback', seat: event.seat, ply };
  }
  return undefined;
}

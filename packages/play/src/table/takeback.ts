import type { GameEvent } from '@thera/table';
import { hasSecrets, isPerson, type LocalTable, personsAt, seatToDecide } from './local-table.ts';

/**
 * Going back to what a person decided last, with secrets among several persons the same person; `revealing` if that
 * would cross something that was revealed, undefined if there is nothing to take back.
 */
export function takeback<Setup, State, Step, View>(
  table: LocalTable<Setup, State, Step, View>,
): GameEvent<Step> | 'revealing' | undefined {
  const { game } = table.played;
  const { line, record, history } = table.match;
  const isShared = personsAt(table).length < 2 || !hasSecrets(table);
  let reveals = false;
  for (let ply = line.length - 1; ply >= 0; ply--) {
    const event = record.events[line[ply]!]!;
    if (event.kind !== 'decision') return undefined;
    reveals ||= game.reveals?.(history[line[ply]!]!.before, event.seat, event.steps) === true;
    if (isShared ? isPerson(table, event.seat) : event.seat === seatToDecide(table))
      return reveals ? 'revealing' : { kind: 'takeback', seat: event.seat, ply };
  }
  return undefined;
}

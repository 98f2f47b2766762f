import type { GameEvent } from '@thera/table';
import { hasSecrets, isPerson, type LocalTable, personsAt, seatToDecide } from './local-table.ts';

/**
 * Going back to what a person decided last, with secrets among several persons the same person; `revealing` if that
 * would cross something that was rolled or revealed, undefined if there is nothing to take back.
 */
export function takeback<Setup, State, Step, View>(
  table: LocalTable<Setup, State, Step, View>,
): GameEvent<Step> | 'revealing' | undefined {
  const { line, record, history } = table.match;
  const isShared = personsAt(table).length < 2 || !hasSecrets(table);
  let isRevealed = false;
  for (let ply = line.length - 1; ply >= 0; ply--) {
    const event = record.events[line[ply]!]!;
    if (event.kind !== 'decision') return undefined;
    isRevealed ||= history[line[ply]!]!.rolled;
    if (isShared ? isPerson(table, event.seat) : event.seat === seatToDecide(table))
      return isRevealed ? 'revealing' : { kind: 'takeback', seat: event.seat, ply };
  }
  return undefined;
}

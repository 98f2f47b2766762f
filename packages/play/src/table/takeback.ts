import type { GameEvent } from '@thera/table';
import { hasSecrets, isPerson, type LocalTable, personsAt, seatToDecide } from './local-table.ts';

/**
 * Going back to what a person decided last, with secrets among several persons the same person; `revealing` if that
 * would cross something that was rolled or revealed, undefined if there is nothing to take back. The end of a game
 * reveals whatever was secret.
 */
export function takeback<Setup, State, Step, View>(
  table: LocalTable<Setup, State, Step, View>,
): GameEvent<Step> | 'revealing' | undefined {
  const { line, record, history, outcome } = table.match;
  const isShared = personsAt(table).length < 2 || !hasSecrets(table);
  let isRevealed = outcome !== undefined && history.some(({ before }) => table.played.hasSecrets(before));
  if (outcome !== undefined && record.events.at(-1)?.kind !== 'decision') return undefined;
  for (let ply = line.length - 1; ply >= 0; ply--) {
    const event = record.events[line[ply]!]!;
    if (event.kind !== 'decision') return undefined;
    isRevealed ||= history[line[ply]!]!.rolled;
    if (isShared ? isPerson(table, event.seat) : event.seat === seatToDecide(table))
      return isRevealed ? 'revealing' : { kind: 'takeback', seat: event.seat, ply };
  }
  return undefined;
}

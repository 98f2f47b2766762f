import {
  formatSquare,
  memoryOf,
  type Placing,
  type Playing,
  type Position,
  type Stage,
} from '@thera/santorini';
import type { Seat } from '@thera/table';
import { type GameText, memoryNotes, nightNotes } from '@thera/texts/santorini';
import { ramOf } from './tokens-on-board.ts';

/** What a seat's card remembers, or the power that a seat uses without a card, in words. */
export function memoryNotesOf({ phase, position }: Placing | Playing, seat: Seat, texts: GameText): string[] {
  const { slots, fleece } = position.lineup;
  const { card, inForce } = slots[seat]!;
  const memory = memoryOf(position, seat);
  if (card.alternates !== null) return nightNotes(inForce?.id, inForce?.formatMemory?.(memory) ?? [], texts);
  // Before play it may not have been chosen yet, and who looks on cannot tell.
  if (card.hides === 'memory' && memory === 0)
    return phase === 'place' ? [] : memoryNotes(card.id, ['?'], texts);
  const keeper = fleece?.power ?? card;
  return memoryNotes(keeper.id, keeper.formatMemory?.(memory) ?? [], texts);
}

/** How many workers of a seat are hidden from who looks on. */
export function workerNotes(position: Position, seat: Seat, { board }: GameText): string[] {
  const { card } = position.lineup.slots[seat]!;
  const hidden = card.hides === 'crew' ? memoryOf(position, seat) : 0;
  return hidden === 0 ? [] : [board.hiddenWorkers(hidden)];
}

/** What a seat chose before play, beside the squares of its workers. */
export function preparedNotes(before: Placing, after: Stage, seat: Seat, texts: GameText): string[] {
  if (!('position' in after)) return [];
  if (memoryOf(before.position, seat) !== memoryOf(after.position, seat))
    return memoryNotesOf(after, seat, texts).map((note) => `${texts.words.seat(seat)}: ${note}.`);
  const ram = ramOf(after.position);
  return ram === undefined ? [] : [texts.board.ram(formatSquare(ram))];
}

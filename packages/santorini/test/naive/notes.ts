import type { CardInForce } from './cards.ts';
import type { Line } from './line.ts';
import type { Memory } from './memories.ts';

/** Something that a card will remember of the turn. */
export interface Note {
  readonly seat: number;
  readonly change: Partial<Memory>;
}

/** A memory with everything added that the line has noted for that seat. */
export const withNotes = (line: Line, seat: number, memory: Memory): Memory =>
  Object.assign(
    { ...memory },
    ...line.notes.filter((note) => note.seat === seat).map(({ change }) => change),
  );

/** What a card remembers at this point of the turn. */
export const memoryOf = (line: Line, card: CardInForce): Memory =>
  card.memorySeat === undefined ? card.memory : withNotes(line, card.memorySeat, card.memory);

/** The line with something more for a card to remember. */
export const noting = (line: Line, card: CardInForce, change: Partial<Memory>): Line =>
  card.memorySeat === undefined
    ? line
    : { ...line, notes: [...line.notes, { seat: card.memorySeat, change }] };

import { type Lineup, withDrawn } from './lineup.ts';
import { BONUS, copyPosition, memoryOf, type Position, setMemory } from './position.ts';
import type { PowerId } from './power-ids.ts';
import { powerOf } from './powers/index.ts';
import { matchupNote } from './setup/matchups.ts';

/** Whether a power has to be drawn before anybody can go on. */
export function awaitsChance(position: Position): boolean {
  const { lineup } = position;
  if (position.winner >= 0) return false;
  return lineup.awaitsDraw || (lineup.tossers.length > 0 && dueSlot(position, lineup) >= 0);
}

/** The slot whose card has to be drawn from, or -1. */
function dueSlot(position: Position, { tossers, slots }: Lineup): number {
  return tossers.find((slot) => slots[slot]!.card.isDue!(memoryOf(position, slot))) ?? -1;
}

/** Every position that the next draw may lead to; all are equally likely. */
export function chances(position: Position): Position[] {
  const { lineup } = position;
  return lineup.awaitsDraw ? powersDrawn(position, lineup) : cardsDrawn(position, lineup);
}

/** One card of many: nothing more, or an additional turn. */
function cardsDrawn(position: Position, lineup: Lineup): Position[] {
  const slot = dueSlot(position, lineup);
  const { card, holder } = lineup.slots[slot]!;
  return card.tosses!(memoryOf(position, slot)).map(({ memory, bonus }) => {
    const drawn = copyPosition(position);
    setMemory(drawn, slot, memory);
    if (!bonus) return drawn;
    drawn.turn = holder;
    drawn.extra = BONUS;
    return drawn;
  });
}

function powersDrawn(position: Position, lineup: Lineup): Position[] {
  const slot = undrawnSlot(lineup);
  const { card } = lineup.slots[slot]!;
  const memory = memoryOf(position, slot);
  const deck = card.deck!.filter((id) => mayBeDrawn(lineup, slot, id));
  const left = card.isAside === null ? deck : deck.filter((id) => !card.isAside!(memory, id));
  return (left.length > 0 ? left : deck).map((id) => {
    const drawn = copyPosition(position);
    drawn.lineup = withDrawn(lineup, slot, powerOf(id, card.edition));
    if (left.length === 0) setMemory(drawn, slot, card.shuffles!(memory));
    return drawn;
  });
}

function undrawnSlot(lineup: Lineup): number {
  return lineup.decks.find((slot) => lineup.slots[slot]!.inForce === null) ?? -1;
}

/** A deck leaves out what others play, and what is banned against opponents. */
function mayBeDrawn(lineup: Lineup, slot: number, id: PowerId): boolean {
  return lineup.slots.every(({ card, holder }, seat) => {
    if (seat === slot || holder < 0) return true;
    const partner = lineup.seats === 4 && (seat ^ slot) === 2;
    return card.id !== id && (partner || matchupNote(card.id, id) !== 'printed');
  });
}

import { LINEUPS, type Lineup, withDrawn } from './lineup.ts';
import { matchupNote } from './matchups.ts';
import { copyPosition, memoryOf, type Position, setMemory } from './position.ts';
import type { PowerId } from './power-ids.ts';
import { powerOf } from './powers/index.ts';

/** Whether a power has to be drawn before anybody can go on. */
export function awaitsChance(position: Position): boolean {
  return LINEUPS[position.lineup]!.awaitsDraw && position.winner < 0;
}

/** Every position that the next draw may lead to; all are equally likely. */
export function chances(position: Position): Position[] {
  const lineup = LINEUPS[position.lineup]!;
  const slot = undrawnSlot(lineup);
  const { card } = lineup.slots[slot]!;
  const memory = memoryOf(position, slot);
  const deck = card.deck!.filter((id) => mayBeDrawn(lineup, slot, id));
  const left = deck.filter((id) => !card.isAside!(memory, id));
  return (left.length > 0 ? left : deck).map((id) => {
    const drawn = copyPosition(position);
    drawn.lineup = withDrawn(lineup, slot, powerOf(id, card.edition)).index;
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

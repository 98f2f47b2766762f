import {
  awaitsChance,
  type CardId,
  LINEUPS,
  Position,
  parseTurn,
  play,
  type Stage,
  undrawnPlacing,
} from '@thera/rules';
import type { Seat } from '@thera/table';

/** A power that chance gave to a seat's card. */
export interface Draw {
  readonly seat: Seat;
  readonly power: CardId;
}

/** The powers in force that came from a deck. */
export function drawnPowers(position: Position): CardId[] {
  const { slots, decks } = LINEUPS[position.lineup]!;
  return decks.flatMap((slot) => slots[slot]!.inForce?.id ?? []);
}

/** What was drawn between a decision and the stage it led to. */
export function drawsBetween(before: Stage, steps: readonly string[], after: Stage): Draw[] {
  const undrawn = positionAfter(before, steps);
  if (undrawn === undefined || !('position' in after) || !awaitsChance(undrawn)) return [];
  const waiting = LINEUPS[undrawn.lineup]!;
  const drawn = LINEUPS[after.position.lineup]!.slots;
  return waiting.decks
    .filter((seat) => waiting.slots[seat]!.inForce === null)
    .flatMap((seat) => {
      const power = drawn[seat]!.inForce;
      return power === null ? [] : [{ seat, power: power.id }];
    });
}

/** The position right after a decision, before anything is drawn and anybody taken out. */
export function positionAfter(before: Stage, steps: readonly string[]): Position | undefined {
  if (before.phase === 'start') {
    const cards = before.cards.map((card) => card!);
    return undrawnPlacing(cards, Number(steps[0]?.slice('start '.length)) - 1).position;
  }
  if (before.phase !== 'play') return undefined;
  const turn = parseTurn(before.position, steps.join(' '));
  if (!turn.ok) throw new Error(`a turn of the record is refused: ${turn.error}`);
  const after = new Position();
  play(before.position, turn.value, 0, after);
  return after;
}

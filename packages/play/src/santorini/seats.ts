import {
  BONUS,
  isOut,
  type Lineup,
  type Placing,
  type Playing,
  type Power,
  type Stage,
  sideOfSeat,
} from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText } from '@thera/texts/santorini';
import { memoryNotesOf, workerNotes } from './describe-memory.ts';
import { isBesideRam } from './tokens-on-board.ts';

/** What a seat plays with, as people read it. */
export function powerName({ id, edition }: Pick<Power, 'id' | 'edition'>, texts: GameText): string {
  const { name } = texts.powers[id];
  return edition === 'printed' ? `${name} (${texts.words.editions.printed.toLowerCase()})` : name;
}

/** The card of a seat, in every stage; undefined before it has one. */
export function cardOf(stage: Stage, seat: Seat): Power | undefined {
  if ('position' in stage) return stage.position.lineup.slots[seat]!.card;
  return stage.cards[seat] ?? undefined;
}

/** How many seats there are. */
export function seatsOf(stage: Stage): number {
  return 'position' in stage ? stage.position.lineup.seats : stage.cards.length;
}

/** Everything there is to know about a seat: who has won, what its card remembers, what it may do. */
export function seatNotes(stage: Placing | Playing, seat: Seat, texts: GameText): string[] {
  const { board } = texts;
  const { position } = stage;
  const { lineup } = position;
  if (isOut(lineup, seat)) return [board.isOut];
  const side = sideOfSeat(lineup.seats, seat);
  const won = position.winner >= 0 && sideOfSeat(lineup.seats, position.winner) === side;
  const { extra } = position;
  const isExtra = extra !== 0 && position.turn === seat;
  return [
    ...(won ? [board.hasWon] : []),
    ...(isExtra ? [extra === BONUS ? board.anotherTurn : board.extraTurn] : []),
    ...cardNotes(lineup, seat, texts),
    ...memoryNotesOf(stage, seat, texts),
    ...workerNotes(position, seat, texts),
    ...(lineup.slots[seat]!.off ? [board.switchedOff] : []),
    ...(isBesideRam(position, side) ? [board.bearsFleece] : []),
  ];
}

function cardNotes({ slots }: Lineup, seat: Seat, texts: GameText): string[] {
  const { board, words } = texts;
  const { card, inForce, holder } = slots[seat]!;
  const notes: string[] = [];
  if (card.deck !== null && card.alternates === null)
    notes.push(inForce === null ? board.undrawn : board.inForce(texts.powers[inForce.id].name));
  const held = slots.find((other, slot) => slot !== seat && other.holder === seat)?.inForce;
  if (held) notes.push(board.holds(powerName(held, texts)));
  if (holder !== seat) notes.push(board.heldBy(words.seat(holder)));
  return notes;
}

import {
  isOut,
  LINEUPS,
  type Lineup,
  memoryOf,
  type Position,
  type Power,
  type Stage,
  sideOfSeat,
} from '@thera/rules';
import type { Seat } from '@thera/table';
import type { Catalogue } from '@thera/texts';
import { lookOfSide, SIDE_SIGNS } from './draw-board.ts';
import { memoryNotes } from './memory-notes.ts';
import type { Paint } from './paint.ts';
import { wrap } from './wrap.ts';

/** One seat: its number, what it plays with, and what there is to know about that. */
interface SeatLine {
  readonly seat: Seat;
  readonly power: string;
  readonly notes: readonly string[];
}

const INDENT = '    ';

/** Who sits where with which power, and whose turn it is, in lines of at most `width`. */
export function describeSeats(stage: Stage, texts: Catalogue, paint: Paint, width: number): string[] {
  const { lines, toMove } =
    'position' in stage ? seatsInPlay(stage.position, texts) : seatsOfDraft(stage, texts);
  return lines.flatMap(({ seat, power, notes }) => {
    const side = sideOfSeat(lines.length, seat);
    const name = paint(lookOfSide(side), `${SIDE_SIGNS[side]} ${texts.words.seat(seat)}`);
    return [
      `${seat === toMove ? '▶' : ' '} ${name} · ${power}`,
      ...notes.flatMap((note) => wrap(note, width - INDENT.length).map((line) => `${INDENT}${line}`)),
    ];
  });
}

/** What a seat plays with, as people read it. */
export function powerName({ id, edition }: Pick<Power, 'id' | 'edition'>, texts: Catalogue): string {
  const { name } = texts.powers[id];
  return edition === 'printed' ? `${name} (${texts.words.editions.printed.toLowerCase()})` : name;
}

/** The card of a seat, in every stage; undefined before it has one. */
export function cardOf(stage: Stage, seat: Seat): Power | undefined {
  if ('position' in stage) return LINEUPS[stage.position.lineup]!.slots[seat]!.card;
  return stage.cards[seat] ?? undefined;
}

/** How many seats there are. */
export function seatsOf(stage: Stage): number {
  return 'position' in stage ? LINEUPS[stage.position.lineup]!.seats : stage.cards.length;
}

interface Seats {
  readonly lines: readonly SeatLine[];
  readonly toMove: Seat;
}

function seatsOfDraft({ cards, turn }: Exclude<Stage, { position: Position }>, texts: Catalogue): Seats {
  const lines = cards.map((card, seat) => ({
    seat,
    power: card === null ? texts.board.noPowerYet : powerName(card, texts),
    notes: [],
  }));
  return { lines, toMove: turn };
}

function seatsInPlay(position: Position, texts: Catalogue): Seats {
  const lineup = LINEUPS[position.lineup]!;
  const lines = lineup.slots.map(({ card }, seat) => ({
    seat,
    power: powerName(card, texts),
    notes: notesOf(position, lineup, seat, texts),
  }));
  return { lines, toMove: position.winner < 0 ? position.turn : -1 };
}

function notesOf(position: Position, lineup: Lineup, seat: Seat, texts: Catalogue): string[] {
  const { board } = texts;
  if (isOut(lineup, seat)) return [board.isOut];
  const side = sideOfSeat(lineup.seats, seat);
  const won = position.winner >= 0 && sideOfSeat(lineup.seats, position.winner) === side;
  const extra = position.extra !== 0 && position.turn === seat;
  const { card } = lineup.slots[seat]!;
  return [
    ...(won ? [board.hasWon] : []),
    ...(extra ? [board.extraTurn] : []),
    ...cardNotes(lineup, seat, texts),
    ...memoryNotes(card.id, card.formatMemory?.(memoryOf(position, seat)) ?? [], texts),
  ];
}

function cardNotes({ slots }: Lineup, seat: Seat, texts: Catalogue): string[] {
  const { board, words } = texts;
  const { card, inForce, holder } = slots[seat]!;
  const notes: string[] = [];
  if (card.deck !== null)
    notes.push(inForce === null ? board.undrawn : board.inForce(texts.powers[inForce.id].name));
  const held = slots.find((other, slot) => slot !== seat && other.holder === seat)?.inForce;
  if (held) notes.push(board.holds(powerName(held, texts)));
  if (holder !== seat) notes.push(board.heldBy(words.seat(holder)));
  return notes;
}

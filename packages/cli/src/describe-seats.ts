import {
  BONUS,
  type Drafting,
  isOut,
  LINEUPS,
  type Lineup,
  type Placing,
  type Playing,
  type Power,
  type Stage,
  sideOfSeat,
} from '@thera/rules';
import type { Seat } from '@thera/table';
import type { Catalogue } from '@thera/texts';
import { memoryNotesOf, workerNotes } from './describe-memory.ts';
import { lookOfSide, SIDE_SIGNS } from './draw-board.ts';
import type { Paint } from './paint.ts';
import { isBesideRam } from './tokens-on-board.ts';
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
  const { lines, toMove } = 'position' in stage ? seatsInPlay(stage, texts) : seatsOfDraft(stage, texts);
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

function seatsOfDraft({ cards, turn }: Drafting, texts: Catalogue): Seats {
  const lines = cards.map((card, seat) => ({
    seat,
    power: card === null ? texts.board.noPowerYet : powerName(card, texts),
    notes: [],
  }));
  return { lines, toMove: turn };
}

function seatsInPlay(stage: Placing | Playing, texts: Catalogue): Seats {
  const { position } = stage;
  const lineup = LINEUPS[position.lineup]!;
  const lines = lineup.slots.map(({ card }, seat) => ({
    seat,
    power: powerName(card, texts),
    notes: notesOf(stage, lineup, seat, texts),
  }));
  return { lines, toMove: position.winner < 0 ? position.turn : -1 };
}

function notesOf(stage: Placing | Playing, lineup: Lineup, seat: Seat, texts: Catalogue): string[] {
  const { board } = texts;
  const { position } = stage;
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

function cardNotes({ slots }: Lineup, seat: Seat, texts: Catalogue): string[] {
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

import { powerName, seatNotes } from '@thera/play/santorini';
import { type Drafting, type Placing, type Playing, type Stage, sideOfSeat } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import type { Paint } from '../../paint.ts';
import { wrap } from '../../wrap.ts';
import { lookOfSide, SIDE_SIGNS } from './draw-board.ts';

/** One seat: its number, what it plays with, and what there is to know about that. */
interface SeatLine {
  readonly seat: Seat;
  readonly power: string;
  readonly notes: readonly string[];
}

const INDENT = '    ';

/** Who sits where with which power, and whose turn it is, in lines of at most `width`. */
export function describeSeats(
  stage: Stage,
  texts: SantoriniCatalogue,
  paint: Paint,
  width: number,
): string[] {
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

interface Seats {
  readonly lines: readonly SeatLine[];
  readonly toMove: Seat;
}

function seatsOfDraft({ cards, turn }: Drafting, texts: SantoriniCatalogue): Seats {
  const lines = cards.map((card, seat) => ({
    seat,
    power: card === null ? texts.board.noPowerYet : powerName(card, texts),
    notes: [],
  }));
  return { lines, toMove: turn };
}

function seatsInPlay(stage: Placing | Playing, texts: SantoriniCatalogue): Seats {
  const { position } = stage;
  const { lineup } = position;
  const lines = lineup.slots.map(({ card }, seat) => ({
    seat,
    power: powerName(card, texts),
    notes: seatNotes(stage, seat, texts),
  }));
  return { lines, toMove: position.winner < 0 ? position.turn : -1 };
}

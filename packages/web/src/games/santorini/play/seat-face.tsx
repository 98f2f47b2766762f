import { cardOf, powerName, seatNotes, seatsOf } from '@thera/play/santorini';
import { isOut, type Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { SantoriniPlayText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import type { SeatFace } from '../../game-client.ts';
import { cardSentence, holderOf } from './card-sentence.ts';
import { SeatPower } from './seat-power.tsx';

/** A seat that is looked at, and the one that looks. */
interface SeatSeen {
  readonly seat: Seat;
  readonly reader: Seat;
  /** What it may do right now, in a line. */
  readonly now?: string | undefined;
}

/** How a seat presents itself in a stage: its power, and what there is to know about it. */
export function seatFace(
  stage: Stage,
  { seat, reader, now }: SeatSeen,
  text: SantoriniPlayText,
  onPower: () => void,
): SeatFace & { readonly note: JSX.Element; readonly isOut: boolean } {
  const texts = text.game;
  const card = cardOf(stage, seat);
  const name = card === undefined ? texts.words.seat(seat) : powerName(card, texts);
  const standing = 'position' in stage ? seatNotes(stage, seat, texts) : [];
  const notes = now === undefined ? standing : [now, ...standing];
  const sentence =
    card === undefined
      ? sentenceCase(texts.board.noPowerYet)
      : cardSentence(card, holderOf(stage, seat, reader), texts);
  return {
    name,
    badge: (
      <SeatPower card={card} label={text.power(name)} sentence={sentence} texts={texts} onPower={onPower} />
    ),
    note:
      notes.length === 0 ? (
        <p class="strip-note">{sentence}</p>
      ) : (
        <p class="strip-note is-now">{sentenceCase(notes.join(' · '))}</p>
      ),
    isOut: 'position' in stage && isOut(stage.position.lineup, seat),
    ...(seatsOf(stage) === 4 ? { team: (seat % 2) + 1 } : {}),
  };
}

/** Notes are written to follow a name; alone they begin like a sentence. */
const sentenceCase = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

import { cardOf, powerName, seatNotes } from '@thera/play/santorini';
import { isOut, LINEUPS } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { GameCtrl } from './game-ctrl.ts';
import { SeatCard } from './seat-card.tsx';
import { notesLine } from './seat-note.tsx';

interface SeatStripProps {
  readonly ctrl: GameCtrl;
  readonly seat: Seat;
  readonly text: PlayText;
  readonly onPower: () => void;
}

/** One seat of a game: what its card remembers, whether it has to decide, and whether the computer thinks for it. */
export function SeatStrip({ ctrl, seat, text, onPower }: SeatStripProps): JSX.Element {
  const stage = ctrl.back.stage.value;
  const texts = ctrl.texts.value;
  const card = cardOf(stage, seat);
  const isToAct = ctrl.back.isLive && ctrl.seating.toAct === seat;
  const isGone = 'position' in stage && isOut(LINEUPS[stage.position.lineup]!, seat);
  const notes = 'position' in stage ? seatNotes(stage, seat, texts) : [];
  const name = card === undefined ? texts.words.seat(seat) : powerName(card, texts);
  return (
    <SeatCard
      seat={seat}
      name={name}
      who={whoPlays(ctrl, seat, name, text)}
      card={card}
      colour={ctrl.seating.colourOf(seat)}
      state={isToAct ? 'is-to-act' : isGone ? 'is-gone' : ''}
      texts={texts}
      powerLabel={text.power(name)}
      onPower={onPower}
    >
      {isToAct && ctrl.computer.isThinking.value ? <Thinking ctrl={ctrl} text={text} /> : notesLine(notes)}
    </SeatCard>
  );
}

function Thinking({ ctrl, text }: { readonly ctrl: GameCtrl; readonly text: PlayText }): JSX.Element {
  return (
    <p class="strip-note thinking">
      <span class="arches" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span class="thinking-word">{text.thinking}</span>
      <button type="button" class="text-button" onClick={() => ctrl.computer.moveNow()}>
        {text.moveNow}
      </button>
    </p>
  );
}

/** The computer with its level; the only person is addressed as such; several have numbers; partners have a team. */
function whoPlays(ctrl: GameCtrl, seat: Seat, name: string, text: PlayText): string {
  const { seats } = ctrl.seating.plan.value;
  const { kind, level } = seats[seat]!;
  const person = ctrl.seating.persons.length === 1 ? text.you : ctrl.texts.value.words.seat(seat);
  const who = kind === 'computer' ? `${text.computer} · ${text.levels[level].name}` : person;
  const team = seats.length === 4 ? text.team((seat % 2) + 1) : '';
  return [team, who === name ? '' : who].filter(Boolean).join(' · ');
}

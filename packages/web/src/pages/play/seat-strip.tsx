import { figurePicture } from '@thera/board';
import { cardOf, powerName, seatNotes } from '@thera/play';
import { isOut, LINEUPS, powerOf, sideOfSeat } from '@thera/rules';
import type { Seat } from '@thera/table';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import { emblemMarkup } from '../../emblems/emblem-markup.ts';
import type { GameCtrl } from './game-ctrl.ts';

interface SeatStripProps {
  readonly ctrl: GameCtrl;
  readonly seat: Seat;
  readonly text: PlayText;
  readonly onPower: () => void;
}

/** One seat: its figure, its power, who plays it, what its card remembers, and whether it has to decide. */
export function SeatStrip({ ctrl, seat, text, onPower }: SeatStripProps): JSX.Element {
  const stage = ctrl.back.stage.value;
  const texts = ctrl.texts.value;
  const plan = ctrl.seating.plan.value.seats[seat]!;
  const card = cardOf(stage, seat);
  const seats = ctrl.seating.plan.value.seats.length;
  const isToAct = ctrl.back.isLive && ctrl.seating.toAct === seat;
  const isGone = 'position' in stage && isOut(LINEUPS[stage.position.lineup]!, seat);
  const notes = 'position' in stage ? seatNotes(stage, seat, texts) : [];
  const name = card === undefined ? texts.words.seat(seat) : powerName(card, texts);
  const group = card === undefined || card.id === 'mortal' ? 'none' : powerOf(card.id).group;
  const who =
    plan.kind === 'computer' ? `${text.computer} · ${text.levels[plan.level]}` : whoIs(ctrl, seat, text);
  const look = ctrl.seating.looks[sideOfSeat(seats, seat)]!;
  return (
    <section
      class={`strip seat-${plan.look + 1}${isToAct ? ' is-to-act' : ''}${isGone ? ' is-gone' : ''}`}
      aria-label={`${name}, ${who}`}
    >
      <span class="strip-figure" dangerouslySetInnerHTML={{ __html: figurePicture(look) }} />
      <button
        type="button"
        class={`niche ${group}`}
        disabled={card === undefined}
        aria-label={text.power(name)}
        title={text.power(name)}
        onClick={onPower}
        dangerouslySetInnerHTML={{ __html: emblemMarkup(card?.id ?? 'mortal') }}
      />
      <div class="strip-words">
        <p class="strip-name">
          <span class="god">{name}</span> <span class="strip-who">{who}</span>
        </p>
        {isToAct && ctrl.computer.isThinking.value ? (
          <p class="strip-note thinking">
            <span class="arches" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {text.thinking}{' '}
            <button type="button" class="text-button" onClick={() => ctrl.computer.moveNow()}>
              {text.moveNow}
            </button>
          </p>
        ) : (
          notes.length > 0 && <p class="strip-note">{notes.join(' · ')}</p>
        )}
      </div>
    </section>
  );
}

/** The only person is addressed as such; several have numbers, and partners their team. */
function whoIs(ctrl: GameCtrl, seat: Seat, text: PlayText): string {
  const seats = ctrl.seating.plan.value.seats.length;
  const team = seats === 4 ? ` · ${text.team((seat % 2) + 1)}` : '';
  return ctrl.seating.persons.length === 1 ? text.you : `${ctrl.texts.value.words.seat(seat)}${team}`;
}

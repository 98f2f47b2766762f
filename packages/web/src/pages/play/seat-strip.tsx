import type { Seat } from '@thera/table';
import type { PlayText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { SeatFace } from '../../games/game-client.ts';
import type { PlayCtrl } from './ctrl.ts';
import type { SheetName } from './play-sheet.tsx';
import { SeatCard } from './seat-card.tsx';
import { SeatClock } from './seat-clock.tsx';

interface SeatStripProps {
  readonly ctrl: PlayCtrl;
  readonly seat: Seat;
  readonly text: PlayText;
  readonly onSheet: (sheet: SheetName) => void;
}

/** One seat of a game: what it plays with, whether it has to decide, and whether the computer thinks for it. */
export function SeatStrip({ ctrl, seat, text, onSheet }: SeatStripProps): JSX.Element {
  const face = ctrl.client.seatFace(seat, onSheet);
  const isToAct = ctrl.back.isLive && ctrl.seating.toAct === seat;
  return (
    <SeatCard
      seat={seat}
      name={face.name}
      who={whoPlays(ctrl, seat, face, text)}
      colour={ctrl.client.colourOf(seat)}
      picture={ctrl.client.seatPicture?.(seat)}
      state={isToAct ? 'is-to-act' : face.isOut === true ? 'is-gone' : ''}
      badge={face.badge}
      besideName={ctrl.host.parts?.besideName(seat)}
      clock={ctrl.clock?.isTimed(seat) && <SeatClock clock={ctrl.clock} seat={seat} text={text} />}
    >
      {isToAct && ctrl.computer.isThinking.value ? <Thinking ctrl={ctrl} text={text} /> : face.note}
    </SeatCard>
  );
}

function Thinking({ ctrl, text }: { readonly ctrl: PlayCtrl; readonly text: PlayText }): JSX.Element {
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

/** The computer with its level; persons by their names, or else by their numbers, an only one as such; partners have a team. */
function whoPlays(ctrl: PlayCtrl, seat: Seat, { name, team }: SeatFace, text: PlayText): string {
  const { kind, level } = ctrl.seating.plan.value.seats[seat]!;
  const usual = ctrl.seating.persons.length === 1 ? text.you : text.words.seat(seat);
  const person = ctrl.seating.givenName(seat) ?? usual;
  const who = kind === 'computer' ? `${text.computer} · ${text.levels[level].name}` : person;
  return [team === undefined ? '' : text.team(team), who === name ? '' : who].filter(Boolean).join(' · ');
}

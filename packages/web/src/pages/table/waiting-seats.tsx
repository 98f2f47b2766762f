import { type Colour, workerPicture } from '@thera/board';
import type { Occupant, TableFace } from '@thera/protocol';
import type { Seat } from '@thera/table';
import type { PlayText, TablePageText } from '@thera/texts';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { SetupWords } from '../../games/home-part.ts';
import { Icon } from '../../shell/icon.tsx';
import { LevelArches } from '../../shell/level-arches.tsx';
import { PresenceDot } from './presence-dot.tsx';
import type { TableCtrl } from './table-ctrl.ts';

interface WaitingSeatsProps {
  readonly ctrl: TableCtrl;
  readonly face: TableFace;
  readonly text: TablePageText;
  readonly play: PlayText;
  readonly words: SetupWords | undefined;
}

/** Who sits where; whoever is the host empties seats and exchanges them. */
export function WaitingSeats(props: WaitingSeatsProps): JSX.Element {
  const { ctrl, face, text } = props;
  const [moving, move] = useState<Seat>();
  return (
    <section class="card waiting-seats">
      <h2 class="label">{text.waiting.players}</h2>
      <ul>
        {face.seats.map((occupant, seat) => (
          <WaitingSeat
            key={String(seat)}
            {...props}
            seat={seat}
            occupant={occupant}
            moving={moving}
            onMove={(from) => {
              if (moving === undefined || from === undefined || from === moving)
                return move(from === moving ? undefined : from);
              move(undefined);
              void ctrl.ask({ kind: 'swap', seats: [moving, from] });
            }}
          />
        ))}
      </ul>
      {ctrl.me === undefined && face.seats.includes(null) && (
        <p class="waiting-note">{text.waiting.guestNote}</p>
      )}
      {ctrl.ownSeat === undefined && !face.seats.includes(null) && (
        <p class="waiting-note">{text.waiting.full}</p>
      )}
    </section>
  );
}

interface WaitingSeatProps extends WaitingSeatsProps {
  readonly seat: Seat;
  readonly occupant: Occupant | null;
  /** The seat that is about to be exchanged with another. */
  readonly moving: Seat | undefined;
  readonly onMove: (seat: Seat | undefined) => void;
}

function WaitingSeat(props: WaitingSeatProps): JSX.Element {
  const { ctrl, face, text, play, words, seat, occupant } = props;
  const { waiting } = text;
  const role = words?.seat(face.plan.setup, seat) ?? play.words.seat(seat);
  const colour = (seat % 4) as Colour;
  const picture = words?.picture?.(face.plan.setup, seat) ?? workerPicture(colour);
  const isOwn = ctrl.ownSeat === seat;
  const notes = [
    ...(isOwn ? [waiting.you] : []),
    ...(occupant?.kind === 'person' && occupant.player.id === face.host ? [waiting.host] : []),
  ];
  return (
    <li class={`waiting-seat seat-${colour + 1}${occupant === null ? ' is-free' : ''}`}>
      <span class="waiting-figure" dangerouslySetInnerHTML={{ __html: picture }} />
      <div class="waiting-who">
        <p class="waiting-role">{role}</p>
        {occupant === null && <p class="waiting-name">{waiting.free}</p>}
        {occupant?.kind === 'computer' && (
          <p class="waiting-name">
            {waiting.computer(play.levels[occupant.level].name)} <LevelArches level={occupant.level} />
          </p>
        )}
        {occupant?.kind === 'person' && (
          <p class="waiting-name">
            <PresenceDot
              isHere={isOwn || (ctrl.isHere(seat) ?? true)}
              label={ctrl.isHere(seat) === false && !isOwn ? waiting.away : waiting.here}
            />
            <span>{occupant.player.name}</span>
            {notes.length > 0 && <small>{notes.join(' · ')}</small>}
          </p>
        )}
      </div>
      <SeatTools {...props} role={role} isOwn={isOwn} />
    </li>
  );
}

interface SeatToolsProps extends WaitingSeatProps {
  readonly role: string;
  readonly isOwn: boolean;
}

/** What may be done with a seat. */
function SeatTools(props: SeatToolsProps): JSX.Element {
  const { ctrl, text, seat, occupant, moving, onMove, role, isOwn } = props;
  const { waiting } = text;
  const isBusy = ctrl.isAsking.value;
  const tool = (label: string, icon: 'close' | 'flip', act: () => void, isPressed?: boolean): JSX.Element => (
    <button
      type="button"
      class="tool"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isBusy}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
  if (ctrl.isHost && moving !== undefined && moving !== seat)
    return (
      <button
        type="button"
        class="button"
        aria-label={waiting.swapWith(role)}
        disabled={isBusy}
        onClick={() => onMove(seat)}
      >
        {waiting.swap}
      </button>
    );
  return (
    <div class="waiting-tools">
      {occupant === null && ctrl.ownSeat === undefined && (
        <button
          type="button"
          class="button"
          aria-label={waiting.sitAt(role)}
          disabled={isBusy}
          onClick={() => void ctrl.sit(seat)}
        >
          {waiting.sit}
        </button>
      )}
      {isOwn && (
        <button
          type="button"
          class="plain-button"
          disabled={isBusy}
          onClick={() => void ctrl.ask({ kind: 'stand' })}
        >
          {waiting.stand}
        </button>
      )}
      {ctrl.isHost && tool(waiting.swapFrom(role), 'flip', () => onMove(seat), moving === seat)}
      {ctrl.isHost &&
        !isOwn &&
        occupant?.kind === 'person' &&
        tool(waiting.kick(occupant.player.name), 'close', () => void ctrl.ask({ kind: 'kick', seat }))}
    </div>
  );
}

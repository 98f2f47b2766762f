import type { TableFace } from '@thera/protocol';
import { SECOND } from '@thera/table';
import type { PlayText, TablePageText } from '@thera/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { gameNamed } from '../../games/game-named.ts';
import type { SetupWords } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import { language } from '../../language.ts';
import { clockInWords } from '../../online/clock-in-words.ts';
import { Icon } from '../../shell/icon.tsx';
import { playSound } from '../../sound/play-sound.ts';
import { Invite } from './invite.tsx';
import type { TableCtrl } from './table-ctrl.ts';
import { TableHeader } from './table-header.tsx';
import { useTurnNotice } from './turn-notice.ts';
import { WaitingSeats } from './waiting-seats.tsx';

interface WaitingRoomProps {
  readonly ctrl: TableCtrl;
  readonly face: TableFace;
  readonly text: TablePageText;
  readonly play: PlayText;
}

/** Before the game: what is played, who sits where, how others come here, and what is missing. */
export function WaitingRoom({ ctrl, face, text, play }: WaitingRoomProps): JSX.Element {
  const { waiting } = text;
  const game = gameNamed(face.plan.game);
  const words = useSetupWords(game);
  const name = game === undefined ? face.plan.game : LISTINGS[game].home.name;
  const isFull = !face.seats.includes(null);
  // Whoever waits and does not sit yet is no news to themselves.
  const others = (ctrl.feed.presence.value?.watchers ?? 0) - (ctrl.ownSeat === undefined ? 1 : 0);
  useFullBell(isFull && ctrl.isHost);
  useTurnNotice({ isDue: isFull && ctrl.isHost, title: isFull ? text.isStarting : name });
  return (
    <>
      <TableHeader text={text} />
      <main id="content" class="page waiting-page">
        <div class="waiting-head">
          <p class="label">{waiting.title}</p>
          <h1>{name}</h1>
        </div>
        <section class="card waiting-plan">
          <h2 class="unseen">{waiting.plan}</h2>
          <dl>
            {words?.lines(face.plan.setup).map(([what, how]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))}
            <div>
              <dt>{waiting.clock}</dt>
              <dd>{clockInWords(face.plan.clock, text.clocks)}</dd>
            </div>
          </dl>
        </section>
        <WaitingSeats ctrl={ctrl} face={face} text={text} play={play} words={words} />
        <section class="waiting-next">
          <p class="waiting-missing" role="status">
            {missingIn(ctrl, face, text)}
          </p>
          {ctrl.isRemoved && (
            <p class="tip" role="status">
              {waiting.kicked}
            </p>
          )}
          <Refused ctrl={ctrl} text={text} />
          {ctrl.socket.status.value === 'lost' && (
            <p class="error" role="alert">
              {text.connection.lost}
            </p>
          )}
          {ctrl.isHost && isFull && !face.plan.isPrivate && <Countdown ctrl={ctrl} text={text} />}
          {ctrl.isHost && (
            <button
              type="button"
              class="button primary"
              disabled={!isFull || ctrl.isAsking.value}
              onClick={() => void ctrl.ask({ kind: 'start' })}
            >
              <Icon name="play" />
              {waiting.start}
            </button>
          )}
          {others > 0 && (
            <p class="waiting-watchers">
              <Icon name="eye" />
              {waiting.watching(others)}
            </p>
          )}
          {ctrl.isHost && <GivingUp ctrl={ctrl} text={text} />}
        </section>
        <Invite url={location.origin + location.pathname} isPrivate={face.plan.isPrivate} text={waiting} />
      </main>
    </>
  );
}

/** What has to happen before the game can begin. */
function missingIn(ctrl: TableCtrl, face: TableFace, { waiting }: TablePageText): string {
  const free = face.seats.filter((occupant) => occupant === null).length;
  if (free > 0) return waiting.missing.players(free);
  if (ctrl.isHost) return waiting.missing.yourStart;
  const seat = face.seats.findIndex(
    (occupant) => occupant?.kind === 'person' && occupant.player.id === face.host,
  );
  const name = seat < 0 ? waiting.host : ctrl.nameAt(seat);
  if (seat >= 0 && ctrl.isHere(seat) === false) return waiting.missing.hostAway(name);
  return waiting.missing.theirStart(name);
}

function Refused({
  ctrl,
  text,
}: {
  readonly ctrl: TableCtrl;
  readonly text: TablePageText;
}): JSX.Element | null {
  const { value } = ctrl.refusal;
  if (value === undefined) return null;
  return (
    <p class="error" role="alert">
      {ctrl.refusalInWords(value) ?? text.refused}
    </p>
  );
}

/** Strangers need not wait for somebody to press a button, unless the host holds the game up. */
const COUNTED = 5;

function Countdown({
  ctrl,
  text,
}: {
  readonly ctrl: TableCtrl;
  readonly text: TablePageText;
}): JSX.Element | null {
  const [left, count] = useState<number | undefined>(COUNTED);
  useEffect(() => {
    if (left === undefined) return undefined;
    if (left === 0) {
      void ctrl.ask({ kind: 'start' });
      return undefined;
    }
    const timer = setTimeout(() => count(left - 1), SECOND);
    return () => clearTimeout(timer);
  }, [left]);
  if (left === undefined) return null;
  return (
    <p class="waiting-countdown">
      {text.waiting.startsIn(left)}
      <button type="button" class="plain-button" onClick={() => count(undefined)}>
        {text.waiting.notYet}
      </button>
    </p>
  );
}

/** Giving the table up is asked for twice. */
function GivingUp({ ctrl, text }: { readonly ctrl: TableCtrl; readonly text: TablePageText }): JSX.Element {
  const [isAsked, ask] = useState(false);
  const { waiting } = text;
  if (!isAsked)
    return (
      <button type="button" class="plain-button" onClick={() => ask(true)}>
        {waiting.giveUp}
      </button>
    );
  return (
    <div class="waiting-confirm">
      <p>{waiting.confirmGiveUp}</p>
      <button type="button" class="button" onClick={() => ask(false)}>
        {waiting.keep}
      </button>
      <button type="button" class="button danger" onClick={() => void ctrl.ask({ kind: 'close' })}>
        {waiting.reallyGiveUp}
      </button>
    </div>
  );
}

/** Whoever begins the game hears when everybody is there. */
function useFullBell(isFull: boolean): void {
  const was = useRef(isFull);
  useEffect(() => {
    if (isFull && !was.current) playSound('your-turn');
    was.current = isFull;
  }, [isFull]);
}

/** The words for what is agreed, brought when a table is waited at. */
function useSetupWords(game: ReturnType<typeof gameNamed>): SetupWords | undefined {
  const [words, setWords] = useState<SetupWords>();
  const spoken = language.value;
  useEffect(() => {
    if (game === undefined) return undefined;
    let isLeft = false;
    void LISTINGS[game].home.loadSetupWords(spoken).then((brought) => {
      if (!isLeft) setWords(brought);
    });
    return () => {
      isLeft = true;
    };
  }, [game, spoken]);
  return words;
}

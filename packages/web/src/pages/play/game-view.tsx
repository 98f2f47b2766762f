import { useSignalEffect } from '@preact/signals';
import type { PlayText } from '@thera/texts';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { keepKeyboard } from '../../boards/focus-board.ts';
import { ThreeNote } from '../../boards/three-note.tsx';
import { ActionCard } from './action-card.tsx';
import { Coach } from './coach.tsx';
import type { PlayCtrl } from './ctrl.ts';
import { gameKey } from './game-keys.ts';
import { HandOver } from './hand-over.tsx';
import { Legend } from './legend.tsx';
import { PlayHeader } from './play-header.tsx';
import { PlaySheet, type SheetName } from './play-sheet.tsx';
import { PrintedScene } from './printed-scene.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { TurnTools } from './turn-list.tsx';
import { TurnsPanel } from './turns.tsx';

interface GameViewProps {
  readonly ctrl: PlayCtrl;
  readonly text: PlayText;
}

/** A game: the board, the seats around it, what to do now, and what has been done. */
export function GameView({ ctrl, text }: GameViewProps): JSX.Element {
  const [sheet, setSheet] = useState<SheetName>();
  // Before the game is seen: a key that is pressed as soon as it is there must not be lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => gameKey(event, ctrl, setSheet);
    const onInput = (): void => ctrl.animator.skip();
    addEventListener('keydown', onKey);
    addEventListener('keydown', onInput, true);
    addEventListener('pointerdown', onInput, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keydown', onInput, true);
      removeEventListener('pointerdown', onInput, true);
    };
  }, [ctrl]);
  // When a turn begins or a sheet goes, whatever had the focus may be gone.
  const isBegun = ctrl.isDeciding.value;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (isBegun && sheet === undefined) keepKeyboard();
    });
    return () => cancelAnimationFrame(frame);
  }, [isBegun, sheet, ctrl.seating.viewer]);
  useSignalEffect(() => {
    if (ctrl.awaitsHandOver.value) setSheet(undefined);
  });
  // Nothing of the game is in the page while it changes hands.
  if (ctrl.awaitsHandOver.value) return <HandOver ctrl={ctrl} text={text} />;
  const { client } = ctrl;
  const { own, persons, plan } = ctrl.seating;
  const seats = plan.value.seats.map((_, seat) => seat);
  const beside = client.beside?.(setSheet);
  const instead = client.instead?.(setSheet);
  const panel = client.panel?.();
  const notes = ctrl.host.parts?.notes();
  const tools = <TurnTools ctrl={ctrl} text={text} />;
  const strip = (seat: number): JSX.Element => (
    <SeatStrip key={seat} ctrl={ctrl} seat={seat} text={text} onSheet={setSheet} />
  );
  return (
    <div
      class={[
        'play',
        client.layout,
        seats.length > 2 || beside !== undefined ? 'has-chips' : '',
        instead === undefined ? '' : 'stands-alone',
        instead?.isFull ? 'is-full' : '',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <PlayHeader ctrl={ctrl} text={text} onSheet={setSheet} />
      {notes && <div class="play-notes">{notes}</div>}
      <main id="content" class="play-main">
        <div class={`seats${persons.length > 1 ? ' in-order' : ''}`}>
          <div class="strips strips-others">
            {instead?.above ?? seats.filter((seat) => seat !== own).map(strip)}
            {beside}
          </div>
          <div class="strips strips-own">{instead?.below ?? strip(own)}</div>
        </div>
        <div class="play-board">
          {panel ?? (
            <>
              <GameBoard ctrl={ctrl} text={text} onSheet={setSheet} />
              {client.marks !== undefined && ctrl.match.value.outcome === undefined && (
                <Legend marks={client.marks} more={client.moreMarks ?? []} game={ctrl.id} />
              )}
              {client.overBoard?.(setSheet)}
              <ThreeNote text={text} />
              <PrintedScene draw={() => ctrl.board.printed(ctrl.animator.scene.value)} />
            </>
          )}
        </div>
        <TurnsPanel ctrl={ctrl} text={text} tools={tools} />
        <ActionCard ctrl={ctrl} text={text} onSheet={setSheet} />
      </main>
      <News ctrl={ctrl} />
      {sheet === undefined && <Coach ctrl={ctrl} text={text} />}
      {sheet !== undefined && (
        <PlaySheet
          name={sheet}
          ctrl={ctrl}
          text={text}
          onSheet={setSheet}
          // Another may have been opened before the closing of this one is told.
          onClose={() => setSheet((now) => (now === sheet ? undefined : now))}
        />
      )}
    </div>
  );
}

interface GameBoardProps extends GameViewProps {
  readonly onSheet: (sheet: SheetName) => void;
}

/** The board with what can be chosen on it; by itself, so that a tap draws no more than that and the action card. */
function GameBoard({ ctrl, text, onSheet }: GameBoardProps): JSX.Element {
  return (
    <>
      {ctrl.board.view({
        name: text.board,
        labels: ctrl.client.labels.value,
        onChoose: (place) => ctrl.choose(place),
        onFocus: (place) => {
          ctrl.focus.value = place;
        },
        onKey: (event, place) => gameKey(event, ctrl, onSheet, place),
      })}
    </>
  );
}

/** What has happened, for screen readers. */
function News({ ctrl }: { readonly ctrl: PlayCtrl }): JSX.Element {
  return (
    <p class="unseen" role="status">
      {ctrl.news.value}
    </p>
  );
}

import type { PlayText } from '@thera/texts';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { BoardStage } from '../../boards/board-stage.tsx';
import { ActionCard } from './action-card.tsx';
import { DraftPanel } from './draft-panel.tsx';
import type { GameCtrl } from './game-ctrl.ts';
import { gameKey } from './game-keys.ts';
import { HandOver } from './hand-over.tsx';
import { Legend } from './legend.tsx';
import { PlayHeader } from './play-header.tsx';
import { PlaySheet, type SheetName } from './play-sheet.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { TurnList } from './turn-list.tsx';

interface GameViewProps {
  readonly ctrl: GameCtrl;
  readonly text: PlayText;
}

/** A game: the board, the seats around it, what to do now, and what has been done. */
export function GameView({ ctrl, text }: GameViewProps): JSX.Element {
  const [sheet, setSheet] = useState<SheetName>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => gameKey(event, ctrl, setSheet);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [ctrl]);
  // Nothing of the game is in the page while it changes hands.
  if (ctrl.seating.awaitsHandOver) return <HandOver ctrl={ctrl} text={text} />;
  const isDraft = !('position' in ctrl.back.stage.value);
  const seats = ctrl.seating.plan.value.seats.map((_, seat) => seat);
  const own = ctrl.seating.persons.includes(ctrl.seating.toAct ?? -1)
    ? ctrl.seating.toAct!
    : (ctrl.seating.persons[0] ?? 0);
  return (
    <div class="play">
      <PlayHeader ctrl={ctrl} text={text} onSheet={setSheet} />
      <main id="content" class="play-main">
        <div class="strips strips-others">
          {seats
            .filter((seat) => seat !== own)
            .map((seat) => (
              <SeatStrip
                key={seat}
                ctrl={ctrl}
                seat={seat}
                text={text}
                onPower={() => setSheet(`power-${seat}`)}
              />
            ))}
        </div>
        <div class="play-board">
          {isDraft ? (
            <DraftPanel ctrl={ctrl} text={text} />
          ) : (
            <>
              <BoardStage
                live={ctrl.live}
                name={text.board}
                labels={ctrl.labels.value}
                onChoose={(square) => ctrl.choose(square)}
                onFocus={(square) => {
                  ctrl.focus.value = square;
                }}
                onKey={(event, square) => gameKey(event, ctrl, setSheet, square)}
              />
              <Legend text={text} plies={ctrl.back.plies.value.length} />
            </>
          )}
        </div>
        <div class="strips strips-own">
          <SeatStrip ctrl={ctrl} seat={own} text={text} onPower={() => setSheet(`power-${own}`)} />
        </div>
        <TurnList ctrl={ctrl} text={text} />
        <ActionCard ctrl={ctrl} text={text} onSheet={setSheet} />
      </main>
      <p class="unseen" role="status">
        {ctrl.news.value}
      </p>
      {sheet !== undefined && (
        <PlaySheet
          name={sheet}
          ctrl={ctrl}
          text={text}
          onSheet={setSheet}
          onClose={() => setSheet(undefined)}
        />
      )}
    </div>
  );
}

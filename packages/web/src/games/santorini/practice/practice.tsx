import './practice.css';
import { useSignalEffect } from '@preact/signals';
import type { GameText } from '@thera/texts/santorini';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { BoardStage } from '../../../boards/board-stage.tsx';
import { Icon } from '../../../shell/icon.tsx';
import { ActChoice } from '../board/act-choice.tsx';
import { OtherChoices } from '../board/other-choices.tsx';
import { PracticeCtrl, type PracticeTurn, type TurnCheck } from './practice-ctrl.ts';

interface PracticeProps {
  /** In notation. */
  readonly position: string;
  readonly gameText: GameText;
  /** Asked about a complete turn before it is carried out; may refuse it with a sentence that is shown. */
  readonly judge?: TurnCheck;
  /** Told after a turn was carried out. */
  readonly onTurn?: (turn: PracticeTurn) => void;
}

/** A prepared position in which a person makes turns by tapping. Another position needs another `key`. */
export function Practice({ position, gameText, judge, onTurn }: PracticeProps): JSX.Element {
  const ctrl = useMemo(() => new PracticeCtrl(position, gameText, judge, onTurn), [position, gameText]);
  useSignalEffect(() => {
    void ctrl.live.show(ctrl.scene);
  });
  const { practice } = gameText;
  return (
    <div class="practice">
      <div class="practice-board">
        <BoardStage
          live={ctrl.live}
          name={practice.board}
          labels={ctrl.choosing.labels.value}
          onChoose={(square) => ctrl.choose(square)}
          onFocus={(square) => {
            ctrl.focus.value = square;
          }}
          onKey={(event) => {
            if (event.key === 'Backspace') ctrl.undo();
          }}
        />
      </div>
      <div class="practice-line">
        <p class="practice-prompt" aria-live="polite">
          {ctrl.remark.value ?? ctrl.prompt.value}
        </p>
        <div class="practice-buttons">
          <button type="button" class="button" disabled={!ctrl.canUndo} onClick={() => ctrl.undo()}>
            <Icon name="undo" />
            {practice.undo}
          </button>
          {ctrl.mayEnd && (
            <button type="button" class="button primary" onClick={() => ctrl.end()}>
              {practice.endTurn}
            </button>
          )}
        </div>
      </div>
      <ActChoice ctrl={ctrl.choosing} texts={gameText} />
      <OtherChoices ctrl={ctrl.choosing} texts={gameText} />
    </div>
  );
}

import { useSignalEffect } from '@preact/signals';
import type { ExerciseName, IntroductionText } from '@thera/texts/santowerini';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { BoardStage } from '../../../../boards/board-stage.tsx';
import { Icon } from '../../../../shell/icon.tsx';
import { ExerciseCtrl } from '../../lessons/exercise-ctrl.ts';
import { EXERCISES } from '../../lessons/exercises.ts';

interface ExerciseBoardProps {
  readonly name: ExerciseName;
  readonly text: IntroductionText;
  /** Told what happened after the right turn. */
  readonly onSolved: (told: readonly string[]) => void;
}

/** The board of an exercise. Another exercise needs another `key`. */
export function ExerciseBoard({ name, text, onSolved }: ExerciseBoardProps): JSX.Element {
  const ctrl = useMemo(() => new ExerciseCtrl(EXERCISES[name], text.game, () => onSolved(ctrl.told)), []);
  useSignalEffect(() => {
    void ctrl.live.show(ctrl.scene.value);
  });
  const isSolved = ctrl.solved.value !== undefined;
  const isWrong = ctrl.isWrong.value;
  return (
    <div class={`exercise-stage${isWrong ? ' is-wrong' : ''}`} inert={isSolved}>
      <div class="exercise-board">
        <BoardStage
          live={ctrl.live}
          name={text.board}
          labels={ctrl.labels.value}
          onChoose={(square) => ctrl.choose(square)}
          onFocus={(square) => {
            ctrl.focus.value = square;
          }}
          onKey={(event) => {
            if (event.key === 'Backspace') ctrl.undo();
          }}
        />
      </div>
      {!isSolved && (
        <div class="exercise-line">
          <p class="exercise-prompt" aria-live="polite">
            {isWrong ? text.exercises[name].mistake : (ctrl.remark.value ?? ctrl.prompt.value)}
          </p>
          <button type="button" class="button" disabled={!ctrl.canUndo} onClick={() => ctrl.undo()}>
            <Icon name="undo" />
            {text.undo}
          </button>
        </div>
      )}
    </div>
  );
}

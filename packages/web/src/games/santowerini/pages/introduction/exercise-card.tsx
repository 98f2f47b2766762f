import { EXERCISE_NAMES, type IntroductionText } from '@thera/texts/santowerini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';

interface ExerciseCardProps {
  readonly index: number;
  readonly isSolved: boolean;
  readonly text: IntroductionText;
  /** Goes to another exercise. */
  readonly onShow: (index: number) => void;
}

/** What is asked for, the rule behind it, and a hint for who wants one. */
export function ExerciseCard({ index, isSolved, text, onShow }: ExerciseCardProps): JSX.Element {
  const [hasHint, setHint] = useState(false);
  const { task, rule, hint } = text.exercises[EXERCISE_NAMES[index]!];
  const count = EXERCISE_NAMES.length;
  return (
    <section class="card exercise-card">
      <div class="exercise-head">
        <p class="label">{text.number(index + 1, count)}</p>
        <div class="exercise-steps">
          <button
            type="button"
            class="tool"
            aria-label={text.previous}
            disabled={index === 0}
            onClick={() => onShow(index - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            class="tool"
            aria-label={text.following}
            disabled={index + 1 === count}
            onClick={() => onShow(index + 1)}
          >
            <Icon name="next" />
          </button>
        </div>
      </div>
      <h1>{task}</h1>
      <p class="exercise-rule">{rule}</p>
      {/* It is in the page from the beginning, so that a hint that appears in it is spoken. */}
      <p class={hasHint ? 'exercise-hint' : 'unseen'} role="status">
        {hasHint && <Icon name="hint" />}
        {hasHint && (
          <span>
            <strong>{text.hint}.</strong> {hint}
          </span>
        )}
      </p>
      {!hasHint && (
        <button type="button" class="button exercise-ask" disabled={isSolved} onClick={() => setHint(true)}>
          <Icon name="hint" />
          {text.showHint}
        </button>
      )}
    </section>
  );
}

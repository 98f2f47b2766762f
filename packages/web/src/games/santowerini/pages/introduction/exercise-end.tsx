import type { IntroductionText } from '@thera/texts/santowerini';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';

interface ExerciseEndProps {
  readonly praise: string;
  /** What happened after the turn. */
  readonly told: readonly string[];
  readonly isLast: boolean;
  readonly text: IntroductionText;
  readonly onRepeat: () => void;
  readonly onNext: () => void;
}

/** Praise, what happened then, and the way on, which takes the focus, for the board has just lost it. */
export function ExerciseEnd({ praise, told, isLast, text, onRepeat, onNext }: ExerciseEndProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current!.focus({ preventScroll: true });
    button.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section class="card exercise-end">
      <p class="exercise-praise">
        <Icon name="check" />
        <span>
          <strong>{text.right}.</strong> {praise}
        </span>
      </p>
      <ol class="exercise-told" aria-label={text.happened}>
        {told.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <div class="exercise-buttons">
        <button type="button" class="button" onClick={onRepeat}>
          <Icon name="restart" />
          {text.repeat}
        </button>
        <button ref={button} type="button" class="button primary" onClick={onNext}>
          {isLast ? text.finish : text.next}
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

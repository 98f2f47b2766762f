import './guide.css';
import { useSignal } from '@preact/signals';
import type { LessonId } from '@thera/prometheus';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { useLessonText } from './lesson-text.ts';

interface GuideProps {
  readonly lesson: LessonId;
  /** How many decisions the learner has made: each leads to the next line. */
  readonly made: number;
  readonly labels: { readonly previous: string; readonly next: string };
  /** A forecast needs its room on a phone. */
  readonly isAside: boolean;
}

/** What a lesson says, line by line; one can leaf through it. */
export function Guide({ lesson, made, labels, isAside }: GuideProps): JSX.Element | null {
  const text = useLessonText(lesson);
  const leafed = useSignal(0);
  // Whoever goes on has read on.
  useEffect(() => {
    leafed.value = 0;
  }, [made]);
  if (text === undefined) return null;
  const { lines, name } = text;
  const last = lines.length - 1;
  const at = Math.max(0, Math.min(last, made + leafed.value));
  const leaf = (by: number): void => {
    leafed.value = Math.max(0, Math.min(last, at + by)) - made;
  };
  return (
    <aside class={`lesson-guide card${isAside ? ' is-aside' : ''}`} aria-label={name}>
      <p aria-live="polite">{lines[at]}</p>
      <div class="lesson-leaves">
        <button
          type="button"
          class="tool"
          aria-label={labels.previous}
          disabled={at === 0}
          onClick={() => leaf(-1)}
        >
          <Icon name="back" />
        </button>
        <span>
          {at + 1}/{lines.length}
        </span>
        <button
          type="button"
          class="tool"
          aria-label={labels.next}
          disabled={at === last}
          onClick={() => leaf(1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </aside>
  );
}

import './guide.css';
import { type Setup, type State, type Step, TUTORIAL } from '@thera/sphinx';
import type { Match } from '@thera/table';
import { TUTORIAL_STEPS, type TutorialText } from '@thera/texts/sphinx';
import type { ComponentChildren } from 'preact';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { isGuideHidden } from './guide-hidden.ts';
import { lessonProgress } from './lesson-progress.ts';

interface GuideProps {
  readonly match: Match<Setup, State, Step>;
  readonly text: TutorialText;
  /** What stands in its place while it is hidden. */
  readonly children: ComponentChildren;
}

/** Whether a game is guided: the first riddle is, as long as it goes on. */
export const isGuided = ({ state, outcome }: GuideProps['match']): boolean =>
  state.setup.riddle === TUTORIAL && outcome === undefined;

/** What the first riddle teaches next, and why. */
export function Guide({ match, text, children }: GuideProps): JSX.Element {
  const { done, next } = lessonProgress(match);
  const step = next ?? 'finish';
  if (isGuideHidden.value)
    return (
      <>
        {children}
        <button
          type="button"
          class="tool guide-show"
          aria-label={text.show}
          title={text.show}
          onClick={() => isGuideHidden.set(false)}
        >
          <Icon name="help" />
        </button>
      </>
    );
  return (
    <section class="guide" aria-label={text.title}>
      <div class="guide-head">
        <h2 class="label">
          {text.title} · {text.place(TUTORIAL_STEPS.indexOf(step) + 1, TUTORIAL_STEPS.length)}
        </h2>
        <button
          type="button"
          class="tool"
          aria-label={text.hide}
          title={text.hide}
          onClick={() => isGuideHidden.set(true)}
        >
          <Icon name="close" />
        </button>
      </div>
      <ol class="guide-steps" aria-hidden="true">
        {TUTORIAL_STEPS.map((one) => (
          <li key={one} class={done.includes(one) ? 'done' : one === step ? 'now' : ''} />
        ))}
      </ol>
      <div aria-live="polite">
        <p class="guide-task">{text.steps[step].task}</p>
        <p class="guide-why">{text.steps[step].why}</p>
      </div>
    </section>
  );
}

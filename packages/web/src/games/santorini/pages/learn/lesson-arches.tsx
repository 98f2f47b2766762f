import type { LearnText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { LESSON_IDS } from '../../lessons/course.ts';
import type { LessonId } from '../../lessons/exercise.ts';
import { lessonState } from '../../lessons/progress.ts';
import { progress } from '../../lessons/progress-store.ts';
import { Arch } from './arch.tsx';

interface LessonArchesProps {
  readonly lesson: LessonId;
  readonly text: LearnText;
}

/** The whole course in a row of doorways, with the present one marked. */
export function LessonArches({ lesson, text }: LessonArchesProps): JSX.Element {
  return (
    <ol class="lesson-arches" aria-label={text.lessonList}>
      {LESSON_IDS.map((id, index) => {
        const state = lessonState(progress.value, id);
        return (
          <li key={id} aria-current={id === lesson ? 'step' : undefined}>
            <Arch state={state} />
            <span class="unseen">
              {text.lessonNumber(String(index + 1))}: {text.lessons[id].title}, {text.states[state]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

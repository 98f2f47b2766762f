import type { LearnText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import { formatRoute } from '../../../../route.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { LESSON_IDS, TASKS, tasksOf } from '../../lessons/course.ts';
import type { LessonId } from '../../lessons/exercise.ts';
import { lessonState, nextLesson } from '../../lessons/progress.ts';
import { forgetProgress, progress } from '../../lessons/progress-store.ts';
import { Arch } from './arch.tsx';
import { CourseEnd } from './course-end.tsx';

interface OverviewProps {
  readonly text: LearnText;
  /** What is to be said first. */
  readonly notice?: string;
}

/** All lessons, and how far one has come. */
export function Overview({ text, notice }: OverviewProps): JSX.Element {
  const done = progress.value;
  const next = nextLesson(done);
  return (
    <main id="content" class="page learn">
      {notice !== undefined && (
        <p class="error" role="status">
          {notice}
        </p>
      )}
      <header class="learn-head">
        <h1>{text.title}</h1>
        <p class="learn-lead">{text.lead}</p>
        {next !== undefined && (
          <a class="button primary" href={formatRoute({ page: 'learn', lesson: next })}>
            {done.length === 0 ? text.start : text.goOn(text.lessons[next].title)}
            <Icon name="next" />
          </a>
        )}
        {done.length > 0 && (
          <p class="learn-progress">{text.progress(String(done.length), String(TASKS.length))}</p>
        )}
      </header>
      {next === undefined && <CourseEnd text={text} />}
      <ol class="lesson-list" aria-label={text.lessonList}>
        {LESSON_IDS.map((id, index) => (
          <LessonCard key={id} id={id} number={index + 1} isNext={id === next} text={text} />
        ))}
      </ol>
      <footer class="learn-foot">
        <a class="button" href="/rules">
          <Icon name="book" />
          {text.aboutRules}
        </a>
        {done.length > 0 && (
          <button type="button" class="button" onClick={forgetProgress}>
            {text.forget}
          </button>
        )}
      </footer>
    </main>
  );
}

interface LessonCardProps {
  readonly id: LessonId;
  readonly number: number;
  readonly isNext: boolean;
  readonly text: LearnText;
}

function LessonCard({ id, number, isNext, text }: LessonCardProps): JSX.Element {
  const state = lessonState(progress.value, id);
  const tasks = tasksOf(id);
  const done = tasks.filter((task) => progress.value.includes(task.id)).length;
  const { title, sentence } = text.lessons[id];
  return (
    <li>
      <a class={isNext ? 'card lesson-link is-next' : 'card lesson-link'} href={`/learn/${id}`}>
        <Arch state={state} />
        <span class="lesson-words">
          <span class="label">
            {text.lessonNumber(String(number))}
            <span class="unseen">, {text.states[state]}</span>
          </span>
          <strong class="lesson-title">{title}</strong>
          <span class="lesson-sentence">{sentence}</span>
        </span>
        <span class="lesson-count" aria-hidden="true">
          {done}/{tasks.length}
        </span>
      </a>
    </li>
  );
}

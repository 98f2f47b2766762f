import type { LearnText } from '@thera/texts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { LESSON_IDS, type Task, taskText } from '../../lessons/course.ts';
import { navigate } from '../../navigation.ts';
import { Icon } from '../../shell/icon.tsx';
import type { TaskState } from './lesson-view.tsx';

interface TaskCardProps {
  readonly task: Task;
  /** Where in the course it stands: the task in its lesson, the lesson in the course, counted from 0. */
  readonly place: { readonly index: number; readonly count: number; readonly lesson: number };
  readonly state: TaskState;
  readonly text: LearnText;
  /** Goes to another task of the lesson, or sets up this one again. */
  readonly onShow: (index: number) => void;
}

/** What a task is about, a hint when it is wanted, and praise at the end. */
export function TaskCard({ task, place, state, text, onShow }: TaskCardProps): JSX.Element {
  const { index, count, lesson } = place;
  const words = taskText(task, text);
  const [hasHint, setHint] = useState(false);
  const isSolved = state === 'solved';
  return (
    <section class={isSolved ? 'card task-card is-solved' : 'card task-card'}>
      <div class="task-head">
        <p class="label">
          {text.lessonNumber(String(lesson + 1))} · {text.lessons[task.lesson].title}
        </p>
        <TaskSteps index={index} count={count} text={text} onShow={onShow} />
      </div>
      <h1 class="task-title">{words.task}</h1>
      <p class="task-rule">{words.rule}</p>
      {hasHint && !isSolved && (
        <p class="task-hint">
          <Icon name="hint" />
          <span>
            <strong>{text.hint}.</strong> {words.hint}
          </span>
        </p>
      )}
      {isSolved && (
        <p class="task-praise">
          <Icon name="check" />
          <span>
            <strong>{text.right}.</strong> {words.praise}
          </span>
        </p>
      )}
      {/* It is in the page from the beginning, so that what appears in it is spoken. */}
      <p class="unseen" role="status">
        {isSolved ? `${text.right}. ${words.praise}` : hasHint ? words.hint : ''}
      </p>
      <div class="task-buttons">
        {isSolved ? (
          <>
            <button type="button" class="button" onClick={() => onShow(index)}>
              <Icon name="restart" />
              {text.repeat}
            </button>
            <GoOn place={place} text={text} onShow={onShow} />
          </>
        ) : (
          !hasHint && (
            <button type="button" class="button" onClick={() => setHint(true)}>
              <Icon name="hint" />
              {text.showHint}
            </button>
          )
        )}
      </div>
    </section>
  );
}

type GoOnProps = Pick<TaskCardProps, 'place' | 'text' | 'onShow'>;

/** The way on: the next task, the next lesson, or the end. It takes the focus, for the board has just lost it. */
function GoOn({ place, text, onShow }: GoOnProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current!.focus({ preventScroll: true }), []);
  const isLast = place.index + 1 === place.count;
  const next = LESSON_IDS[place.lesson + 1];
  const go = (): void => {
    if (!isLast) onShow(place.index + 1);
    else navigate(next === undefined ? { page: 'learn' } : { page: 'learn', lesson: next });
  };
  return (
    <button ref={button} type="button" class="button primary" onClick={go}>
      {!isLast ? text.next : next === undefined ? text.finish : text.nextLesson(text.lessons[next].title)}
      <Icon name="next" />
    </button>
  );
}

interface TaskStepsProps {
  readonly index: number;
  readonly count: number;
  readonly text: LearnText;
  readonly onShow: (index: number) => void;
}

/** Which task of the lesson this is, with a way to the one before and after. */
function TaskSteps({ index, count, text, onShow }: TaskStepsProps): JSX.Element {
  return (
    <div class="task-steps">
      <button
        type="button"
        class="tool"
        aria-label={text.previousTask}
        disabled={index === 0}
        onClick={() => onShow(index - 1)}
      >
        <Icon name="back" />
      </button>
      <span>
        <span class="unseen">{text.taskNumber(String(index + 1), String(count))}</span>
        <span aria-hidden="true">
          {index + 1}/{count}
        </span>
      </span>
      <button
        type="button"
        class="tool"
        aria-label={text.next}
        disabled={index + 1 === count}
        onClick={() => onShow(index + 1)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}

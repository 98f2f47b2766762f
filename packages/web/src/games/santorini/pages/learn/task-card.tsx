import { SIMPLE_IDS } from '@thera/santorini';
import type { LearnText } from '@thera/texts/santorini';
import { useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../../shell/icon.tsx';
import { emblemMarkup } from '../../emblems/emblem-markup.ts';
import { type Task, taskText } from '../../lessons/course.ts';
import type { Place } from './place.ts';

interface TaskCardProps {
  readonly task: Task;
  readonly place: Place;
  readonly isSolved: boolean;
  readonly text: LearnText;
  /** Goes to another task of the lesson. */
  readonly onShow: (index: number) => void;
}

/** What a task is about, with a hint when it is wanted. */
export function TaskCard({ task, place, isSolved, text, onShow }: TaskCardProps): JSX.Element {
  const words = taskText(task, text);
  const god = SIMPLE_IDS.find((id) => task.id === `gods/${id}`);
  const [hasHint, setHint] = useState(false);
  return (
    <section class="card task-card">
      <div class="task-head">
        <p class="label">
          {text.lessonNumber(String(place.lesson + 1))} · {text.lessons[task.lesson].title}
        </p>
        <TaskSteps place={place} text={text} onShow={onShow} />
      </div>
      <div class="task-name">
        {god !== undefined && (
          <span class="emblem simple task-god" dangerouslySetInnerHTML={{ __html: emblemMarkup(god) }} />
        )}
        <h1 class="task-title">{words.task}</h1>
      </div>
      <p class="task-rule">{words.rule}</p>
      {/* It is in the page from the beginning, so that a hint that appears in it is spoken. */}
      <p class={hasHint ? 'task-hint' : 'unseen'} role="status">
        {hasHint && <Icon name="hint" />}
        {hasHint && (
          <span>
            <strong>{text.hint}.</strong> {words.hint}
          </span>
        )}
      </p>
      {!hasHint && (
        <button type="button" class="button task-ask" disabled={isSolved} onClick={() => setHint(true)}>
          <Icon name="hint" />
          {text.showHint}
        </button>
      )}
    </section>
  );
}

type TaskStepsProps = Pick<TaskCardProps, 'place' | 'text' | 'onShow'>;

/** Which task of the lesson this is, with a way to the one before and after. */
function TaskSteps({ place: { index, count }, text, onShow }: TaskStepsProps): JSX.Element {
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
        aria-label={text.followingTask}
        disabled={index + 1 === count}
        onClick={() => onShow(index + 1)}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}

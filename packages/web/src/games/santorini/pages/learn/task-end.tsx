import type { LearnText } from '@thera/texts/santorini';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { navigate } from '../../../../navigation.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { LESSON_IDS, type Task, taskText } from '../../lessons/course.ts';
import type { Place } from './place.ts';

interface TaskEndProps {
  readonly task: Task;
  readonly place: Place;
  readonly text: LearnText;
  /** Goes to another task of the lesson, or sets up this one again. */
  readonly onShow: (index: number) => void;
}

/** Praise, and the way on. The way on takes the focus, for the board has just lost it. */
export function TaskEnd({ task, place, text, onShow }: TaskEndProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  // At once: a key that is pressed when the praise is in sight must not get lost.
  useLayoutEffect(() => {
    button.current!.focus({ preventScroll: true });
    button.current!.scrollIntoView({ block: 'nearest' });
  }, []);
  const isLast = place.index + 1 === place.count;
  const next = LESSON_IDS[place.lesson + 1];
  const go = (): void => {
    if (!isLast) onShow(place.index + 1);
    else navigate(next === undefined ? { page: 'learn' } : { page: 'learn', lesson: next });
    scrollTo(0, 0);
  };
  return (
    <section class="card task-end">
      <p class="task-praise">
        <Icon name="check" />
        <span>
          <strong>{text.right}.</strong> {taskText(task, text).praise}
        </span>
      </p>
      <div class="task-buttons">
        <button type="button" class="button" onClick={() => onShow(place.index)}>
          <Icon name="restart" />
          {text.repeat}
        </button>
        <button ref={button} type="button" class="button primary" onClick={go}>
          {!isLast ? text.next : next === undefined ? text.finish : text.nextLesson(text.lessons[next].title)}
          <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

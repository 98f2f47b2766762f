import { type GameText, type LearnText, loadGameText } from '@thera/texts/santorini';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { language } from '../../../../language.ts';
import { Icon } from '../../../../shell/icon.tsx';
import { LESSON_IDS, mistakeIn, tasksOf, taskText } from '../../lessons/course.ts';
import type { LessonId } from '../../lessons/exercise.ts';
import { nextTaskIn } from '../../lessons/progress.ts';
import { completeTask, progress } from '../../lessons/progress-store.ts';
import { Practice } from '../../practice/practice.tsx';
import { LessonArches } from './lesson-arches.tsx';
import { TaskCard } from './task-card.tsx';
import { TaskEnd } from './task-end.tsx';

interface LessonViewProps {
  readonly lesson: LessonId;
  readonly text: LearnText;
}

/** How the present task stands. */
type TaskState = 'asked' | 'wrong' | 'solved';

/** One lesson: a task in words, a board to solve it on. */
export function LessonView({ lesson, text }: LessonViewProps): JSX.Element {
  const tasks = tasksOf(lesson);
  const [index, goTo] = useState(() => nextTaskIn(progress.peek(), lesson));
  const [state, setState] = useState<TaskState>('asked');
  /** Counts the times that the board was set up. */
  const [attempt, setAttempt] = useState(0);
  const gameText = useGameText();
  const task = tasks[index]!;
  const place = { lesson: LESSON_IDS.indexOf(lesson), index, count: tasks.length };
  const isSolved = state === 'solved';

  const show = (wanted: number): void => {
    goTo(wanted);
    setState('asked');
    setAttempt((count) => count + 1);
  };
  return (
    <main id="content" class="page lesson">
      <div class="lesson-top">
        <a class="button lesson-back" href="/learn">
          <Icon name="back" />
          {text.allLessons}
        </a>
        <LessonArches lesson={lesson} text={text} />
      </div>
      <TaskCard
        key={`${task.id} ${attempt}`}
        task={task}
        place={place}
        isSolved={isSolved}
        text={text}
        onShow={show}
      />
      <div
        class={`lesson-stage is-${state}`}
        inert={isSolved}
        // A new try begins with a tap or a key: what was wrong about the last one is past.
        onClickCapture={() => setState((now) => (now === 'wrong' ? 'asked' : now))}
      >
        {gameText !== undefined && (
          <Practice
            key={`${task.id} ${attempt} ${gameText.language}`}
            position={task.position}
            gameText={gameText}
            judge={(turn) => {
              const mistake = mistakeIn(turn, task, text);
              if (mistake !== undefined) setState('wrong');
              return mistake;
            }}
            onTurn={() => {
              completeTask(task.id);
              setState('solved');
            }}
          />
        )}
      </div>
      <p class="unseen" role="status">
        {isSolved && `${text.right}. ${taskText(task, text).praise}`}
      </p>
      {isSolved && <TaskEnd task={task} place={place} text={text} onShow={show} />}
    </main>
  );
}

/** The texts of the game, as soon as they are here. */
function useGameText(): GameText | undefined {
  const [gameText, setGameText] = useState<GameText>();
  const spoken = language.value;
  useEffect(() => {
    let isWanted = true;
    void loadGameText(spoken).then((loaded) => {
      if (isWanted) setGameText(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [spoken]);
  return gameText;
}

import { LESSON_IDS, TASKS, tasksOf } from './course.ts';
import type { LessonId } from './exercise.ts';

/** The ids of the tasks that are done, in the order of the course. */
export type Progress = readonly string[];

export type LessonState = 'done' | 'begun' | 'open';

/** The progress in a text that was kept; what is no task any more, or never was, is left out. */
export function parseProgress(text: string | null): Progress {
  const kept = keptList(text);
  return TASKS.map(({ id }) => id).filter((id) => kept.includes(id));
}

/** The progress after a task. */
export function withTask(progress: Progress, id: string): Progress {
  return TASKS.map((task) => task.id).filter((other) => other === id || progress.includes(other));
}

/** How far one has come in a lesson. */
export function lessonState(progress: Progress, lesson: LessonId): LessonState {
  const tasks = tasksOf(lesson);
  const done = tasks.filter(({ id }) => progress.includes(id)).length;
  if (done === 0) return 'open';
  return done === tasks.length ? 'done' : 'begun';
}

/** The first lesson that is not done; undefined when all are. */
export function nextLesson(progress: Progress): LessonId | undefined {
  return LESSON_IDS.find((lesson) => lessonState(progress, lesson) !== 'done');
}

/** Where to go on in a lesson: its first task that is not done, or the very first when all are. */
export function nextTaskIn(progress: Progress, lesson: LessonId): number {
  return Math.max(
    0,
    tasksOf(lesson).findIndex(({ id }) => !progress.includes(id)),
  );
}

function keptList(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

import { LESSON_IDS, type LessonId } from '@thera/prometheus';
import { browserStorage } from '../../../browser-storage.ts';

const KEY = 'thera.prometheus.lessons';

/** The lessons that have been finished in this browser. */
export function lessonsDone(): readonly LessonId[] {
  const kept = (browserStorage?.getItem(KEY) ?? '').split(' ');
  return LESSON_IDS.filter((lesson) => kept.includes(lesson));
}

/** A lesson has been finished. */
export function noteLesson(lesson: LessonId): void {
  const done = lessonsDone();
  if (!done.includes(lesson)) keepLessons([...done, lesson]);
}

/** These have been finished, and no others. */
export function keepLessons(lessons: readonly string[]): void {
  try {
    browserStorage?.setItem(KEY, lessons.join(' '));
  } catch {
    // A full storage only means that the lesson is offered again.
  }
}

import type { LessonId } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { useLessonText } from './lesson-text.ts';

/** What has been learnt, at the end of a lesson. */
export function LessonDone({ lesson }: { readonly lesson: LessonId }): JSX.Element {
  return <p class="lesson-done">{useLessonText(lesson)?.done}</p>;
}

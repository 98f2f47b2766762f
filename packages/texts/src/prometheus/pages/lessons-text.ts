import type { LessonId } from '@thera/prometheus';
import { type TextLoader, textLoader } from '../../text-loader.ts';

/** A short lesson: its name, what ends it, and what is said one after the other. */
export interface LessonText {
  readonly name: string;
  readonly goal: string;
  readonly lines: readonly string[];
  /** At its end. */
  readonly done: string;
}

/** The lessons, and the battle that they lead to. */
export interface LessonsText {
  readonly title: string;
  readonly about: string;
  readonly lessons: Readonly<Record<LessonId, LessonText>>;
  readonly battle: { readonly name: string; readonly about: string; readonly begin: string };
  readonly begin: string;
  readonly again: string;
  readonly back: string;
  readonly isDone: string;
  /** “Lesson 2 of 3”. */
  readonly count: (number: number, of: number) => string;
}

export const loadPrometheusLessonsText: TextLoader<LessonsText> = textLoader({
  en: async () => (await import('../../en/prometheus/pages/lessons.ts')).lessons,
  es: async () => (await import('../../es/prometheus/pages/lessons.ts')).lessons,
});

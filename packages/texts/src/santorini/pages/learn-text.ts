import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { LessonTexts } from './lesson-texts.ts';

/** The texts of the course. */
export interface LearnText {
  readonly title: string;
  readonly lead: string;
  readonly start: string;
  readonly goOn: (lesson: string) => string;
  /** How far one has come. */
  readonly progress: (done: string, total: string) => string;
  readonly lessons: LessonTexts;
  readonly lessonList: string;
  readonly lessonNumber: (number: string) => string;
  readonly taskNumber: (number: string, total: string) => string;
  readonly states: { readonly done: string; readonly begun: string; readonly open: string };
  readonly allLessons: string;
  readonly showHint: string;
  readonly hint: string;
  readonly right: string;
  readonly repeat: string;
  readonly previousTask: string;
  readonly followingTask: string;
  readonly next: string;
  readonly nextLesson: (lesson: string) => string;
  readonly finish: string;
  readonly forget: string;
  readonly lostLesson: string;
  /** What one sees at the end. */
  readonly end: {
    readonly title: string;
    readonly sentence: string;
    readonly playComputer: string;
    readonly gods: string;
  };
  readonly aboutRules: string;
}

/** Brings the texts of the course. */
export const loadLearnText: TextLoader<LearnText> = textLoader({
  en: async () => (await import('../../en/santorini/pages/learn.ts')).learn,
  es: async () => (await import('../../es/santorini/pages/learn.ts')).learn,
});

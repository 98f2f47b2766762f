import type { LearnText } from '@thera/texts/santorini';
import type { Exercise, LessonId, Lessons } from './exercise.ts';
import { FIRST_LESSONS } from './first-lessons.ts';
import { GOD_LESSON } from './god-lesson.ts';
import { LATER_LESSONS } from './later-lessons.ts';
import type { LessonTurn } from './turn-facts.ts';
import { passes } from './turn-test.ts';

const LESSONS: Lessons = { ...FIRST_LESSONS, ...LATER_LESSONS, gods: GOD_LESSON };

/** The lessons in their order. */
export const LESSON_IDS: readonly LessonId[] = Object.keys(LESSONS) as LessonId[];

/** An exercise with its name and its place. */
export interface Task extends Exercise {
  /** As in `move/step`. */
  readonly id: string;
  readonly lesson: LessonId;
  readonly name: string;
}

/** The tasks of a lesson in their order. */
export function tasksOf(lesson: LessonId): readonly Task[] {
  const exercises: Readonly<Record<string, Exercise>> = LESSONS[lesson];
  return Object.entries(exercises).map(([name, exercise]) => ({
    ...exercise,
    id: `${lesson}/${name}`,
    lesson,
    name,
  }));
}

/** Every task of the course in its order. */
export const TASKS: readonly Task[] = LESSON_IDS.flatMap(tasksOf);

/** The lesson that an address names. */
export function lessonNamed(name: string): LessonId | undefined {
  return LESSON_IDS.find((id) => id === name);
}

/** What is said around one exercise. */
export type TaskText = Omit<LearnText['lessons']['move']['exercises']['step'], 'mistakes'> & {
  readonly mistakes: Readonly<Record<string, string>>;
};

/** The texts of a task. */
export function taskText({ lesson, name }: Task, text: LearnText): TaskText {
  const texts: Readonly<Record<string, TaskText>> = text.lessons[lesson].exercises;
  const found = texts[name];
  if (found === undefined) throw new Error(`no text for ${lesson}/${name}`);
  return found;
}

/** Why a turn is not the one that a task asks for; undefined if it is. */
export function mistakeIn(turn: LessonTurn, task: Task, text: LearnText): string | undefined {
  if (passes(turn, task.right)) return undefined;
  const { mistakes, otherwise } = taskText(task, text);
  const named = Object.entries(task.mistakes).find(([, test]) => passes(turn, test));
  return named === undefined ? otherwise : mistakes[named[0]];
}

import './learn.css';
import type { LearnText } from '@thera/texts/santorini';
import type { JSX } from 'preact/jsx-runtime';
import type { PageProps } from '../../../../pages.ts';
import { lessonNamed } from '../../lessons/course.ts';
import { LessonView } from './lesson-view.tsx';
import { Overview } from './overview.tsx';

/** The course: all of it, or one lesson. */
export function View({ route, text }: PageProps<LearnText, 'learn'>): JSX.Element {
  if (route.lesson === undefined) return <Overview text={text} />;
  const lesson = lessonNamed(route.lesson);
  if (lesson === undefined) return <Overview text={text} notice={text.lostLesson} />;
  return <LessonView key={lesson} lesson={lesson} text={text} />;
}

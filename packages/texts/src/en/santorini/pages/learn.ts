import type { LearnText } from '../../../santorini/pages/learn-text.ts';
import { firstLessons } from './first-lessons.ts';
import { godLesson } from './god-lesson.ts';
import { laterLessons } from './later-lessons.ts';

/** The texts of the course. */
export const learn: LearnText = {
  title: 'Learn to play',
  lead: 'Nine short lessons, about ten minutes. You play every turn yourself, and nothing you do can go wrong: a turn that misses the point is explained and taken back.',
  start: 'Start the first lesson',
  goOn: (lesson) => `Continue: ${lesson}`,
  progress: (done, total) => `${done} of ${total} tasks done`,
  lessons: { ...firstLessons, ...laterLessons, gods: godLesson },
  lessonList: 'Lessons',
  lessonNumber: (number) => `Lesson ${number}`,
  taskNumber: (number, total) => `Task ${number} of ${total}`,
  states: { done: 'done', begun: 'begun', open: 'not begun' },
  allLessons: 'All lessons',
  showHint: 'Show a hint',
  hint: 'Hint',
  right: 'Well done',
  repeat: 'Again',
  previousTask: 'Previous task',
  followingTask: 'Following task',
  next: 'Next task',
  nextLesson: (lesson) => `Next: ${lesson}`,
  finish: 'Finish the course',
  forget: 'Forget my progress',
  lostLesson: 'There is no such lesson. Here are those there are.',
  end: {
    title: 'You know the game',
    sentence:
      'You can move, climb, build and win, and ten gods are on speaking terms with you. The rest is play.',
    playComputer: 'Play the computer',
    gods: 'Meet all the gods',
  },
  aboutRules: 'Prefer to read? The rules page has it all.',
};

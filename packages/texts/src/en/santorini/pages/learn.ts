import type { LearnText } from '../../../santorini/pages/learn-text.ts';
import { firstLessons } from './first-lessons.ts';
import { godLesson } from './god-lesson.ts';
import { laterLessons } from './later-lessons.ts';

/** The texts of the course. */
export const learn: LearnText = {
  title: 'Learn to play',
  lead: 'Nine short lessons, about ten minutes. You play every turn yourself, and you can’t go wrong: if a turn misses the point, we’ll tell you why and you try again.',
  start: 'Start the first lesson',
  goOn: (lesson) => `Continue: ${lesson}`,
  progress: (done, total) => `${done} of ${total} tasks done`,
  lessons: { ...firstLessons, ...laterLessons, gods: godLesson },
  lessonList: 'Lessons',
  lessonNumber: (number) => `Lesson ${number}`,
  taskNumber: (number, total) => `Task ${number} of ${total}`,
  states: { done: 'done', begun: 'started', open: 'not started' },
  allLessons: 'All lessons',
  showHint: 'Show hint',
  hint: 'Hint',
  right: 'Well done',
  repeat: 'Again',
  previousTask: 'Previous task',
  followingTask: 'Next task',
  next: 'Next task',
  nextLesson: (lesson) => `Next: ${lesson}`,
  finish: 'Finish the course',
  forget: 'Reset progress',
  lostLesson: 'We couldn’t find that lesson. Here are all of them.',
  end: {
    title: 'You know the game',
    sentence:
      'You can move, climb, build and win, and you’re on first-name terms with ten gods. The rest is practice.',
    playComputer: 'Play the computer',
    gods: 'Meet all the gods',
  },
  aboutRules: 'Prefer to read? It’s all on the rules page.',
};

import { describe, expect, test } from 'vitest';
import { LESSON_IDS, TASKS, tasksOf } from './course.ts';
import { lessonState, nextLesson, nextTaskIn, parseProgress, withTask } from './progress.ts';

const FIRST = TASKS[0]!.id;
const ALL = TASKS.map(({ id }) => id);

describe('what was kept', () => {
  test.each([
    ['nothing', null, []],
    ['no JSON', '{"done":', []],
    ['something else', '{"done":3}', []],
    ['null', 'null', []],
    ['one task', JSON.stringify([FIRST]), [FIRST]],
    ['the same task twice', JSON.stringify([FIRST, FIRST]), [FIRST]],
    ['strange tasks', JSON.stringify(['fly/high', 7, null, FIRST, { id: FIRST }]), [FIRST]],
    ['everything the wrong way round', JSON.stringify([...ALL].reverse()), ALL],
  ])('is understood as far as possible: %s', (_, text, expected) => {
    expect(parseProgress(text)).toEqual(expected);
  });

  test('is the same after keeping it again', () => {
    expect(parseProgress(JSON.stringify(withTask([], FIRST)))).toEqual([FIRST]);
  });
});

describe('going on', () => {
  test('begins with the first task of the first lesson', () => {
    expect(nextLesson([])).toBe(LESSON_IDS[0]);
    expect(nextTaskIn([], LESSON_IDS[0]!)).toBe(0);
  });

  test('leads through every task once, and then to the end', () => {
    let progress = parseProgress(null);
    for (const task of TASKS) {
      const lesson = nextLesson(progress)!;
      expect(tasksOf(lesson)[nextTaskIn(progress, lesson)]!.id).toBe(task.id);
      progress = withTask(progress, task.id);
    }
    expect(nextLesson(progress)).toBeUndefined();
  });

  test('a task that was done out of order is not asked for again', () => {
    const [, second] = tasksOf('move');
    const progress = withTask(withTask([], second!.id), FIRST);
    expect(nextTaskIn(progress, 'move')).toBe(2);
  });

  test('a lesson is open, begun or done', () => {
    const tasks = tasksOf('dome').map(({ id }) => id);
    expect(lessonState([], 'dome')).toBe('open');
    expect(lessonState(tasks.slice(1), 'dome')).toBe('begun');
    expect(lessonState(tasks, 'dome')).toBe('done');
  });

  test('a lesson that is done begins at its first task', () => {
    expect(nextTaskIn(ALL, 'win')).toBe(0);
  });
});

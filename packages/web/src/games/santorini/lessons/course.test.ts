import { formatPosition, joinTokens, parsePosition, SIMPLE_IDS } from '@thera/santorini';
import { LANGUAGES } from '@thera/texts';
import { loadLearnText } from '@thera/texts/santorini';
import { describe, expect, test } from 'vitest';
import { LESSON_IDS, mistakeIn, TASKS, type Task, type TaskText, tasksOf, taskText } from './course.ts';
import { passes, turnsOf } from './turn-test.ts';

function turnsIn(task: Task): ReturnType<typeof turnsOf> {
  const position = parsePosition(task.position);
  if (!position.ok) throw new Error(`${task.id}: ${position.error}`);
  return turnsOf(position.value);
}

test('there are nine lessons, and the last meets every simple power', () => {
  expect(LESSON_IDS).toHaveLength(9);
  expect(tasksOf('gods').map(({ name }) => name)).toEqual([...SIMPLE_IDS]);
});

test('a god’s task is played with that god', () => {
  const seats = tasksOf('gods').map(({ position }) => position.split('/')[2]!.split(':')[0]);
  expect(seats).toEqual(tasksOf('gods').map(({ name }) => name));
});

describe.each(TASKS)('$id', (task) => {
  const turns = turnsIn(task);
  const right = turns.filter((turn) => passes(turn, task.right));

  test('is a position in which the learner, orange, is to move', () => {
    const position = parsePosition(task.position);
    expect(position.ok && formatPosition(position.value)).toBe(task.position.replaceAll(' ', ''));
    expect(position.ok && position.value.turn).toBe(0);
  });

  test('has right turns and wrong ones', () => {
    expect(right.length).toBeGreaterThan(0);
    expect(right.length).toBeLessThan(turns.length);
  });

  test('every mistake that is explained can be made', () => {
    const wrong = turns.filter((turn) => !right.includes(turn));
    const made = new Set(
      wrong.map((turn) => Object.entries(task.mistakes).find(([, mistake]) => passes(turn, mistake))?.[0]),
    );
    expect(Object.keys(task.mistakes).filter((mistake) => !made.has(mistake))).toEqual([]);
  });

  test('no right turn lets blue win at once', () => {
    expect(
      right.filter((turn) => passes(turn, { allowsWin: true })).map(({ steps }) => joinTokens(steps)),
    ).toEqual([]);
  });
});

describe.each(LANGUAGES)('in %s', async (language) => {
  const text = await loadLearnText(language);

  test.each(TASKS)('$id names squares of the board only', (task) => {
    const names = sentencesOf(taskText(task, text)).flatMap(squareNames);
    expect(names.filter((name) => !/^[A-E][1-5]$/.test(name))).toEqual([]);
  });

  test.each(TASKS)('$id says something about every turn but the right ones', (task) => {
    const said = turnsIn(task).map(
      (turn) => [passes(turn, task.right), mistakeIn(turn, task, text)] as const,
    );
    expect(said.filter(([isRight, mistake]) => isRight !== (mistake === undefined))).toEqual([]);
  });

  test('tasks are short, and every sentence ends', () => {
    const all = TASKS.map((task) => taskText(task, text));
    expect(all.filter(({ task }) => task.length > 80)).toEqual([]);
    expect(all.flatMap(sentencesOf).filter((sentence) => !/^[\p{Lu}¿].*[.?]$/u.test(sentence))).toEqual([]);
  });

  test('apostrophes are typographic and no space is doubled', () => {
    const all = TASKS.flatMap((task) => sentencesOf(taskText(task, text)));
    expect(all.filter((sentence) => /'| {2}/.test(sentence))).toEqual([]);
  });
});

test('both languages speak of the same squares', async () => {
  const [en, es] = await Promise.all([loadLearnText('en'), loadLearnText('es')]);
  const named = (texts: TaskText): readonly string[] =>
    sentencesOf(texts).map((sentence) => [...new Set(squareNames(sentence))].sort().join(' '));
  for (const task of TASKS) expect(named(taskText(task, es)), task.id).toEqual(named(taskText(task, en)));
});

function sentencesOf({ rule, task, hint, praise, otherwise, mistakes }: TaskText): readonly string[] {
  return [rule, task, hint, praise, otherwise, ...Object.values(mistakes)];
}

const squareNames = (sentence: string): readonly string[] => sentence.match(/\b[A-Z]\d+\b/g) ?? [];

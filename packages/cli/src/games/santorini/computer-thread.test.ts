import type { View } from '@thera/santorini';
import { parsePosition, viewOfStage } from '@thera/santorini';
import { Interrupter, type Question } from '@thera/table';
import { expect, test } from 'vitest';
import { ComputerThread } from './computer-thread.ts';

function question(interruption?: Interrupter): Question<View, string> {
  const position = parsePosition(`${'0'.repeat(25)}/1/heracles@printed:B4,C3/morpheus[12]:D5,E1`);
  if (!position.ok) throw new Error(position.error);
  return {
    view: viewOfStage({ phase: 'play', position: position.value }, 0),
    seat: 0,
    level: 'apprentice',
    budget: { clock: () => 0 },
    seed: 'thread',
    ...(interruption === undefined ? {} : { interruption }),
  };
}

test('the same question has the same answer, and whoever waits can do something else', async () => {
  const computer = new ComputerThread();
  let isAnswered = false;
  let meanwhile = 0;
  const count = (): void => {
    meanwhile++;
    if (!isAnswered) setImmediate(count);
  };
  setImmediate(count);
  const steps = await computer.decide(question());
  isAnswered = true;
  expect(steps?.length).toBeGreaterThan(1);
  expect(meanwhile).toBeGreaterThan(100);
  expect(await computer.decide(question())).toEqual(steps);
  computer.close();
});

test('who gives the question up does not wait for the answer', async () => {
  const interrupter = new Interrupter();
  const computer = new ComputerThread();
  const answer = computer.decide(question(interrupter));
  interrupter.stop();
  expect(await answer).toBeUndefined();
});

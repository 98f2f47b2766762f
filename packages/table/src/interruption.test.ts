import { expect, test } from 'vitest';
import { Interrupter, type Wish } from './interruption.ts';

test('whoever thinks hears once what is wished, and can look it up', () => {
  const interrupter = new Interrupter();
  const heard: Wish[] = [];
  interrupter.listen((wish) => heard.push(wish));
  expect(interrupter.wish).toBeUndefined();
  interrupter.moveNow();
  interrupter.stop();
  expect(interrupter.wish).toBe('move-now');
  expect(heard).toEqual(['move-now']);
});

test('who listens too late hears it at once', () => {
  const interrupter = new Interrupter();
  interrupter.stop();
  const heard: Wish[] = [];
  interrupter.listen((wish) => heard.push(wish));
  expect(heard).toEqual(['stop']);
});

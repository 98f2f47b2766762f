import { expect, test } from 'vitest';
import { Interrupter, type Wish } from './interruption.ts';

type Talk = (interrupter: Interrupter) => void;
const hurry: Talk = (interrupter) => interrupter.moveNow();
const giveUp: Talk = (interrupter) => interrupter.stop();

test.each<[what: string, talk: readonly Talk[], heard: readonly Wish[]]>([
  ['what is wished', [hurry], ['move-now']],
  ['nothing twice', [hurry, hurry], ['move-now']],
  ['of giving up after hurrying', [hurry, giveUp], ['move-now', 'stop']],
  ['of nothing after giving up', [giveUp, hurry], ['stop']],
])('whoever thinks hears %s, and can look it up', (_, talk, expected) => {
  const interrupter = new Interrupter();
  const heard: Wish[] = [];
  interrupter.listen((wish) => heard.push(wish));
  expect(interrupter.wish).toBeUndefined();
  for (const say of talk) say(interrupter);
  expect(interrupter.wish).toBe(expected.at(-1));
  expect(heard).toEqual(expected);
});

test('who listens too late hears it at once', () => {
  const interrupter = new Interrupter();
  interrupter.stop();
  const heard: Wish[] = [];
  interrupter.listen((wish) => heard.push(wish));
  expect(heard).toEqual(['stop']);
});

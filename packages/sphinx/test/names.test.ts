import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOD_IDS } from '../src/cards/gods.ts';
import { RIDDLES } from '../src/riddles/index.ts';

const SOURCES = new URL('../src/', import.meta.url);

/** The files of a room but for its list, each with its text. */
const filesIn = (room: string): readonly (readonly [file: string, text: string])[] =>
  readdirSync(new URL(`${room}/`, SOURCES))
    .filter((name) => name !== 'index.ts')
    .map((name) => [`${room}/${name}`, readFileSync(new URL(`${room}/${name}`, SOURCES), 'utf8')]);

const namedIn = (text: string): readonly string[] => GOD_IDS.filter((god) => text.includes(`'${god}'`));

test.each(filesIn('powers'))('%s names no riddle, and no god but its own', (file, text) => {
  expect(namedIn(text).filter((god) => file !== `powers/${god}.ts`)).toEqual([]);
  expect(text).not.toMatch(/from '\.\.\/riddles\/|\.riddle\.number|setup\.riddle/);
});

test.each([...filesIn('rules'), ...filesIn('blessings')])('%s names no god and no riddle', (_, text) => {
  expect(namedIn(text)).toEqual([]);
  expect(text).not.toMatch(/from '\.\.\/(riddles|powers)\/|\.riddle\.number|setup\.riddle/);
});

test('no riddle names a god but the tutorial, whose queue is laid out beforehand', () => {
  const naming = filesIn('riddles').filter(([, text]) => namedIn(text).length > 0);
  expect(naming.map(([file]) => file)).toEqual(['riddles/sunshine-and-seashores.ts']);
  expect(RIDDLES.filter(({ queue }) => queue !== undefined).map(({ number }) => number)).toEqual([0]);
});

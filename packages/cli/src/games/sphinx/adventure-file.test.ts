import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordPlay, renameAdventure } from '@thera/sphinx';
import { ok } from '@thera/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AdventureFile } from './adventure-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thera-adventure-'));
  path = join(folder, 'a.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(): AdventureFile {
  const file = AdventureFile.open(path);
  if (!file.ok) throw new Error(file.error);
  return file.value;
}

const play = (file: AdventureFile, id: string): unknown =>
  file.change((log, ended) => {
    const seats = [{ colour: 'white' }] as const;
    const terms = { riddle: 0, isExpert: false, achieved: [], turns: 1, seats, record: null };
    const recorded = recordPlay(log, { id, ended, ...terms });
    return recorded.ok ? ok(recorded.value.log) : recorded;
  });

const playsIn = (): readonly string[] => open().log.plays.map(({ id }) => id);

test('an adventure is there at once, and for the next one who opens it', () => {
  const file = open();
  expect([file.isNew, open().isNew]).toEqual([true, false]);
  expect(play(file, 'p')).toEqual(ok('written'));
  expect(open().log).toEqual(file.log);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('what two processes write at the same time counts from both', () => {
  const [one, other] = [open(), open()];
  play(one, 'p');
  play(other, 'q');
  play(one, 'r');
  expect(playsIn().toSorted()).toEqual(['p', 'q', 'r']);
});

test('what is refused is not written', () => {
  const file = open();
  const before = readFileSync(path, 'utf8');
  expect(file.change((log, now) => renameAdventure(log, 'x'.repeat(99), now))).toMatchObject({
    error: 'bad-title',
  });
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test.each([
  ['is damaged', '{'],
  ['is another adventure', undefined],
])('a file that %s by now is not written over', (_, text) => {
  const file = open();
  rmSync(path);
  if (text === undefined) open();
  else writeFileSync(path, text);
  const there = readFileSync(path, 'utf8');
  expect(play(file, 'p')).toEqual(ok('not-written'));
  expect(readFileSync(path, 'utf8')).toBe(there);
  rmSync(path);
  expect(play(file, 'q')).toEqual(ok('written'));
  expect(playsIn()).toEqual(['p', 'q']);
});

test('a link to the file stays a link', () => {
  open();
  const link = join(folder, 'link.json');
  symlinkSync(path, link);
  const linked = AdventureFile.open(link);
  if (!linked.ok) throw new Error(linked.error);
  play(linked.value, 'p');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(playsIn()).toEqual(['p']);
});

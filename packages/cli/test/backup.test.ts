import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Store, sqliteStore } from '@thera/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, told } from './thera.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'thera-backup-'));
  await openIn('old').close();
});
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

function openIn(name: string): Store {
  mkdirSync(at(name), { recursive: true });
  return sqliteStore(join(at(name), 'thera.sqlite'));
}

test('backs up and restores, and says so', async () => {
  const saved = await told(['backup', at('copy'), '--data', at('old')]);
  expect(saved).toEqual({ status: 0, out: `Everything is saved in ${at('copy')}.\n`, err: '' });
  const restored = await told(['restore', at('copy'), '--data', at('new')]);
  expect(restored).toMatchObject({ status: 0, err: '' });
  expect(restored.out).toContain(join(at('new'), 'thera.sqlite'));
  expect(existsSync(join(at('new'), 'thera.sqlite'))).toBe(true);
});

test.each([
  ['a folder without games', ['backup', 'copy-2', '--data', 'nowhere'], /nothing in .*nowhere.* to back up/],
  ['a file that is there', ['backup', 'letter', '--data', 'old'], /letter already exists/],
  ['a file that is not', ['restore', 'nothing', '--data', 'empty'], /no file .*nothing/],
  ['a file of something else', ['restore', 'letter', '--data', 'empty'], /letter is damaged/],
  ['a folder with games', ['restore', 'whole', '--data', 'old'], /already something in .*old/],
  ['a folder that cannot be', ['restore', 'whole', '--data', 'letter'], /didn’t work/],
])('%s: one line says why', async (_, [command, file, , data], words) => {
  writeFileSync(at('letter'), 'to a friend');
  if (!existsSync(at('whole'))) await told(['backup', at('whole'), '--data', at('old')]);
  const { status, out, err } = await told([command!, at(file!), '--data', at(data!)]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(linesOf(err)).toHaveLength(1);
  expect(err).toMatch(words);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

test('every path of the README table exists', () => {
  const [, table = ''] = read('README.md').split('## Where is…?');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  const paths = rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every script that the README names exists', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...read('README.md').matchAll(/`npm (?:run )?([a-z]+)/g)].map(([, name]) => name ?? '');
  expect(named).toEqual(expect.arrayContaining(['start', 'test']));
  expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
});

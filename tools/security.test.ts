import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/root.ts';

const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const TESTS: ReadonlyMap<string, string> = new Map(
  readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules') && /\.(test|services|browser)\.ts$/.test(path))
    .map((path) => [path.split('/').at(-1)!, readFileSync(join(ROOT, 'packages', path), 'utf8')]),
);

/** The rows of all tables of the page, without their heads. */
const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('|---') && !line.startsWith('| what '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('every threat of docs/security.md', () => {
  test.each(ROWS)('%s', (_, answer, proof) => {
    expect(answer).not.toBe('');
    const [, file, title] = /^`([^`]+)` “(.+)”$/.exec(proof ?? '') ?? [];
    expect(TESTS.get(file ?? ''), `a test file ${file}`).toBeDefined();
    expect(TESTS.get(file!)!.includes(title!), `a test “${title}” in ${file}`).toBe(true);
  });

  test('is told in a table of three columns', () => {
    expect(ROWS.length).toBeGreaterThan(30);
    for (const row of ROWS) expect(row).toHaveLength(3);
  });
});

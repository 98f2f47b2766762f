import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { thera } from './thera.ts';

const FOLDER = fileURLToPath(new URL('../../santorini/test/golden/', import.meta.url));
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
const GOLDEN = FILES.map((file) => readFileSync(FOLDER + file, 'utf8'));

// The first line of each file names its position; `THERA_GOLDEN=write` writes all that follows anew.
test('the turns in every golden list are as they were', async () => {
  const positions = GOLDEN.map((text) => text.split('\n')[0]!.replace(/^# /, ''));
  const { out, status } = await thera(['turns', '-'], positions.join('\n'));
  const answers = out.split(/^(?=# )/m);
  expect(status).toBe(0);
  expect(answers.length).toBe(FILES.length);
  for (const [n, file] of FILES.entries()) {
    if (process.env.THERA_GOLDEN === 'write') writeFileSync(FOLDER + file, answers[n]!);
    else expect(answers[n], file).toBe(GOLDEN[n]);
  }
});

test('there are golden lists, and they are short enough to read', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(7);
  for (const text of GOLDEN) expect(text.split('\n').length).toBeLessThan(300);
});

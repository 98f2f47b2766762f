import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { POWER_IDS } from '@thera/santorini';
import { catalogueOf, LANGUAGES } from '@thera/texts';
import { describe, expect, test } from 'vitest';
import { importsOf } from '../scripts/arrows.ts';
import { ROOT } from '../scripts/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Paths of the files below a folder whose names match. */
function filesBelow(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => name.test(path))
    .map((path) => `${folder}/${path}`);
}

test('the lock file names no host, so that any mirror serves it', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

describe('the powers', () => {
  const folder = 'packages/santorini/src/powers';
  const files = filesBelow(folder, /\.ts$/).filter((path) => !/index\.ts$|\.test\.ts$/.test(path));
  const idOf = (path: string): string => basename(path, '.ts');
  const namesOf = (text: string): ReadonlySet<string> =>
    new Set(POWER_IDS.filter((id) => new RegExp(`\\b${id}\\b`, 'i').test(text)));

  test('each has a file named after it, and no other file is there', () => {
    expect(files.map(idOf).sort()).toEqual([...POWER_IDS].sort());
  });

  test.each(files)('%s names no other power, not even in a comment', (path) => {
    const others = [...namesOf(read(path))].filter((id) => id !== idOf(path));
    expect(others).toEqual([]);
  });

  test.each(files)('%s imports no other power', (path) => {
    expect(importsOf(read(path)).filter((target) => target.startsWith('./'))).toEqual([]);
  });

  test.each([...files, ...filesBelow('packages/santorini/src/power-parts', /\.ts$/)])(
    '%s keeps nothing between turns',
    (path) => {
      expect(read(path)).not.toMatch(/^(?:export )?(?:let|var)\b/m);
    },
  );

  test('shared rules ask for no power by name', () => {
    const lists = ['power-ids.ts', 'power-flags.ts', 'fleece.ts', 'matchups.ts'];
    const shared = filesBelow('packages/santorini/src', /\.ts$/).filter(
      (path) => !/\.test\.ts$|\/powers\//.test(path) && !lists.includes(basename(path)),
    );
    const asked = shared.filter((path) => POWER_IDS.some((id) => read(path).includes(`'${id}'`)));
    expect(asked).toEqual([]);
  });

  test('each is tested by a test or a scenario', () => {
    const tests = filesBelow('packages/santorini', /\.(test\.ts|battery\.ts|scenarios)$/);
    const tested = namesOf(tests.map(read).join('\n'));
    expect(POWER_IDS.filter((id) => !tested.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)('each has texts in the language %s', (language) => {
    const { powers } = catalogueOf(language);
    const isSilent = (id: (typeof POWER_IDS)[number]): boolean =>
      powers[id].name === '' || powers[id].power === '';
    expect(POWER_IDS.filter(isSilent)).toEqual([]);
  });
});

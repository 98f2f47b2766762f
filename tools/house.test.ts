import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAME_NAMES } from '@thera/play';
import { POWER_IDS, powerOf, REMEMBERING_IDS } from '@thera/santorini';
import { BLESSING_IDS, GOD_IDS } from '@thera/sphinx';
import { LANGUAGES } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
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

/** One line for each game. */
const REGISTRIES = [
  'packages/play/src/game-names.ts',
  'packages/play/src/games.ts',
  'packages/web/src/games/registry.ts',
  'packages/web/src/games/listings.ts',
  'packages/cli/src/games/registry.ts',
];
/** Where the pages are listed that are a game's own, if it has any, and their addresses. */
const PAGE_LISTS = [
  'packages/web/src/pages.ts',
  'packages/web/src/games/own-pages.ts',
  'packages/web/src/games/own-page-loaders.ts',
  'packages/server/src/page-paths.ts',
];

test('the lock file names no host, so that any mirror serves it', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

describe('the games', () => {
  /** What every game shares: it knows none of them. */
  const shared = [
    'packages/table/src',
    'packages/server/src',
    'packages/board/src',
    'packages/play/src',
    'packages/web/src',
    'packages/texts/src',
    'packages/cli/src',
  ];
  const isOfAGame = (path: string): boolean => GAME_NAMES.some((name) => path.includes(`/${name}/`));
  const files = shared
    .flatMap((folder) => filesBelow(folder, /\.(tsx?|css)$/))
    .filter((path) => !/\.(test|battery)\.tsx?$/.test(path) && !isOfAGame(path));

  test('each has a line in every registry', () => {
    const lacking = REGISTRIES.flatMap((path) =>
      GAME_NAMES.filter((name) => !read(path).includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(lacking).toEqual([]);
  });

  test('nothing outside their rooms knows one by name, not even in a comment', () => {
    expect(files.length).toBeGreaterThan(200);
    const names = new RegExp(GAME_NAMES.join('|'), 'i');
    const lists = [...REGISTRIES, ...PAGE_LISTS];
    expect(files.filter((path) => !lists.includes(path) && names.test(read(path)))).toEqual([]);
  });

  test.each(GAME_NAMES)('%s has all its rooms', (name) => {
    const rooms = [
      `packages/${name}/src`,
      `packages/play/src/${name}`,
      `packages/web/src/games/${name}`,
      `packages/cli/src/games/${name}`,
      `packages/texts/src/${name}`,
      ...LANGUAGES.map((language) => `packages/texts/src/${language}/${name}`),
    ];
    expect(rooms.filter((room) => !existsSync(join(ROOT, room)))).toEqual([]);
  });
});

const PACKAGES = readdirSync(join(ROOT, 'packages'));

/** What is said of each power as data: files, or folders of them, that may name powers. */
const TABLES = [
  'santorini/src/power-ids.ts', // which there are
  'santorini/src/setup/matchups.ts', // which may not meet
  'santorini/src/setup/fleece.ts', // which may lie beside the board
  'engine/src/decide/power-strengths.ts', // how strong they are
  'texts/src/', // words
  'web/src/games/santorini/emblems/', // pictures
  'web/src/games/santorini/trials/', // positions to try them in
  'web/src/games/santorini/lessons/god-lesson.ts', // what each of the simple ones teaches
];

/** Whether code has a power's id as a text, or its name as a name. */
function asksForPower(code: string): boolean {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const names = bare.replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '');
  return POWER_IDS.some((id) => {
    const name = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    return bare.includes(`'${id}'`) || new RegExp(`\\b${name}\\b`).test(names);
  });
}

// Its gods have the names of powers, and powers of their own.
describe('the cards of the riddles', () => {
  const folders = { powers: GOD_IDS, blessings: BLESSING_IDS } as const;
  const filesIn = (folder: string): readonly string[] =>
    filesBelow(`packages/sphinx/src/${folder}`, /\.ts$/).filter((path) => !path.endsWith('/index.ts'));
  const cards = [...filesIn('powers'), ...filesIn('blessings')];
  const rules = filesIn('rules');
  const idOf = (path: string): string => basename(path, '.ts');
  const isNamed = (id: string, text: string): boolean => new RegExp(`\\b${id}\\b`, 'i').test(text);

  test.each(Object.entries(folders))('each of the %s has a file named after it', (folder, ids) => {
    expect(filesIn(folder).map(idOf).sort()).toEqual([...ids].sort());
  });

  test.each(cards)('%s names no other god and no riddle, and keeps nothing between turns', (path) => {
    const text = read(path);
    expect(GOD_IDS.filter((id) => id !== idOf(path) && isNamed(id, text))).toEqual([]);
    expect(text).not.toMatch(/\briddle\.number\b|setup\.riddle\b|\/riddles\/|^(?:export )?(?:let|var)\b/m);
    expect(importsOf(text).filter((target) => target.startsWith('./'))).toEqual([]);
  });

  test.each(rules)('%s names no god', (path) => {
    expect(GOD_IDS.filter((id) => isNamed(id, read(path)))).toEqual([]);
  });
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

  test('nothing but its file, its words and tables of data asks for a power by name', () => {
    const sources = PACKAGES.flatMap((name) => filesBelow(`packages/${name}/src`, /\.tsx?$/)).filter(
      (path) => !/\.(test|battery)\.ts$|\/santorini\/src\/powers\/|\/(sphinx|prometheus)\//.test(path),
    );
    // A game may have the name of a power.
    const lists = [...REGISTRIES, ...PAGE_LISTS];
    const isTable = (path: string): boolean =>
      lists.includes(path) || TABLES.some((table) => path.startsWith(`packages/${table}`));
    const asked = sources.filter((path) => !isTable(path) && asksForPower(read(path)));
    expect(asked).toEqual([]);
  });

  test.each(TABLES)('%s is there and has something to say of powers', (table) => {
    const [folder, name] = [dirname(`packages/${table}x`), basename(`${table}x`).slice(0, -1)];
    const paths = filesBelow(folder, /\.tsx?$/).filter((path) => path.startsWith(`${folder}/${name}`));
    expect(paths.some((path) => asksForPower(read(path)))).toBe(true);
  });

  test('those that remember something are listed', () => {
    const remembering = POWER_IDS.filter((id) => powerOf(id).formatMemory !== null);
    expect([...REMEMBERING_IDS].sort()).toEqual([...remembering].sort());
  });

  test('each is tested by a test or a scenario', () => {
    const tests = filesBelow('packages/santorini', /\.(test\.ts|battery\.ts|scenarios)$/);
    const tested = namesOf(tests.map(read).join('\n'));
    expect(POWER_IDS.filter((id) => !tested.has(id))).toEqual([]);
  });

  test.each(LANGUAGES)('each has texts in the language %s', (language) => {
    const { powers } = santoriniCatalogueOf(language);
    const isSilent = (id: (typeof POWER_IDS)[number]): boolean =>
      powers[id].name === '' || powers[id].power === '';
    expect(POWER_IDS.filter(isSilent)).toEqual([]);
  });
});

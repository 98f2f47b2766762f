import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Style sheets stay when their page is left, so a class means the same everywhere. It belongs to the widest room that
 * styles it, and to nobody if two rooms that know nothing of each other do.
 */
const SRC = join(import.meta.dirname, '..');

/** Who may use whose classes: rooms use those of wider ones. */
const WIDTHS = ['shared', 'frame', 'game', 'page'] as const;
interface Room {
  readonly name: string;
  readonly width: (typeof WIDTHS)[number];
}

const FRAME = 'pages/play';

/** A folder with a view is a page; what else a game has, all its pages share. */
function roomOf(file: string): Room {
  const page = foldersAbove(file).find((folder) => existsSync(join(SRC, folder, 'view.tsx')));
  if (page === FRAME) return { name: FRAME, width: 'frame' };
  if (page !== undefined) return { name: page, width: 'page' };
  const [games, game] = file.split('/');
  return games === 'games' ? { name: `games/${game}`, width: 'game' } : { name: 'shared', width: 'shared' };
}

function foldersAbove(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

interface Rule {
  readonly file: string;
  readonly selector: string;
  readonly classes: readonly string[];
}

const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');

const RULES: readonly Rule[] = globSync('**/*.css', { cwd: SRC }).flatMap((file) =>
  selectorsIn(read(file)).map((selector) => ({ file, selector, classes: classesIn(selector) })),
);

function selectorsIn(css: string): readonly string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replace(/\s+/g, ' '));
}

/** The classes that an element or its surroundings must have; a state alone, such as `is-open`, says nothing. */
function classesIn(selector: string): readonly string[] {
  const wanted = selector.replace(/:not\([^)]*\)/g, '');
  return [...wanted.matchAll(/\.([a-z][\w-]*)/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !isState(name));
}

function isState(name: string): boolean {
  return /^(is|has)-/.test(name);
}

/** The room to which each class belongs; undefined for a class that belongs to nobody. */
const OWNERS: ReadonlyMap<string, Room | undefined> = new Map(
  [...new Set(RULES.flatMap(({ classes }) => classes))].map((name) => [name, ownerOf(name)]),
);

function ownerOf(name: string): Room | undefined {
  const styled = RULES.filter(({ classes }) => classes.includes(name)).map(({ file }) => roomOf(file));
  const widest = WIDTHS.find((width) => styled.some((room) => room.width === width));
  const owners = new Map(styled.filter(({ width }) => width === widest).map((room) => [room.name, room]));
  return owners.size === 1 ? [...owners.values()][0] : undefined;
}

test('every rule of a room names a class that is its own, so that it means nothing elsewhere', () => {
  const astray = RULES.filter(({ file, selector, classes }) => {
    const { name, width } = roomOf(file);
    // The names of colours are looked after by the tests beside them.
    if (width === 'shared' || selector.startsWith(':root')) return false;
    return !classes.some((each) => OWNERS.get(each)?.name === name);
  });
  expect(astray.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test('no room uses a class of another that is not wider', () => {
  const borrowed = globSync('**/*.{ts,tsx}', { cwd: SRC })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => classesUsed(read(file)).map((name) => ({ file, name })))
    .filter(({ file, name }) => OWNERS.has(name) && !mayUse(file, OWNERS.get(name)));
  expect(borrowed.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

/** As far as they are written out. */
function classesUsed(code: string): readonly string[] {
  return [...code.matchAll(/\bclass=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
    .flatMap(([, plain, filled]) => (plain ?? filled ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter((name) => name !== '' && !isState(name));
}

/** What is drawn in the frame brings something of it along. */
const isInFrame = (file: string): boolean =>
  [...read(file).matchAll(/from '(\.[^']*)'/g)].some(([, path = '']) =>
    join(dirname(file), path).startsWith(`${FRAME}/`),
  );

function mayUse(file: string, owner: Room | undefined): boolean {
  if (owner === undefined) return false;
  const room = roomOf(file);
  if (owner.width === 'shared' || owner.name === room.name) return true;
  if (owner.width === 'frame') return room.width === 'game' || isInFrame(file);
  return owner.width === 'game' && room.name.startsWith(`${owner.name}/`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND_NAMES } from '@thera/texts';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Documents that speak of what is, and so name only what exists; those of decisions and measurements tell what was. */
const HISTORY = ['docs/measurements.md'];
const DOCUMENTS = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...['packages/santorini/test/README.md', 'packages/santorini/test/scenarios/README.md'],
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .filter((path) => !HISTORY.includes(path)),
];

/** What is made and not written: by the build, and by self-play and training. */
const MADE = /^packages\/web\/dist$|^(best|candidate)\.net$|\.(samples|checkpoint|lock)$/;

const ROOMS = ['deploy', 'docs', 'packages', 'scripts', 'tools'];
const FILES: readonly string[] = [
  ...readdirSync(ROOT).filter((name) => /^[^.].*\.\w+$|^LICENSE$/.test(name)),
  ...ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path))
      .map((path) => `${room}/${path}`),
  ),
];
const SOURCES: string = FILES.filter((path) => /^(packages|scripts)\/.*\.(ts|js)$/.test(path))
  .map(read)
  .join('\n');

/** What a document says in code, examples of more than a line left out. */
function spansOf(path: string): readonly string[] {
  const prose = read(path).replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...new Set([...prose.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? ''))];
}

/** A path from the root, or from any room below it; `<name>` and `*` stand for anything, `{a,b}` for both. */
function isThere(path: string): boolean {
  const [whole, names] = /\{([^}]*)\}/.exec(path) ?? [];
  if (whole !== undefined) return names!.split(',').every((name) => isThere(path.replace(whole, name)));
  const pattern = path
    .replaceAll(/^(\.\.\/)+|\/$/g, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<[^>]*>|\*/g, '[^/]+');
  const ending = new RegExp(`(^|/)${pattern}$`);
  return MADE.test(path) || FILES.some((file) => ending.test(file));
}

const isPath = (span: string): boolean =>
  /^[\w.{}<>*,-]+(\/[\w.{}<>*,-]+)*\/?$/.test(span) &&
  (/\.(ts|js|md|css|json|html|txt|svg|net|scenarios|perft|samples|checkpoint|lock)$/.test(span) ||
    /^[a-z.]+\//.test(span));

/** Names as code has them: `Turn`, `Turn.takeSide`, `parseMemory`, `listTurns()`, `THERA_SEED`. */
const NAME = /^([A-Z][a-z]\w*|[a-z]{2,}[A-Z]\w*|[A-Z]+(_[A-Z]+)+)(\.\w+)*(\(\))?$/;

/** Whether a name is declared, is a member of something, or is a word that the code reads or writes. */
function isKnown(name: string): boolean {
  const declared = `(class|interface|type|const|let|function)\\s+${name}\\b`;
  const member = /^[a-z]/.test(name) ? `|\\b${name}\\??[:(]` : '';
  return new RegExp(`${declared}${member}|['".]${name}\\b`).test(SOURCES);
}

describe.each(DOCUMENTS)('%s names only what exists', (document) => {
  const spans = spansOf(document);

  test('files and rooms', () => {
    const words = spans.flatMap((span) => (/^np[mx] /.test(span) ? span.split(' ') : [span]));
    expect(words.filter((word) => isPath(word) && !isThere(word))).toEqual([]);
  });

  test('scripts and commands', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = spans.flatMap((span) =>
      [...span.matchAll(/\bnpm (?:run )?([a-z][a-z-]*)/g)].map(([, name]) => name!),
    );
    expect(named.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
    const commands = spans.flatMap((span) =>
      [...span.matchAll(/\bthera ([a-z]+)\b(?!=)/g)].map(([, name]) => name!),
    );
    expect(commands.filter((name) => !COMMAND_NAMES.some((known) => known === name))).toEqual([]);
  });

  test('names of the code', () => {
    const names = spans.filter((span) => NAME.test(span)).flatMap((span) => span.match(/\w+/g) ?? []);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
  });
});

test('the packages that ARCHITECTURE.md draws are those that exist', () => {
  const [, drawing = ''] = read('ARCHITECTURE.md').split('```');
  const drawn = [...drawing.matchAll(/^ +([a-z]+) {2,}\w/gm)].map(([, name]) => name);
  expect(drawn.sort()).toEqual(readdirSync(join(ROOT, 'packages')).sort());
});

import { expect, test } from 'vitest';
import { arrowFaults, dependencyFaults, importFault, importsOf } from './arrows.ts';
import { ROOT } from './root.ts';

const santorini = { name: 'santorini', dependencies: ['@thera/table'], testDependencies: [] };
const cli = { name: 'cli', dependencies: ['@thera/santorini'], testDependencies: [] };
const web = {
  name: 'web',
  dependencies: ['@thera/santorini', '@thera/play'],
  testDependencies: ['@thera/server'],
};

test.each([
  ['a file of its own package', santorini, 'src/turn.ts', './squares.ts', undefined],
  ['a file one folder up', santorini, 'src/powers/pan.ts', '../squares.ts', undefined],
  ['a package it lists', santorini, 'src/turn.ts', '@thera/table', undefined],
  ['a test tool in a test', santorini, 'src/turn.test.ts', 'vitest', undefined],
  ['Node in a test', santorini, 'src/turn.test.ts', 'node:fs', undefined],
  ['test material in a test', santorini, 'src/turn.test.ts', '../test/position.ts', undefined],
  ['a source in test material', santorini, 'test/naive/turn.ts', '../../src/turn.ts', undefined],
  ['all games', web, 'src/main.tsx', '@thera/play/games', undefined],
  ['what only tests need in a test', web, 'test/site.ts', '@thera/server', undefined],
  ['what only tests need in a source', web, 'src/main.tsx', '@thera/server', 'does not list'],
  ['test material in a source', santorini, 'src/turn.ts', '../test/position.ts', 'reaches out'],
  ['another package in a test', santorini, 'test/turn.test.ts', '../../cli/src/main.ts', 'reaches out'],
  ['Node in a package that is not pure', cli, 'src/main.ts', 'node:fs', undefined],
  ['Node in a pure package', santorini, 'src/turn.ts', 'node:fs', 'is pure'],
  ['a test tool outside tests', santorini, 'src/turn.ts', 'vitest', 'does not list'],
  ['a package it does not list', santorini, 'src/turn.ts', '@thera/cli', 'does not list'],
  ['another package by its path', santorini, 'src/turn.ts', '../../cli/src/main.ts', 'reaches out'],
  ['a path that leaves src', santorini, 'src/turn.ts', '../package.json', 'reaches out'],
  ['a file behind an index', santorini, 'src/turn.ts', '@thera/table/src/dice.ts', 'reaches past'],
])('judges the import of %s', (_, owner, file, target, fault) => {
  const found = importFault(owner, { file, target });
  if (fault === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(fault);
});

test('refuses a dependency that points upward', () => {
  expect(dependencyFaults({ ...santorini, name: 'table', dependencies: ['@thera/santorini'] })).toHaveLength(
    1,
  );
  expect(dependencyFaults({ ...web, dependencies: ['@thera/server'] })).toHaveLength(1);
  expect(dependencyFaults({ ...santorini, testDependencies: ['@thera/server'] })).toHaveLength(1);
  expect(dependencyFaults(santorini)).toEqual([]);
  expect(dependencyFaults(web)).toEqual([]);
});

test('refuses a package without a row', () => {
  expect(dependencyFaults({ name: 'shed', dependencies: [], testDependencies: [] })).toHaveLength(1);
});

test('reads every form of import, and no comment', () => {
  const source = [
    "import { a } from './a.ts';",
    "import type { B } from './b.ts';",
    "import {\n  c,\n} from './c.ts';",
    "import './d.ts';",
    "export { e } from './e.ts';",
    "const f = await import('./f.ts');",
    "// import { g } from './g.ts';",
    "/* import { h } from './h.ts'; */",
  ].join('\n');
  expect([...importsOf(source)].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `./${name}.ts`));
});

test('the packages keep to the arrows', () => {
  expect(arrowFaults(ROOT)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { UNUSED_SHADERS, withoutUnusedShaders } from './unused-shaders.ts';

const BUILD = dirname(createRequire(import.meta.url).resolve('three'));
const SOURCE = readFileSync(join(BUILD, 'three.module.js'), 'utf8');
const LEAN = withoutUnusedShaders(SOURCE);

test('every unused shader is found and left empty', () => {
  const emptied = LEAN.match(/^const [\w$]+ = '';$/gm) ?? [];
  expect(emptied).toHaveLength(UNUSED_SHADERS.length);
});

test('nothing else is touched', () => {
  const kept = new Set(LEAN.split('\n'));
  const gone = SOURCE.split('\n').filter((line) => !kept.has(line));
  expect(gone.length).toBeLessThanOrEqual(UNUSED_SHADERS.length);
  for (const line of gone) expect(line).toMatch(/^(const|var) [\w$]+ = ["`]/);
});

test('a shader that is not there is an error, not a surprise', () => {
  expect(() => withoutUnusedShaders(SOURCE.replace('meshtoon_vert: ', 'meshtoon_vertex: '))).toThrow(
    'meshtoon_vert',
  );
});

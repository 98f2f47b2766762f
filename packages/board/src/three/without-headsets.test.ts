import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutHeadsets } from './without-headsets.ts';

const BUILD = dirname(createRequire(import.meta.url).resolve('three'));
const SOURCE = readFileSync(join(BUILD, 'three.module.js'), 'utf8');
const LEAN = withoutHeadsets(SOURCE);

/** Asked only after `enabled` was found to be true. */
const WHILE_ENABLED = [
  'cameraAutoUpdate',
  'getCamera',
  'getDepthSensingMesh',
  'hasDepthSensing',
  'updateCamera',
];
/** What whoever sends events has. */
const INHERITED = ['addEventListener', 'removeEventListener'];

test('whatever is asked of the manager has an answer, or is asked only where headsets are enabled', () => {
  const asked = new Set([...LEAN.matchAll(/\bxr\.(\w+)/g)].map(([, name]) => name!));
  const known = [...LEAN.matchAll(/^class WebXRManager[\s\S]*?^\}/gm)].map(([text]) => text).join();
  const strange = [...asked].filter(
    (name) =>
      !WHILE_ENABLED.includes(name) && !INHERITED.includes(name) && !new RegExp(`\\t${name}\\b`).test(known),
  );
  expect(strange).toEqual([]);
  expect([...asked]).toEqual(expect.arrayContaining(WHILE_ENABLED));
});

test('nothing but the manager is touched', () => {
  const [before, after] = SOURCE.split(/^class WebXRManager[\s\S]*?^\}$/m);
  expect(LEAN.startsWith(before!)).toBe(true);
  expect(LEAN.endsWith(after!)).toBe(true);
  expect(LEAN.length).toBeLessThan(SOURCE.length - 20_000);
});

test('a manager that is not there is an error, not a surprise', () => {
  expect(() => withoutHeadsets(SOURCE.replace('class WebXRManager', 'class HeadsetManager'))).toThrow(
    'headsets',
  );
});

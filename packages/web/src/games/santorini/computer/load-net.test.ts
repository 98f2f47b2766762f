import { readFileSync } from 'node:fs';
import { type Evaluator, formatNet, randomNet } from '@thera/engine';
import { parsePosition } from '@thera/santorini';
import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { loadNet } from './load-net.ts';

const KERNEL = readFileSync(new URL('../../../../../engine/dist/kernel.wasm', import.meta.url));
const NET = formatNet(randomNet(diceFor(sha256, 'load net', 0), 32));
const FILES = { net: '/thera.net', kernel: '/kernel.wasm' };

/** A server with these files and no others. */
function serverOf(files: Readonly<Record<string, Uint8Array>>): typeof fetch {
  return async (address) => {
    const file = files[String(address)];
    return file === undefined ? new Response('', { status: 404 }) : new Response(file.slice());
  };
}

function scoreBy(evaluator: Evaluator | undefined): number {
  const position = parsePosition(`${'0'.repeat(25)}/1/mortal:B3,D3/mortal:C4,C2`);
  if (evaluator === undefined || !position.ok) throw new Error('there is nothing to evaluate');
  evaluator.begin(0);
  evaluator.follow(0, position.value);
  return evaluator.evaluate(0);
}

test('a net evaluates the same with its kernel and without', async () => {
  const both = await loadNet(FILES, serverOf({ '/thera.net': NET, '/kernel.wasm': KERNEL }));
  const bare = await loadNet(FILES, serverOf({ '/thera.net': NET }));
  expect(scoreBy(both)).toBe(scoreBy(bare));
});

test.each([
  ['the build has none', { net: undefined, kernel: '/kernel.wasm' }, serverOf({ '/kernel.wasm': KERNEL })],
  ['the server has none', FILES, serverOf({ '/kernel.wasm': KERNEL })],
  ['it is no net', FILES, serverOf({ '/thera.net': KERNEL, '/kernel.wasm': KERNEL })],
  ['there is no connection', FILES, () => Promise.reject(new TypeError('offline'))],
])('there is no net where %s', async (_, files, get) => {
  expect(await loadNet(files, get)).toBeUndefined();
});

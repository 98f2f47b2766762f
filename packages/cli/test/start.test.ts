import { GAME_NAMES } from '@thera/play';
import { expect, test } from 'vitest';
import { thera } from './thera.ts';

const NOTE_SOURCES = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      console.error(url);
      return next(url, context);
    },
  });`;
const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(NOTE_SOURCES)}`;

// Every start would wait for what it brings, and the tests start the command some hundreds of times.
test.each([
  ['the version', ['--version'], []],
  ['a game', ['play', 'santowerini', '--list'], ['santowerini']],
  ['a command of one game', ['gods', 'pan'], ['santorini']],
  ['what cannot be used', ['play', 'chess'], []],
])('%s brings no rules that it does not need', async (_, args, needed) => {
  const { err } = await thera(args, '', { NODE_OPTIONS });
  expect(err).toContain('/packages/table/src/');
  expect(GAME_NAMES.filter((name) => err.includes(`/packages/${name}/src/`))).toEqual(needed);
  expect(err).not.toContain('/packages/engine/src/');
});

import { isPagePath } from '@thera/server';
import { expect, test } from 'vitest';
import { parseRoute } from '../src/route.ts';

const FIRST = ['', 'new', 'play', 'board', 'open', 'gods', 'learn', 'rules', 'settings', 'atlantis', 'NEW'];
const REST = ['', '/', '/one', '/one/', '/one/two', '/one/two/three', '/%zz'];

test.each(FIRST.flatMap((first) => REST.map((rest) => `/${first}${rest}`)))(
  'the server and the browser agree on whether %s is a page',
  (path) => {
    expect(isPagePath(path)).toBe(parseRoute(path, '').page !== 'lost');
  },
);

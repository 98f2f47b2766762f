import { expect, test } from 'vitest';
import { parsePlace } from './place-option.ts';

test.each([
  ['9100', { host: '127.0.0.1', port: 9100 }],
  ['0', { host: '127.0.0.1', port: 0 }],
  ['0.0.0.0:9100', { host: '0.0.0.0', port: 9100 }],
  ['metrics.local:80', { host: 'metrics.local', port: 80 }],
  ['[::1]:9100', { host: '::1', port: 9100 }],
  ['', undefined],
  ['here', undefined],
  ['65536', undefined],
  [':9100', undefined],
  ['::1:9100', undefined],
  ['0.0.0.0:', undefined],
])('%j is %j', (text, place) => expect(parsePlace(text)).toEqual(place));

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLIENT_MESSAGE_KINDS } from './client-message.ts';
import { SERVER_MESSAGE_KINDS } from './server-message.ts';

const document = readFileSync(new URL('../../../docs/online.md', import.meta.url), 'utf8');

test.each([...CLIENT_MESSAGE_KINDS, ...SERVER_MESSAGE_KINDS])('docs/online.md tells of `%s`', (kind) => {
  expect(document).toMatch(new RegExp(`^\\|.*\`${kind}\`.*\\|`, 'm'));
});

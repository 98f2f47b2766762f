import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId, newRecoveryCodes, newSecret } from '../accounts/secrets.ts';
import { newIdentity } from '../tables/table-identity.ts';
import { hiddenIn, networkOf } from './hidden-in.ts';
import { createLog, failureFacts, type LogLevel } from './log.ts';

function written(least: LogLevel, form: 'json' | 'words') {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), least, form, now: () => 0 });
  return { lines, log };
}

test('a line of JSON for each event that matters enough', () => {
  const { lines, log } = written('info', 'json');
  log('debug', 'heard');
  log('info', 'started', { port: 4000, host: undefined });
  log('error', 'failed', { message: 'two\nlines' });
  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"started","port":4000}\n',
    '{"time":"1970-01-01T00:00:00.000Z","level":"error","event":"failed","message":"two\\nlines"}\n',
  ]);
});

test('words for a terminal, one line each', () => {
  const { lines, log } = written('warn', 'words');
  log('warn', 'slow', { seconds: 2, why: undefined, message: 'two\nlines' });
  expect(lines).toEqual(['00:00:00 warn slow seconds=2 message=two lines\n']);
});

test('an error says where it was, and hides what it quotes', () => {
  const secret = newSecret();
  const facts = failureFacts(new TypeError(`cannot read ${secret}`, { cause: new Error(secret) }));
  expect(facts).toMatchObject({ error: 'TypeError', message: 'cannot read …', cause: '…' });
  expect(facts.at).toMatch(/^packages\/server\/src\/operations\/log\.test\.ts:\d+/);
  expect(failureFacts(`thrown ${secret}`)).toEqual({ message: 'thrown …' });
});

test('no secret of ours gets through, whatever is around it; ids do', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      for (const secret of [newSecret(), newRecoveryCodes()[0]!, newIdentity(0).seed])
        expect(hiddenIn(`${before}${secret}${after}`)).not.toContain(secret);
    }),
  );
  for (const id of [newId(), newIdentity(0).id]) expect(hiddenIn(`table ${id}:`)).toBe(`table ${id}:`);
  expect(hiddenIn('word '.repeat(100))).toHaveLength(301);
});

test.each([
  ['192.168.17.4', '192.168.17.0'],
  ['::ffff:10.1.2.3', '10.1.2.0'],
  ['2001:db8:1234:5678::1', '2001:db8:1234::'],
  ['::1', '::1::'],
])('%s is told as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

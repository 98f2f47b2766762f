import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAction, parseClientMessage } from './client-message.ts';
import { isTableId, TABLE_ID_LENGTH, tableIdOf } from './ids.ts';
import { LARGEST_MESSAGE } from './limits.ts';
import { parseTablePlan } from './new-table.ts';
import { parseServerMessage } from './server-message.ts';

const TABLE = 'abcdefghijkm';

test.each([
  [{ kind: 'sit', id: '1', table: TABLE, seat: 0 }, true],
  [{ kind: 'swap', id: '1', table: TABLE, seats: [0, 1] }, true],
  [{ kind: 'decide', id: '1', table: TABLE, events: 3, steps: ['C3>C4', { any: 1 }] }, true],
  [{ kind: 'claim', id: '1', table: TABLE, absent: 1, due: 'win' }, true],
  [{ kind: 'follow', id: '1', table: TABLE }, false],
  [{ kind: 'past', id: '1', table: TABLE, from: 0, to: 9 }, false],
  [{ kind: 'say', id: '1', table: TABLE, text: 'Good game' }, false],
  [{ kind: 'offer', id: '1', table: TABLE, what: 'rematch', events: 9 }, true],
  [{ kind: 'pair', id: '1', game: 'santorini', setup: { any: 1 }, clock: { kind: 'none' } }, false],
  [{ kind: 'unpair', id: '1' }, false],
])('%j comes as it was sent, an action: %s', (message, acts) => {
  const parsed = parseClientMessage(JSON.stringify(message));
  expect(parsed).toEqual({ ok: true, value: message });
  expect(parsed.ok && isAction(parsed.value)).toBe(acts);
});

test.each([
  ['seat', { kind: 'sit', id: '1', table: TABLE, seat: 4 }],
  ['id', { kind: 'sit', id: 'two words', table: TABLE, seat: 0 }],
  ['table', { kind: 'sit', id: '1', table: 'short', seat: 0 }],
  ['events', { kind: 'decide', id: '1', table: TABLE, events: -1, steps: [] }],
  ['steps', { kind: 'decide', id: '1', table: TABLE, events: 0, steps: Array(257).fill(0) }],
  ['text', { kind: 'say', id: '1', table: TABLE, text: '   ' }],
  ['kind', { kind: 'win', id: '1', table: TABLE }],
])('a bad %s is told by its place', (at, message) => {
  expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: false, error: 'bad-message', at });
});

test('whatever comes, nothing is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseClientMessage(text).ok).toBe(false);
      parseServerMessage(text);
    }),
  );
  expect(parseClientMessage(`"${'x'.repeat(LARGEST_MESSAGE)}"`)).toEqual({ ok: false, error: 'too-large' });
});

test('ids of tables are made of any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: TABLE_ID_LENGTH, maxLength: 32 }), (bytes) => {
      expect(isTableId(tableIdOf(bytes))).toBe(true);
    }),
  );
});

test('a plan from outside may be anything', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      expect(parseTablePlan(input).ok).toBe(false);
    }),
  );
});

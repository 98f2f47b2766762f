import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AuctionEvent, after, afterRound, newAuction, unwrap } from '../test/auction-table.ts';
import { blindAuction } from '../test/blind-auction.ts';
import { parseEvent, parseRecord, parseRecordText } from './parse-record.ts';

const match = after(
  afterRound(newAuction(3)),
  { kind: 'sit', seat: 0, player: 'ana', time: 10 },
  { kind: 'sit', seat: 0 },
  { kind: 'takeback', seat: 1, ply: 1 },
  { kind: 'resignation', seat: 0 },
  { kind: 'flag', seat: 1 },
);
const { record } = match;

test('a record comes back from its text', () => {
  expect(unwrap(parseRecordText(blindAuction, JSON.stringify(record)))).toEqual(record);
});

test.each<AuctionEvent>([
  { kind: 'decision', seat: 0, steps: [{ card: 3 }, { coins: 0 }, { boast: true }], time: 0 },
  { kind: 'resignation', seat: 1 },
  { kind: 'flag', seat: 3, time: 60_000 },
  { kind: 'claim', seat: 0, absent: 1, due: 'win' },
  { kind: 'claim', seat: 0, absent: 1, due: 'draw' },
  { kind: 'draw', time: 5 },
  { kind: 'takeback', seat: 0, ply: 12 },
  { kind: 'sit', seat: 2, player: '' },
  { kind: 'sit', seat: 2 },
])('the event comes back: $kind', (event) => {
  expect(unwrap(parseEvent(blindAuction, JSON.parse(JSON.stringify(event))))).toEqual(event);
});

test('fields that nobody knows are dropped', () => {
  expect(unwrap(parseEvent(blindAuction, { kind: 'draw', colour: 'blue' }))).toEqual({ kind: 'draw' });
});

describe('bad records', () => {
  test.each<[string, unknown, string, string | undefined]>([
    ['nothing', undefined, 'not-an-object', undefined],
    ['null', null, 'not-an-object', undefined],
    ['a list', [record], 'not-an-object', undefined],
    ['a later version', { ...record, version: 2 }, 'wrong-version', 'version'],
    ['another game', { ...record, game: 'chess' }, 'wrong-game', 'game'],
    ['no seed', { ...record, seed: undefined }, 'bad-field', 'seed'],
    ['no events', { ...record, events: {} }, 'bad-field', 'events'],
    ['a bad setup', { ...record, setup: { seats: 'two' } }, 'bad-setup', 'setup.seats'],
    ['an event that is none', { ...record, events: [7] }, 'not-an-object', 'events[0]'],
  ])('%s', (_, input, error, at) => {
    expect(parseRecord(blindAuction, input)).toEqual(
      at === undefined ? { ok: false, error } : { ok: false, error, at },
    );
  });

  test('text that is not JSON', () => {
    expect(parseRecordText(blindAuction, '{"version":')).toEqual({ ok: false, error: 'not-json' });
  });
});

describe('bad events', () => {
  test.each<[string, unknown, string, string]>([
    ['no kind', { seat: 0 }, 'unknown-event', 'kind'],
    ['an unknown kind', { kind: 'dance', seat: 0 }, 'unknown-event', 'kind'],
    ['a kind from the prototype', { kind: 'toString', seat: 0 }, 'unknown-event', 'kind'],
    ['no seat', { kind: 'flag' }, 'bad-field', 'seat'],
    ['a negative seat', { kind: 'flag', seat: -1 }, 'bad-field', 'seat'],
    ['a seat in words', { kind: 'flag', seat: '0' }, 'bad-field', 'seat'],
    ['no steps', { kind: 'decision', seat: 0 }, 'bad-field', 'steps'],
    ['a bad step', { kind: 'decision', seat: 0, steps: [{ card: 1 }, {}] }, 'bad-step', 'steps[1]'],
    ['a claim against nobody', { kind: 'claim', seat: 0, due: 'win' }, 'bad-field', 'absent'],
    ['a claim for nothing', { kind: 'claim', seat: 0, absent: 1, due: 'loss' }, 'bad-field', 'due'],
    ['a takeback to half a ply', { kind: 'takeback', seat: 0, ply: 0.5 }, 'bad-field', 'ply'],
    ['a player that is a number', { kind: 'sit', seat: 0, player: 7 }, 'bad-field', 'player'],
    ['a time before the start', { kind: 'draw', time: -1 }, 'bad-field', 'time'],
  ])('%s', (_, event, error, at) => {
    expect(parseEvent(blindAuction, event)).toEqual({ ok: false, error, at });
    const whole = parseRecord(blindAuction, { ...record, events: [...record.events, event] });
    expect(whole).toEqual({ ok: false, error, at: `events[${record.events.length}].${at}` });
  });
});

describe('whatever comes from outside', () => {
  test('any value is parsed or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseRecord(blindAuction, input).ok).toBe(false);
        parseEvent(blindAuction, input);
      }),
    );
  });

  test('any text is parsed or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRecordText(blindAuction, text).ok).toBe(false);
      }),
    );
  });

  test('a record with one field replaced is parsed or refused, and never throws', () => {
    const fields = ['version', 'game', 'setup', 'seed', 'events'];
    const eventFields = ['kind', 'seat', 'steps', 'ply', 'player', 'time', 'absent', 'due'];
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.nat(record.events.length - 1),
        fc.constantFrom(...eventFields),
        fc.anything(),
        (field, index, eventField, value) => {
          parseRecord(blindAuction, { ...record, [field]: value });
          const event = { ...record.events[index], [eventField]: value };
          parseRecord(blindAuction, { ...record, events: record.events.with(index, event as AuctionEvent) });
        },
      ),
    );
  });
});

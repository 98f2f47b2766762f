import { expect, test } from 'vitest';
import { type AuctionEvent, after, newAuction } from '../test/auction-table.ts';
import { blindAuction } from '../test/blind-auction.ts';
import { checkReveal } from './dice.ts';
import { redactEvent, redactRecord } from './redact.ts';
import { sha256 } from './sha256.ts';

const start = newAuction(3);
const hand = (seat: number): readonly number[] => start.state.seats[seat]!.hand;
const bid = (seat: number, card: number): AuctionEvent => ({
  kind: 'decision',
  seat,
  steps: [{ card }, { coins: 1 }],
  time: 1500,
});
const boast = (seat: number, card: number): AuctionEvent => ({
  kind: 'decision',
  seat,
  steps: [{ card }, { coins: 1 }, { boast: true }],
});

test('others learn that a secret decision was made, and nothing else', () => {
  const match = after(start, bid(0, hand(0)[0]!));
  for (const onlooker of [1, 2, 'watcher'] as const) {
    expect(redactEvent(blindAuction, match, 0, onlooker)).toEqual({ kind: 'secret', seat: 0, time: 1500 });
  }
});

test('a seat knows its own decision', () => {
  const match = after(start, bid(0, hand(0)[0]!));
  expect(redactEvent(blindAuction, match, 0, 0)).toEqual(match.record.events[0]);
});

test('others see the open part of a decision', () => {
  const match = after(start, boast(1, hand(1)[0]!));
  expect(redactEvent(blindAuction, match, 0, 'watcher')).toEqual({
    kind: 'decision',
    seat: 1,
    steps: [{ boast: true }],
  });
});

test('decisions taken back stay as secret as they were, and what happens at the table is open', () => {
  const events: AuctionEvent[] = [
    bid(0, hand(0)[0]!),
    { kind: 'takeback', seat: 0, ply: 0 },
    { kind: 'sit', seat: 2, player: 'ana' },
    { kind: 'resignation', seat: 1 },
  ];
  const open = redactRecord(blindAuction, after(start, ...events), 'watcher');
  expect(open.events).toEqual([{ kind: 'secret', seat: 0, time: 1500 }, ...events.slice(1)]);
});

test('the seed is promised, not shown', () => {
  const open = redactRecord(blindAuction, start, 'watcher');
  expect(JSON.stringify(open)).not.toContain(start.record.seed);
  expect(checkReveal(sha256, open.commitment, start.record.seed)).toBe(true);
});

test('two records that differ in what others may not know look the same to them', () => {
  const [first, other] = [...new Set(hand(0))];
  const seen = [first!, other!].map((card) => {
    const match = after(start, bid(0, card), boast(1, hand(1)[0]!));
    return ([1, 2, 'watcher'] as const).map((onlooker) => redactRecord(blindAuction, match, onlooker));
  });
  expect(seen[0]).toEqual(seen[1]);
});

test('there is nothing to redact past the end', () => {
  expect(() => redactEvent(blindAuction, start, 0, 'watcher')).toThrow('no event');
});

import { describe, expect, test } from 'vitest';
import { type AuctionEvent, type AuctionMatch, after, bid, newAuction } from '../test/auction-table.ts';
import { blindAuction } from '../test/blind-auction.ts';
import { diceFor } from './dice.ts';
import { append, replay } from './replay.ts';
import { sha256 } from './sha256.ts';

const back = (ply: number): AuctionEvent => ({ kind: 'takeback', seat: 0, ply });
const start = newAuction(4);
const [zero, one, two, three] = [bid(start, 0), bid(start, 1), bid(start, 2), bid(start, 3)];
const deciders = ({ line, record }: AuctionMatch): readonly (number | undefined)[] =>
  line.map((index) => {
    const event = record.events[index];
    return event?.kind === 'decision' ? event.seat : undefined;
  });

describe('what counts after takebacks', () => {
  test.each<[string, readonly AuctionEvent[], readonly number[]]>([
    ['back to the start', [zero, one, back(0)], []],
    ['the last decision only', [zero, one, two, back(2)], [0, 1]],
    ['and on in another way', [zero, one, back(1), two], [0, 2]],
    ['twice in a row', [zero, one, two, back(2), back(1)], [0]],
    ['from a line that began after a takeback', [zero, one, two, back(1), three, one, back(2)], [0, 3]],
    ['past an earlier takeback', [zero, one, two, back(1), three, one, back(0), two], [2]],
    [
      'a seat change does not count as a ply',
      [zero, { kind: 'sit', seat: 2, player: 'ana' }, one, back(1)],
      [0],
    ],
  ])('%s', (_, events, expected) => {
    const match = after(start, ...events);
    expect(deciders(match)).toEqual(expected);
    expect(match.record.events).toEqual(events);
    expect(match.state).toEqual(after(start, ...match.line.map((index) => events[index]!)).state);
    expect(replay(blindAuction, match.record)).toEqual({ ok: true, value: match });
  });
});

test('who sits where is not taken back', () => {
  const match = after(start, zero, { kind: 'sit', seat: 2, player: 'ana' }, one, back(0));
  expect(match.players[2]).toBe('ana');
});

test('each event has dice of its own, a decision made again too', () => {
  const rolls: number[] = [];
  const decide: typeof blindAuction.decide = (state, seat, steps, dice) => {
    rolls.push(dice.below(1_000_000));
    return blindAuction.decide(state, seat, steps, dice);
  };
  const { record } = after(start, zero, one, back(1), one);
  expect(replay({ ...blindAuction, decide }, record).ok).toBe(true);
  const roll = (number: number): number => diceFor(sha256, record.seed, number).below(1_000_000);
  expect(rolls).toEqual([roll(1), roll(2), roll(4)]);
});

describe('refused takebacks', () => {
  test.each<[string, readonly AuctionEvent[], number]>([
    ['nothing to take back', [], 0],
    ['to the present', [zero, one], 2],
    ['to the future', [zero], 7],
    ['to a decision already taken back', [zero, one, two, back(1)], 2],
    ['to half a ply', [zero, one], 0.5],
    ['to before the start', [zero], -1],
    ['across a seat that left', [zero, { kind: 'resignation', seat: 1 }, two], 1],
    ['to bring back a seat that left', [zero, { kind: 'resignation', seat: 1 }], 1],
  ])('%s', (_, events, ply) => {
    expect(append(blindAuction, after(start, ...events), back(ply))).toEqual({
      ok: false,
      error: 'bad-takeback',
    });
  });

  test('a game that ended around the rules', () => {
    const over = after(start, zero, { kind: 'draw' });
    expect(append(blindAuction, over, back(0))).toEqual({ ok: false, error: 'game-over' });
  });
});

test('a decision that ended the game is taken back, and the game goes on', () => {
  let match = start;
  while (match.outcome === undefined) match = after(match, bid(match, blindAuction.toAct(match.state)[0]!));
  const last = match.line.length - 1;
  const back = append(blindAuction, match, { kind: 'takeback', seat: 0, ply: last });
  expect(back.ok && [back.value.outcome, back.value.line.length]).toEqual([undefined, last]);
});

test('going back is possible up to the moment after a seat left', () => {
  const match = after(start, zero, { kind: 'resignation', seat: 1 }, two, back(2));
  expect(deciders(match)).toEqual([0, undefined]);
  expect(blindAuction.toAct(match.state)).toEqual([2, 3]);
});

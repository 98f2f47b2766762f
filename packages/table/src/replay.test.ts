import { describe, expect, test } from 'vitest';
import {
  type AuctionEvent,
  type AuctionMatch,
  after,
  afterRound,
  bid,
  newAuction,
  unforgivingAuction,
  unwrap,
} from '../test/auction-table.ts';
import { blindAuction } from '../test/blind-auction.ts';
import { goalsReached, type Outcome } from './outcome.ts';
import { append, begin, replay } from './replay.ts';

const won = (winner: number, reason: string): Outcome => ({ kind: 'won', winners: [winner], reason });

test('a refused setup is refused with its place', () => {
  expect(begin(blindAuction, { seats: 5 }, 'seed')).toEqual({ ok: false, error: 'wrong-seats' });
  const record = { ...newAuction(2).record, setup: { seats: 5 } };
  expect(replay(blindAuction, record)).toEqual({ ok: false, error: 'wrong-seats', at: 'setup' });
});

test('a record of another game is refused', () => {
  const record = { ...newAuction(2).record, game: 'chess' };
  expect(replay(blindAuction, record)).toEqual({ ok: false, error: 'wrong-game', at: 'game' });
});

describe('decisions', () => {
  test('several seats may decide at once, in any order', () => {
    const match = newAuction(3);
    expect(blindAuction.toAct(match.state)).toEqual([0, 1, 2]);
    const next = after(match, bid(match, 2), bid(match, 0));
    expect(blindAuction.toAct(next.state)).toEqual([1]);
    expect(after(next, bid(match, 1)).state.shown).toHaveLength(3);
  });

  test('the game ends by its own rules', () => {
    let end = newAuction(2);
    while (end.outcome === undefined) end = afterRound(end);
    const score = blindAuction.score!(end.state);
    expect(end.outcome).toEqual({ ...blindAuction.outcome(end.state), score });
    expect(blindAuction.toAct(end.state)).toEqual([]);
  });

  test('every event counts on the line, in order', () => {
    const match = newAuction(2);
    const next = after(match, bid(match, 1), { kind: 'sit', seat: 0, player: 'ana' }, bid(match, 0));
    expect(next.line).toEqual([0, 2]);
  });

  test('a match says where chance had a part', () => {
    const match = newAuction(2);
    const tie = [1, 1].map((hand) => ({ ...match.state.seats[0]!, hand: [hand] }));
    const next = after({ ...match, state: { ...match.state, seats: tie } }, bidOne(0), bidOne(1));
    expect(next.history.map(({ rolled }) => rolled)).toEqual([false, true]);
  });
});

test('a match says where something hidden had a part', () => {
  const reveals = (_: unknown, seat: number): boolean => seat === 1;
  const match = newAuction(2);
  const events = [bid(match, 0), bid(match, 1), { kind: 'sit', seat: 1, player: 'ana' } as const];
  const record = { ...match.record, events };
  const rolledAs = (game: typeof blindAuction): readonly boolean[] =>
    unwrap(replay(game, record)).history.map(({ rolled }) => rolled);
  expect(rolledAs(blindAuction)).toEqual([false, false, false]);
  expect(rolledAs({ ...blindAuction, reveals })).toEqual([false, true, false]);
});

describe('events that end a game for two', () => {
  test.each<[string, AuctionEvent, Outcome]>([
    ['a resignation', { kind: 'resignation', seat: 0 }, won(1, 'resignation')],
    ['a resignation out of turn', { kind: 'resignation', seat: 1 }, won(0, 'resignation')],
    ['a fallen flag', { kind: 'flag', seat: 0 }, won(1, 'flag')],
    ['a claimed win', { kind: 'claim', seat: 1, absent: 0, due: 'win' }, won(1, 'absence')],
    [
      'a claimed draw',
      { kind: 'claim', seat: 1, absent: 0, due: 'draw' },
      { kind: 'draw', reason: 'absence' },
    ],
    ['an agreed draw', { kind: 'draw' }, { kind: 'draw', reason: 'agreed' }],
  ])('%s', (_, event, outcome) => {
    for (const game of [blindAuction, unforgivingAuction]) {
      const match = unwrap(append(game, newAuction(2, game), event));
      expect(match.outcome).toMatchObject(outcome);
      expect(append(game, match, { kind: 'draw' })).toEqual({ ok: false, error: 'game-over' });
    }
  });
});

describe('what was reached counts however a game ends', () => {
  const boasting = (match: AuctionMatch, seat: number): AuctionEvent => ({
    kind: 'decision',
    seat,
    steps: [{ card: Math.max(...match.state.seats[seat]!.hand) }, { coins: 2 }, { boast: true }],
  });
  const begun = newAuction(2);
  const match = after(begun, boasting(begun, 0), boasting(begun, 1));

  test.each<[string, AuctionEvent]>([
    ['by a draw', { kind: 'draw' }],
    ['by a claim', { kind: 'claim', seat: 0, absent: 1, due: 'draw' }],
    ['because somebody leaves', { kind: 'resignation', seat: 0 }],
  ])('%s', (_, event) => {
    for (const game of [blindAuction, unforgivingAuction]) {
      const { outcome } = unwrap(append(game, match, event));
      expect(outcome?.score).toEqual({
        points: 4,
        grade: 'lavish',
        goals: [
          { name: 'bargain', isReached: false },
          { name: 'boast', isReached: true },
        ],
      });
      expect(goalsReached(outcome!.score!)).toBe(1);
    }
  });

  test('who plays alone can lose, and knows by how much', () => {
    let alone = newAuction(1);
    while (alone.outcome === undefined) alone = after(alone, bid(alone, 0));
    expect(alone.outcome).toMatchObject({ score: { points: 0, grade: 'thrifty' } });
    const left = after(newAuction(1), { kind: 'resignation', seat: 0 });
    expect(left.outcome).toMatchObject({ kind: 'lost', reason: 'resignation', score: { points: 0 } });
  });

  test('a game without a score has none', () => {
    const { score: _, ...plain } = blindAuction;
    expect(unwrap(append(plain, match, { kind: 'draw' })).outcome).toEqual({
      kind: 'draw',
      reason: 'agreed',
    });
  });
});

describe('a seat that leaves a game for three', () => {
  test('the game goes on without it', () => {
    const match = after(newAuction(3), { kind: 'resignation', seat: 1 });
    expect(match.outcome).toBeUndefined();
    expect(blindAuction.toAct(match.state)).toEqual([0, 2]);
  });

  test('leaving may complete what all waited for', () => {
    const match = newAuction(3);
    const next = after(match, bid(match, 0), bid(match, 2), { kind: 'flag', seat: 1 });
    expect(next.state.shown.map((one) => one !== null)).toEqual([true, false, true]);
  });

  test('the last one who stays wins, for the reason that ended it', () => {
    const match = after(newAuction(3), { kind: 'resignation', seat: 1 }, { kind: 'flag', seat: 0 });
    expect(match.outcome).toMatchObject(won(2, 'flag'));
  });

  test('a game that cannot go on without a seat refuses', () => {
    const refused = append(unforgivingAuction, newAuction(3), { kind: 'resignation', seat: 1 });
    expect(refused).toEqual({ ok: false, error: 'cannot-leave' });
  });

  test('alone, leaving is losing', () => {
    const alone = { ...newAuction(2), players: [undefined] };
    const match = unwrap(append(unforgivingAuction, alone, { kind: 'resignation', seat: 0 }));
    expect(match.outcome).toMatchObject({ kind: 'lost', reason: 'resignation' });
  });
});

describe('seats change hands', () => {
  test('a player sits down, another takes over, a seat is left empty', () => {
    const match = after(
      newAuction(3),
      { kind: 'sit', seat: 0, player: 'ana' },
      { kind: 'sit', seat: 1, player: 'ben' },
      { kind: 'sit', seat: 0, player: 'computer' },
      { kind: 'sit', seat: 1 },
    );
    expect(match.players).toEqual(['computer', undefined, undefined]);
  });
});

describe('refused events', () => {
  const match = newAuction(3);
  const gone = after(match, { kind: 'resignation', seat: 1 });
  const waiting = after(match, bid(match, 0));

  test.each<[string, AuctionMatch, AuctionEvent, string]>([
    ['a seat that is not there', match, bidOne(3), 'no-such-seat'],
    ['half a seat', match, { kind: 'resignation', seat: 0.5 }, 'no-such-seat'],
    [
      'an absent seat that is not there',
      match,
      { kind: 'claim', seat: 0, absent: 9, due: 'win' },
      'no-such-seat',
    ],
    ['a decision made twice', waiting, bidOne(0), 'not-your-turn'],
    ['the flag of a seat whose clock stands', waiting, { kind: 'flag', seat: 0 }, 'not-your-turn'],
    ['a decision after leaving', gone, bidOne(1), 'not-your-turn'],
    ['leaving twice', gone, { kind: 'resignation', seat: 1 }, 'already-left'],
    ['a claim against oneself', match, { kind: 'claim', seat: 0, absent: 0, due: 'win' }, 'bad-claim'],
    ['a claim by one who left', gone, { kind: 'claim', seat: 1, absent: 0, due: 'draw' }, 'bad-claim'],
    ['a claim against one who left', gone, { kind: 'claim', seat: 0, absent: 1, due: 'win' }, 'already-left'],
    ['an impossible step', match, { kind: 'decision', seat: 0, steps: [{ card: 99 }] }, 'impossible'],
    ['no step at all', match, { kind: 'decision', seat: 0, steps: [] }, 'unfinished'],
  ])('%s', (_, so, event, error) => {
    expect(append(blindAuction, so, event)).toMatchObject({ ok: false, error });
    const record = { ...so.record, events: [...so.record.events, event] };
    expect(replay(blindAuction, record)).toMatchObject({
      ok: false,
      error,
      at: `events[${so.record.events.length}]`,
    });
  });
});

function bidOne(seat: number): AuctionEvent {
  return { kind: 'decision', seat, steps: [{ card: 1 }, { coins: 0 }] };
}

test('a replay tells the same as the play did', () => {
  const match = after(
    afterRound(newAuction(4)),
    { kind: 'takeback', seat: 0, ply: 2, time: 900 },
    { kind: 'resignation', seat: 3, time: 1000 },
    { kind: 'sit', seat: 0, player: 'ana' },
  );
  expect(replay(blindAuction, match.record)).toEqual({ ok: true, value: match });
});

import { append } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { leave, settle } from '../src/leaving.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { santorini } from '../src/santorini.ts';
import { positionOf } from './random-start.ts';
import { decided, good, newMatch, type SantoriniMatch, textOf, tried } from './table-games.ts';

/** Pan in the corner A1 has no turn; the others are free. */
const STUCK = '0000000000000004400004400';
const from = (position: string, players: 2 | 3 | 4): SantoriniMatch => newMatch({ players, position });
const resigned = (match: SantoriniMatch, seat: number): SantoriniMatch =>
  good(append(santorini, match, { kind: 'resignation', seat }));

describe('of three players (R54, R55)', () => {
  test('T06 one who has no turn is out with workers and power; blocks stay and the next plays', () => {
    const settled = settle(positionOf(`${STUCK}/1/athena[^]:A1/pan:C5,D5/zeus:E5,E4`));
    expect(formatPosition(settled)).toBe('0000000000000004400004400/2/-athena:/pan:C5,D5/zeus:E5,E4');
  });

  test('T06 whoever is stuck when the turn comes leaves at once', () => {
    const match = from(`${STUCK}/3/pan:A1/hera:C5,D5/zeus:E5,E4`, 3);
    const next = decided(match, ['E5>D4', '^E5']);
    expect(textOf(next)).toBe('0000100000000004400004400/2/-pan:/hera:C5,D5/zeus:D4,E4');
    expect(next.outcome).toBeUndefined();
  });

  test('a ban goes with its owner', () => {
    const match = from('0100000000000000000000000/2/athena[^]:A1,B1/pan:A5,E5/zeus:D1,E1', 3);
    expect(textOf(resigned(match, 0))).toBe('0100000000000000000000000/2/-athena:/pan:A5,E5/zeus:D1,E1');
    expect(tried(match, ['A5>B5', '^A5'])).toMatchObject({ error: 'illegal' });
    expect(tried(resigned(match, 0), ['A5>B5', '^A5']).ok).toBe(true);
  });

  test('who resigns is out, and the last one left has won (R67)', () => {
    const match = from('0000000000000000000000000/1/pan:A1,B1/hera:C5,D5/zeus:E5,E4', 3);
    const two = resigned(match, 0);
    expect(textOf(two)).toBe('0000000000000000000000000/2/-pan:/hera:C5,D5/zeus:E5,E4');
    expect(two.outcome).toBeUndefined();
    const one = resigned(two, 2);
    expect(textOf(one)).toBe('0000000000000000000000000/2/-pan:/#hera:C5,D5/-zeus:');
    expect(one.outcome).toEqual({ kind: 'won', winners: [1], reason: 'resignation' });
  });

  test('turns go round without those who left', () => {
    const match = resigned(from('0000000000000000000000000/1/pan:A1,B1/hera:C5,D5/zeus:E5,E4', 3), 1);
    const next = decided(match, ['A1>A2', '^A1']);
    expect(textOf(next)[26]).toBe('3');
    expect(textOf(decided(next, ['E5>D4', '^E5']))[26]).toBe('1');
  });

  test('two may be stuck one after the other', () => {
    const both = settle(positionOf('0404004440000004400004400/1/pan:C5/zeus:A1/hera:E1,E3'));
    expect(formatPosition(both)).toBe('0404004440000004400004400/3/-pan:/-zeus:/#hera:E3,E1');
  });

  test('a win by anybody ends the game for all', () => {
    const match = from('0000000000000000000000023/1/pan:D1,A1/atlas:C5,D5/zeus:E5,E4', 3);
    expect(decided(match, ['D1>E1']).outcome).toEqual({ kind: 'won', winners: [0] });
  });

  test('who leaves in the middle of an additional turn has none', () => {
    const after = leave(positionOf('0000000000000000000000000/1/dionysus:A1/hera:C5/zeus:E5/turn=extra'), 0);
    expect(formatPosition(after)).toBe('0000000000000000000000000/2/-dionysus:/hera:C5/zeus:E5');
  });
});

describe('of two and of four the other side has won (R5, R56, R67)', () => {
  test('two', () => {
    const match = from('0000000000000000000000000/1/pan:A1,B1/hera:C5,D5', 2);
    expect(resigned(match, 0).outcome).toEqual({ kind: 'won', winners: [1], reason: 'resignation' });
    expect(resigned(match, 1).outcome).toEqual({ kind: 'won', winners: [0], reason: 'resignation' });
  });

  test.each([0, 1, 2, 3])('four, seat index %i resigns', (seat) => {
    const match = from('0000000000000000000000000/1/pan:A1,B1/hera:C5,D5/zeus:=/bia:=', 4);
    const winners = seat % 2 === 0 ? [1, 3] : [0, 2];
    expect(resigned(match, seat).outcome).toEqual({ kind: 'won', winners, reason: 'resignation' });
  });

  test('a turn that had begun is over with the game, which can be read again', () => {
    const asked = positionOf(`0000000000aa0003a0000000a/1/prometheus:E5,A1/gaea:D4,E4/steps=^A2;react=2`);
    for (const [seat, text] of [
      [0, '0000000000aa0003a0000000a/1/prometheus:E5,A1/#gaea:D4,E4'],
      [1, '0000000000aa0003a0000000a/1/#prometheus:E5,A1/gaea:D4,E4'],
    ] as const) {
      expect(formatPosition(leave(asked, seat))).toBe(text);
      expect(formatPosition(positionOf(text))).toBe(text);
    }
  });

  test('who is walled in by an answer in the own turn has lost', () => {
    const walledIn = '0000000000aa0003a0000000a/1/prometheus:E5,A1/gaea:D4,E4/steps=^A2+B1';
    expect(formatPosition(positionOf(walledIn))).toBe(walledIn);
    expect(formatPosition(settle(positionOf(walledIn)))).toBe(
      '0000000000aa0003a0000000a/1/prometheus:E5,A1/#gaea:D4,E4',
    );
  });

  test('a team that has no turn has lost, a team whose partner wins has won', () => {
    const stuck = from(`${STUCK}/3/pan:A1/hera:C5,D5/zeus:=/bia:=`, 4);
    expect(stuck.outcome).toEqual({ kind: 'won', winners: [1, 3] });
    const match = from('0000000000000000000000023/3/pan:D1,A1/atlas:C5,D5/zeus:=/bia:=', 4);
    const won = decided(match, ['D1>E1']);
    expect(won.outcome).toEqual({ kind: 'won', winners: [0, 2] });
    expect(textOf(won)).toBe('0000000000000000000000023/4/#pan:A1,E1/atlas:C5,D5/#zeus:=/bia:=');
  });
});

describe('who leaves before play has lost, and the game is over (R67)', () => {
  const draft = (players: 2 | 3 | 4): SantoriniMatch => newMatch({ players, mode: 'draft' });
  const placing = (players: 2 | 3 | 4): SantoriniMatch =>
    newMatch({ players, mode: 'fixed', powers: ['pan', 'hera', 'zeus', 'atlas'].slice(0, players) });

  test.each([
    [2, 0, [1]],
    [2, 1, [0]],
    [3, 0, [1, 2]],
    [3, 2, [0, 1]],
    [4, 0, [1, 3]],
    [4, 3, [0, 2]],
  ] as const)('of %i, seat index %i', (players, seat, winners) => {
    for (const match of [draft(players), placing(players)]) {
      const left = resigned(match, seat);
      expect(left.outcome).toEqual({ kind: 'won', winners, reason: 'resignation' });
      expect(santorini.toAct(left.state)).toEqual([]);
      expect(santorini.view(left.state, seat).outcome).toEqual({ kind: 'won', winners });
    }
  });
});

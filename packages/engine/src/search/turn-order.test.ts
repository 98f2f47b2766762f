import {
  copyPosition,
  Evasions,
  listTurns,
  type Position,
  parsePosition,
  parseSquare,
  stepFrom,
  stepTo,
} from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomLine } from '../../test/random-line.ts';
import { isChanceNode } from './chance-nodes.ts';
import { StackEntry } from './stack-entry.ts';
import { TurnOrder } from './turn-order.ts';

function entryOf(position: Position): StackEntry {
  const entry = new StackEntry(0);
  copyPosition(position, entry.position);
  listTurns(entry.position, entry.list);
  return entry;
}

/** The turns in the order in which they would be tried, each by where it begins in the list. */
function tried(
  entry: StackEntry,
  order: TurnOrder,
  tableMove = -1,
  evasions: Evasions | null = null,
): number[] {
  entry.tableMove = tableMove;
  const count = order.score(entry, 0, evasions);
  for (let n = 0; n < count; n++) entry.pickNext(n, count);
  return [...entry.starts.subarray(0, count)];
}

const positionOf = (text: string): Position => {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  return position.value;
};

const CASTS = castsLedByAll(2, 'order').map((cast) => [cast] as const);

test.each(CASTS)('every turn of %j is tried once, and the table move first', (cast) => {
  for (const [ply, position] of randomLine(cast, 20, 'order').entries()) {
    if (isChanceNode(position)) continue;
    const entry = entryOf(position);
    const all = [...entry.list.starts()];
    const tableMove = all[(ply * 7) % Math.max(1, all.length)] ?? -1;
    const order = tried(entry, new TurnOrder(), tableMove);
    expect(
      order.toSorted((a, b) => a - b),
      `seed order, ply ${ply}`,
    ).toEqual(all);
    if (all.length > 0) expect(order[0], `seed order, ply ${ply}`).toBe(tableMove);
  }
});

const THREATENED = positionOf('0000002300001200000000000/1/mortal:E1,B3/mortal:B4,E5');

test('under a threat only turns that go to or build on the square are tried, all of them', () => {
  const entry = entryOf(THREATENED);
  const square = parseSquare('C4')!;
  const evasions = new Evasions();
  evasions.prepare(THREATENED, 1);
  const { data } = entry.list;
  const helps = (at: number): boolean =>
    stepTo(data[at + 1]!) === square || stepFrom(data[at + 2]!) === square;
  const helpful = [...entry.list.starts()].filter(helps);
  expect(helpful.length).toBeGreaterThan(0);
  expect(tried(entry, new TurnOrder(), -1, evasions).toSorted((a, b) => a - b)).toEqual(helpful);
});

describe('what was good enough', () => {
  const START = positionOf('0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2');

  test('is tried first in the same place, and sooner elsewhere', () => {
    const order = new TurnOrder();
    const entry = entryOf(START);
    const turn = tried(entry, order)[40]!;
    order.update(entry, 40, 0, 6);
    expect(tried(entry, order)[0]).toBe(turn);
    const elsewhere = entryOf(START);
    expect(tried(elsewhere, order).indexOf(turn)).toBeLessThan(5);
  });

  test('is forgotten when it should be', () => {
    const order = new TurnOrder();
    const entry = entryOf(START);
    const before = tried(entry, order);
    order.update(entry, 40, 0, 6);
    order.clear();
    expect(tried(entryOf(START), order)).toEqual(before);
  });
});

import { parseRecord, type Result, replay } from '@thera/table';
import { expect, test } from 'vitest';
import { TABLE_IDS } from '../src/data/tables.ts';
import { prometheus } from '../src/prometheus.ts';
import { type Setup, usualSetup } from '../src/setup.ts';
import type { OpenCards, State } from '../src/state.ts';
import { must, type PrometheusMatch, playRandomly } from './random-games.ts';

/** A game from before hands and armies were tuned. */
const OTHERWISE: Setup = {
  ...usualSetup('2'),
  hands: [1, 7],
  armies: [['hydra', 'minotaur'], ['nemeanLion']],
};

/** What somebody who kept a record reads later. */
const readAgain = (record: unknown): Result<PrometheusMatch, string> =>
  replay(prometheus, must(parseRecord(prometheus, JSON.parse(JSON.stringify(record)))));

/** How many cards each seat holds when the first turn begins. */
function cardsDealt(setup: Setup): readonly number[] {
  const dealt: State[] = [];
  playRandomly(setup, 'dealt', ({ state }) => {
    if (state.turn.number === 1) dealt.push(state);
  });
  return dealt[0]!.seats.map(({ cards }) => (cards as OpenCards).hand.length);
}

test.each(TABLE_IDS)('a new game at table %s carries its opening hands and armies', (table) => {
  const { table: id, draft, options } = usualSetup(table);
  expect(prometheus.parseSetup({ table: id, draft, options })).toEqual({
    ok: true,
    value: usualSetup(table),
  });
});

test('opening hands are those of the setup', () => {
  const usual = cardsDealt({ ...OTHERWISE, hands: [3, 3] });
  const [blue, red] = cardsDealt(OTHERWISE);
  expect([blue! - usual[0]!, red! - usual[1]!]).toEqual([-2, 4]);
});

test('a record that was made with other hands and armies is replayed with its own', () => {
  const played: PrometheusMatch = playRandomly(OTHERWISE, 'kept', () => {});
  expect(must(readAgain(played.record)).state).toEqual(played.state);
});

test('a record that does not say what it was made with, and does not fit today, is refused with a place', () => {
  const { record } = playRandomly(OTHERWISE, 'kept', () => {});
  const { table, draft, options } = record.setup;
  const again = readAgain({ ...record, setup: { table, draft, options } });
  expect(again).toMatchObject({ ok: false, at: expect.stringMatching(/^events\[\d+\]$/) });
});

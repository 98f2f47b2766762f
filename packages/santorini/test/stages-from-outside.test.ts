import { createHash } from 'node:crypto';
import { append, begin, type Result, type Table } from '@thera/table';
import { describe, expect, test } from 'vitest';
import {
  advance,
  awaitsChance,
  formatStage,
  parseSetup,
  parseStage,
  type Setup,
  type State,
  santorini,
  undrawnPlacing,
} from '../src/index.ts';

const table: Table<Setup, State, string, unknown> = {
  game: santorini,
  hash: (text) => createHash('sha256').update(text).digest('hex'),
};
const BARE = '0'.repeat(25);

function good<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`${result.error} at ${result.at}`);
  return result.value;
}

test.each([
  `${BARE}/1/?:/?:/phase=pick;night=hades;offer=nyx,zeus;challenger=2`,
  `${BARE}/2/nyx:/zeus:/phase=start;night=hades;challenger=2`,
  `${BARE}/1/nyx[hades]:/zeus:/phase=place;start=1`,
  `${BARE}/2/pan:/siren:/phase=place;start=1`,
  `${BARE}/1/pan:/siren[ne]:/phase=place;start=1`,
  `${BARE}/2/pan:A1,B1/moerae[?]:/phase=place;start=1`,
  `${BARE}/2/pan:A1,B1/moerae[C3]:/phase=place;start=1`,
  `${BARE}/2/pan:A1,B1/tartarus[?]:C1,D1/phase=place;start=1`,
  `${BARE}/1/mortal:/mortal:/fleece=limus@printed;phase=place;start=1`,
  `${BARE}/1/mortal:A1,B1/mortal:C1,D1/fleece=hades;phase=place;start=1`,
  `${BARE}/2/mortal:A1,B1/mortal:C1,D1/fleece=hades;ram=C3`,
])('%s is read and written', (text) => {
  expect(formatStage(good(parseStage(text)))).toBe(text);
});

describe('what chance decides before the first turn', () => {
  const draft = `${BARE}/1/chaos:/pan:/phase=start;challenger=1`;

  test('is written with ? as long as nothing is drawn', () => {
    const stage = good(parseStage(draft));
    if (stage.phase !== 'start') throw new Error(stage.phase);
    const cards = stage.cards.map((card) => card!);
    expect(formatStage(undrawnPlacing(cards, 1))).toBe(`${BARE}/2/chaos[?]:/pan:/phase=place;start=2`);
  });

  test('is drawn when the start player is named', () => {
    const placing = good(advance(good(parseStage(draft)), ['start 2'], ([first]) => first!));
    expect(formatStage(placing)).toBe(`${BARE}/2/chaos[apollo]:/pan:/phase=place;start=2`);
  });

  test('is known where a night was named', () => {
    const text = `${BARE}/1/nyx:/pan:/phase=start;night=bia;challenger=1`;
    const placing = good(advance(good(parseStage(text)), ['start 2'], () => expect.fail('nothing is drawn')));
    expect(formatStage(placing)).toBe(`${BARE}/2/nyx[bia]:/pan:/phase=place;start=2`);
  });

  test('is drawn when a game begins from a placement', () => {
    const position = `${BARE}/1/chaos[?]:/pan:/phase=place;start=1`;
    const { state } = good(begin(table, good(parseSetup({ position })), 'seed'));
    if (state.stage.phase !== 'place') throw new Error(state.stage.phase);
    expect(awaitsChance(state.stage.position)).toBe(false);
  });
});

test('when one of three resigns, a player who then has no turn is out as well', () => {
  const position = '4000044000000000000000000/1/pan:E1,D1/atlas:/hestia:E5,E4';
  const match = good(begin(table, good(parseSetup({ players: 3, position })), 'seed'));
  const after = good(append(table, match, { kind: 'resignation', seat: 0 }));
  expect(after.outcome).toEqual({ kind: 'won', winners: [2], reason: 'resignation' });
});

test('two of three players cannot be out while nobody has won', () => {
  expect(parseStage(`${BARE}/1/pan:A1,B1/-atlas:/-hestia:`)).toMatchObject({ ok: false, error: 'bad-seat' });
  expect(parseStage(`${BARE}/1/#pan:A1,B1/-atlas:/-hestia:`)).toMatchObject({ ok: true });
});

import { append, begin, type Result } from '@thera/table';
import { describe, expect, test } from 'vitest';
import {
  advance,
  awaitsChance,
  formatStage,
  parseSetup,
  parseStage,
  santorini,
  undrawnPlacing,
} from '../src/index.ts';

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
    const { state } = good(begin(santorini, good(parseSetup({ position })), 'seed'));
    if (state.stage.phase !== 'place') throw new Error(state.stage.phase);
    expect(awaitsChance(state.stage.position)).toBe(false);
  });
});

test('when one of three resigns, a player who then has no turn is out as well', () => {
  const position = '4000044000000000000000000/1/pan:E1,D1/atlas:/hestia:E5,E4';
  const match = good(begin(santorini, good(parseSetup({ players: 3, position })), 'seed'));
  const after = good(append(santorini, match, { kind: 'resignation', seat: 0 }));
  expect(after.outcome).toEqual({ kind: 'won', winners: [2], reason: 'resignation' });
});

describe('a seat that is asked about a turn of which it does not see all', () => {
  const towers = '0000000000003000000000000';
  const asked = (seats: string, extras: string): string => `${towers}/1/${seats}/${extras}`;
  const dark = 'hecate:?,?/gaea:E5,E1';

  test.each([
    asked(dark, 'steps=^C3;react=2;sites=B4,B2'),
    asked('pan:B3,A1/gaea:E5,E1/hecate:?,?', 'steps=A1>A2^C3;react=2;sites=B2'),
    asked('moerae[?]:B3,A1/gaea:E5,E1', 'steps=B3>B2^C3;react=2;sites=D2'),
  ])('is told where a worker may come in: %s', (text) => {
    expect(formatStage(good(parseStage(text)))).toBe(text);
  });

  test.each([
    ['a square that is none', asked(dark, 'steps=^C3;react=2;sites=B9')],
    ['nobody is asked', asked(dark, 'steps=^C3;sites=B2')],
    ['the seat keeps no worker in reserve', asked('hecate:?,?/pan:E5,E1', 'steps=^C3;react=2;sites=B2')],
    ['nothing is hidden', asked('pan:B3,A1/gaea:E5,E1', 'steps=B3>B2^C3;react=2;sites=B4')],
    ['before play', asked('hecate:/gaea:', 'phase=place;start=1;sites=B4')],
  ])('and nobody else: %s', (_, text) => {
    expect(parseStage(text).ok).toBe(false);
  });
});

test('two of three players cannot be out while nobody has won', () => {
  expect(parseStage(`${BARE}/1/pan:A1,B1/-atlas:/-hestia:`)).toMatchObject({ ok: false, error: 'bad-seat' });
  expect(parseStage(`${BARE}/1/#pan:A1,B1/-atlas:/-hestia:`)).toMatchObject({ ok: true });
});

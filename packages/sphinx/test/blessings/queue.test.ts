import { expect, test } from 'vitest';
import type { State } from '../../src/state.ts';
import { choices, choicesWith, happenings, play, position } from '../positions.ts';

const workers = '0,0 4,4 4,0 0,4';
const withDeck = (state: State, ...gods: readonly ('apollo' | 'athena' | 'pan' | 'ares')[]): State => ({
  ...state,
  deck: { ...state.deck, top: gods.map((god) => ({ kind: 'god' as const, god })) },
});
const queueOf = (state: State): readonly string[] =>
  state.queue.map((card) =>
    card.kind === 'god' ? card.god : card.kind === 'blessing' ? card.blessing : '?',
  );

test('a blessing that is used makes room for the next card', () => {
  const field = withDeck(position({ queue: 'artemis quarry-gift hera', workers }), 'apollo', 'athena');
  expect(queueOf(play(field, 'gain L1 {quarry-gift}'))).toEqual(['artemis', 'hera', 'apollo']);
});

test('a blessing may be used between move and build, though a card is then revealed', () => {
  const field = withDeck(position({ queue: 'quarry-gift stepping-stones', workers }), 'apollo');
  const moved = play(field, '0>1,1');
  expect(choices(moved)).toContain('gain L1 {quarry-gift}');
  expect(choices(moved)).toContain('0>2,2 {stepping-stones}');
  expect(choices(play(moved, 'gain L1 {quarry-gift}'))).toContain('0+0,0 L1');
});

test('nobody counts on what will be revealed', () => {
  const field = withDeck(position({ queue: 'barter', workers, stockpile: 'L1' }), 'apollo');
  expect(choices(play(field, '0>1,1', 'pay L1 {barter}'))).toEqual(['gain L1']);
});

test('Open Hand: a god is taken besides the action, whatever its place in the queue', () => {
  const field = position({ queue: 'open-hand artemis hera', workers });
  expect(choicesWith(field, 'open-hand')).toEqual([
    'select 1 {open-hand}',
    'select 2 {open-hand}',
    'drop open-hand',
  ]);
  const taken = play(field, 'select 2 {open-hand}');
  expect(taken.held.map(({ god }) => god)).toEqual(['hera']);
  expect(queueOf(taken)).toEqual(['artemis']);
  expect(taken.turn.phase).toBe('start');
  expect(choices(taken)).toContain('select 0');
});

test('Open Hand: also where the blessing lies behind the god', () => {
  expect(
    queueOf(play(position({ queue: 'artemis hera open-hand', workers }), 'select 1 {open-hand}')),
  ).toEqual(['artemis']);
});

test('Open Hand: also in the middle of the action, and its power may be used at once', () => {
  const field = position({ queue: 'open-hand artemis', workers });
  expect(choicesWith(play(field, '0>1,1', 'select 1 {open-hand}'), '{artemis}')).toContain('0>2,2 {artemis}');
});

test('Open Hand: not above the limit', () => {
  const full = position({ queue: 'open-hand artemis', gods: 'hera ares', workers });
  expect(choicesWith(full, '{open-hand}')).toEqual([]);
});

test('Open Hand: a facedown card is turned up', () => {
  const field = position({ riddle: 16, queue: 'open-hand artemis', workers: '0,0 1,0 2,0 3,0' });
  const dark: State = { ...field, queue: [field.queue[0]!, { kind: 'facedown', type: 'mover' }] };
  const taken = play(dark, 'select 1 {open-hand}');
  expect(happenings(taken, 'turned-up')).toHaveLength(1);
  expect(taken.held).toHaveLength(1);
});

test('Fresh Omens: as many gods as one likes go under the deck before it is filled', () => {
  const field = withDeck(position({ queue: 'fresh-omens artemis hera', workers }), 'apollo', 'athena', 'pan');
  const asked = play(field, 'use fresh-omens');
  expect(choices(asked)).toEqual(['put-under 0', 'put-under 1', 'done']);
  const one = play(asked, 'put-under 0');
  expect(choices(one)).toEqual(['put-under 0', 'done']);
  expect(queueOf(play(one, 'done'))).toEqual(['hera', 'apollo', 'athena']);
  expect(queueOf(play(one, 'put-under 0'))).toEqual(['apollo', 'athena', 'pan']);
});

test('Fresh Omens: what went under comes back last', () => {
  const field = withDeck(position({ queue: 'fresh-omens artemis hera', workers }), 'apollo');
  const both = play(field, 'use fresh-omens', 'put-under 1', 'put-under 0');
  expect(queueOf(both)).toEqual(['apollo', 'hera', 'artemis']);
});

test('Fresh Omens: not without a god in the queue', () => {
  expect(choices(position({ queue: 'fresh-omens quarry-gift', workers }))).not.toContain('use fresh-omens');
});

test('a blessing that is dropped does nothing', () => {
  const field = position({ queue: 'quarry-gift', workers });
  const dropped = play(field, 'drop quarry-gift');
  expect(dropped.stockpile).toEqual(field.stockpile);
  expect(happenings(dropped, 'blessing-spent')).toEqual([
    { kind: 'blessing-spent', blessing: 'quarry-gift', isUsed: false },
  ]);
});

import { expect, test } from 'vitest';
import { BLUE_GODS } from '../../src/cards/gods.ts';
import type { State } from '../../src/state.ts';
import { choices, choicesWith, happenings, play, position } from '../positions.ts';

const chargesOf = ({ held }: State, god: string) => held.find((one) => one.god === god)?.charges;

test('Chaos turns up a blue god that is not in the riddle, for a charge', () => {
  const before = position({ gods: 'chaos', change: { unseen: BLUE_GODS.filter((god) => god !== 'atlas') } });
  const after = play(before, 'use chaos');
  const { god } = after.turn.borrowed[0]!;
  expect(BLUE_GODS).toContain(god);
  expect(after.unseen).not.toContain(god);
  expect(chargesOf(after, 'chaos')).toBe(2);
  expect(after.turn.used).toEqual([]);
});

const hunting = position({ gods: 'chaos', towers: '2,1:1', change: { unseen: ['artemis'] } });

test('Chaos is used when what was turned up is, and that costs no further charge', () => {
  const after = play(hunting, 'use chaos', '0>1,1', '0>2,2 {artemis}');
  expect(after.turn.used).toEqual(['artemis', 'chaos']);
  expect(chargesOf(after, 'chaos')).toBe(2);
  expect(happenings(play(after, '0+2,1 L2<chaos'), 'quest-done')).toEqual([
    { kind: 'quest-done', god: 'chaos' },
  ]);
});

test('the quest of Chaos is not done when what was turned up is not used', () => {
  const after = play(hunting, 'use chaos', '0>1,1', '0+2,1 L2<chaos');
  expect(happenings(after, 'quest-done')).toEqual([]);
});

test('what was turned up is gone in the next turn', () => {
  const after = play(hunting, 'use chaos', '0>1,1', '0+0,0 L1');
  expect(after.turn.borrowed).toEqual([]);
});

test('Chaos is not offered without a charge', () => {
  const { held, ...rest } = hunting;
  expect(choicesWith({ ...rest, held: [{ ...held[0]!, charges: 0 }] }, 'chaos')).toEqual([]);
});

test('the card that Circe copies loses no charge, she does', () => {
  const before = position({ gods: 'circe pan:1', towers: '0,0:2' });
  const after = play(before, 'use circe pan', '0>1,1', 'gain L1 {pan}');
  expect([chargesOf(after, 'circe'), chargesOf(after, 'pan')]).toEqual([2, 2]);
  expect(after.turn.used).toEqual(['pan', 'circe']);
});

test('Circe copies a power whose card has no charges left', () => {
  const before = position({ gods: 'circe ares:1', towers: '2,2:1' });
  const spent = before.held.map((held) => (held.god === 'ares' ? { ...held, charges: 0 } : held));
  const after = play({ ...before, held: spent }, 'use circe ares', '0>1,1', '0+0,0 L1');
  expect(choices(after)).toContain('0-2,2 {ares}');
});

test('Circe who copies Chaos is used by what Chaos turns up, and Chaos loses nothing', () => {
  const before = position({ gods: 'circe chaos:1', change: { unseen: ['artemis'] } });
  const after = play(before, 'use circe chaos', 'use chaos', '0>1,1', '0>2,2 {artemis}');
  expect(after.turn.used).toEqual(['artemis', 'chaos', 'circe']);
  expect([chargesOf(after, 'circe'), chargesOf(after, 'chaos')]).toEqual([2, 3]);
});

const clearing = ['0>1,1', '0+0,0 L1<artemis'];

test('Hera puts a god that would be discarded back into the queue', () => {
  const asked = play(position({ gods: 'hera artemis', queue: 'atlas' }), ...clearing);
  expect(choices(asked)).toEqual(['use hera artemis', 'done']);
  const after = play(asked, 'use hera artemis');
  expect(after.held.map(({ god }) => god)).toEqual(['hera']);
  expect(after.queue).toContainEqual({ kind: 'god', god: 'artemis' });
  expect(chargesOf(after, 'hera')).toBe(1);
});

test('Hera puts it on the deck when the queue is full', () => {
  const full = position({ gods: 'hera artemis', queue: 'atlas hermes apollo' });
  const after = play(full, ...clearing, 'use hera artemis');
  expect(after.deck.top).toEqual([{ kind: 'god', god: 'artemis' }]);
});

test('whoever holds Hera may let the god go', () => {
  const after = play(position({ gods: 'hera artemis' }), ...clearing, 'done');
  expect(happenings(after, 'god-discarded')).toEqual([{ kind: 'god-discarded', god: 'artemis' }]);
  expect(chargesOf(after, 'hera')).toBe(2);
});

test('Hera saves the god of another player, in the turn of who holds her', () => {
  const after = play(position({ gods: 'hera artemis:1' }), ...clearing);
  expect(choices(after)).toContain('use hera artemis');
  const others = play(position({ gods: 'hera:1 artemis' }), ...clearing);
  expect(happenings(others, 'god-discarded')).toHaveLength(1);
});

test('Hera works in the turn in which she is discarded herself, and does her quest by it', () => {
  const both = position({ gods: 'hera artemis demeter', players: 1, towers: '2,1:1' });
  const asked = play(both, '0>1,1', '0+2,1 L2<hera', '0+0,0 L1<artemis {demeter}');
  const after = play(asked, 'use hera artemis');
  expect(happenings(after, 'quest-done')).toEqual([{ kind: 'quest-done', god: 'hera' }]);
  expect(happenings(after, 'god-discarded')).toEqual([{ kind: 'god-discarded', god: 'hera' }]);
});

test('Hera does not save herself', () => {
  const after = play(position({ gods: 'hera', towers: '0,0:1' }), '1>3,3', '1+4,4 L1');
  const alone = play({ ...after, turn: { ...after.turn, seat: 0 } }, '0>1,1', '0+0,0 L2<hera');
  expect(happenings(alone, 'god-discarded')).toEqual([{ kind: 'god-discarded', god: 'hera' }]);
});

test('Circe does not come back by the power that she copies', () => {
  const before = position({ gods: 'circe artemis', queue: 'hera', towers: '0,0:1' });
  const after = play(before, 'use circe hera', '0>1,1', '0+0,0 L2<circe');
  expect(happenings(after, 'god-discarded')).toEqual([{ kind: 'god-discarded', god: 'circe' }]);
});

test('Chronus keeps the tide from rising', () => {
  const before = position({ riddle: 6, gods: 'chronus', change: { clock: 5 } });
  const after = play(before, '0>1,1', '0+0,1 L1', 'use chronus');
  expect(happenings(after, 'effects-skipped')).toHaveLength(1);
  expect(happenings(after, 'tide-turned')).toEqual([]);
  expect([after.clock, after.turn.number, chargesOf(after, 'chronus')]).toEqual([5, 2, 2]);
});

test('without Chronus being used the tide rises', () => {
  const before = position({ riddle: 6, gods: 'chronus', change: { clock: 5 } });
  const after = play(before, '0>1,1', '0+0,1 L1', 'done');
  expect(happenings(after, 'tide-turned')).toHaveLength(1);
  expect([after.clock, chargesOf(after, 'chronus')]).toEqual([6, 3]);
});

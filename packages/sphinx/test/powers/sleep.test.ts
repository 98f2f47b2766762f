import { expect, test } from 'vitest';
import { choices, happenings, play, position } from '../positions.ts';
import { testCases } from './cases.ts';

const VISITOR = 4;
const TIDES = 6;
const RING = 7;
const BEAST = 8;
const FLEEING_KING = 20;

const asleep = (figure: 0 | 1 | 2 | 3 | 'king' | 'sphinx') => ({ asleep: [{ figure, seat: 0 }] });

test('a sleeping Sphinx does not come nearer until the next turn of who put her to sleep', () => {
  const first = play(position({ riddle: VISITOR, gods: 'hypnus' }), 'use hypnus sphinx', '0>0,0', '0+1,0 L1');
  const second = play(first, '2>1,1', '2+0,1 L1');
  expect(happenings(first, 'sphinx-moved')).toEqual([]);
  expect(happenings(second, 'sphinx-moved')).toEqual([]);
  expect(happenings(second, 'woke')).toEqual([{ kind: 'woke', figure: 'sphinx' }]);
  expect(choices(play(second, '0>0,1', '0+0,0 L1'))).toContain('sphinx-way 3,1');
});

test('a power that was used has one charge less, and is not offered without a charge', () => {
  const once = play(position({ gods: 'hypnus' }), 'use hypnus 3', '0>1,1', '0+0,0 L1');
  expect(once.held[0]!.charges).toBe(1);
  const spent = { ...once, held: [{ ...once.held[0]!, charges: 0 }], turn: { ...once.turn, seat: 0 } };
  expect(choices(spent).filter((step) => step.startsWith('use'))).toEqual([]);
});

test('a sleeping worker is not swept away by the tide', () => {
  const before = position({ riddle: TIDES, workers: '0,2 0,0 5,1 2,1', change: { clock: 5, ...asleep(0) } });
  const after = play(before, '1>1,1', '1+1,0 L1');
  expect(happenings(after, 'tide-turned')).toHaveLength(1);
  expect(happenings(after, 'destroyed')).toEqual([]);
});

test('a sleeping worker is not destroyed where the Sphinx lands, one awake is', () => {
  const landing = { riddle: RING, workers: '3,0 3,3 3,2 2,3', sphinx: '0,0' };
  const sleeping = play(position({ ...landing, change: asleep(0) }), '1>3,4', '1+3,3 L1');
  expect(happenings(sleeping, 'sphinx-moved')).toHaveLength(1);
  expect(happenings(sleeping, 'destroyed')).toEqual([]);
  expect(happenings(play(position(landing), '1>3,4', '1+3,3 L1'), 'destroyed')).toHaveLength(1);
});

test('a sleeping Sphinx does not leave her place on the ring', () => {
  const after = play(position({ riddle: RING, gods: 'hypnus' }), 'use hypnus sphinx', '0>1,2', '0+2,2 L1');
  expect(happenings(after, 'sphinx-moved')).toEqual([]);
});

test('a roar does not move who sleeps', () => {
  const before = position({ riddle: BEAST, workers: '1,2 5,4 5,0 2,1', change: asleep(0) });
  const after = play(before, '1>4,4', '1+5,4 L1');
  expect(happenings(after, 'forced')).toEqual([{ kind: 'forced', figure: 3, from: 8, to: 2 }]);
});

test('a sleeping King does not flee, and is not trapped meanwhile', () => {
  const after = play(
    position({ riddle: FLEEING_KING, gods: 'hypnus' }),
    'use hypnus king',
    '0>1,1',
    '0+0,1 L1',
  );
  expect(happenings(after, 'king-moved')).toEqual([]);
});

test('a lost game does not destroy who sleeps', () => {
  const lost = play(position({ change: { gems: [], ...asleep(2) } }), 'game');
  expect(choices(lost)).toEqual(['destroy 0', 'destroy 1', 'destroy 3']);
});

testCases([
  {
    rule: 'nobody builds beside the Sphinx as long as she watches',
    riddle: VISITOR,
    workers: '2,1 1,4 0,1 0,3',
    after: ['0>2,2'],
    can: ['0+2,1 L1'],
    cannot: ['0+3,1 L1'],
  },
  {
    rule: 'a sleeping Sphinx watches nothing',
    riddle: VISITOR,
    workers: '2,1 1,4 0,1 0,3',
    change: asleep('sphinx'),
    after: ['0>2,2'],
    can: ['0+3,1 L1'],
  },
  {
    rule: 'who sleeps does not follow in a procession',
    riddle: 9,
    king: '0,1',
    change: asleep('king'),
    after: ['0>2,1'],
    cannot: ['king~1,1'],
  },
  {
    rule: 'Bia does not force a sleeping Sphinx',
    riddle: BEAST,
    gods: 'bia',
    workers: '0,1 0,0 0,2 3,0',
    sphinx: '2,1',
    change: asleep('sphinx'),
    after: ['0>1,1'],
    cannot: ['sphinx~3,1 {bia}'],
  },
]);

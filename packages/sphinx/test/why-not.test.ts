import { describe, expect, test } from 'vitest';
import { optionsOf } from '../src/options.ts';
import { isSameStep } from '../src/parse-step.ts';
import type { Step } from '../src/step.ts';
import { whyNot } from '../src/why-not/why-not.ts';
import { whyNotSquare } from '../src/why-not/why-not-square.ts';
import { play, position, type Sketch, squareOf } from './positions.ts';

const FIELD: Sketch = { workers: '1,1 4,4 4,0 0,4' };
const move = (worker: 0 | 1 | 2 | 3, to: number, by?: readonly string[]): Step =>
  ({ kind: 'move', worker, to, ...(by === undefined ? {} : { by }) }) as Step;
const build = (on: number, piece = 'L1', more: object = {}): Step =>
  ({ kind: 'build', worker: 0, on, piece, from: 'stockpile', ...more }) as Step;
const take = (on: number): Step => ({ kind: 'take', worker: 0, on });

type Row = readonly [code: string, sketch: Sketch, taken: readonly string[], step: Step];

/** Squares of a field five wide: 5 * y + x. */
const MOVES: readonly Row[] = [
  ['not-next-to', {}, [], move(0, 18)],
  ['own-square', {}, [], move(0, 6)],
  ['gap', { riddle: 0, workers: '1,1 4,2 4,1 0,2' }, [], move(0, 0)],
  ['gate-closed', { riddle: 21, workers: '1,5 3,6 2,6 2,5' }, [], move(0, 21)],
  ['occupied', { workers: '1,1 2,2 4,0 0,4' }, [], move(0, 12)],
  ['king-there', { riddle: 20, king: '2,2', workers: '1,1 5,4 4,0 1,5' }, [], move(0, 14)],
  ['sphinx-there', { riddle: 4, sphinx: '2,2' }, [], move(0, 12)],
  ['domed', { towers: '2,2:L1/D' }, [], move(0, 12)],
  ['too-high', { towers: '2,2:2' }, [], move(0, 12)],
  ['flooded', { riddle: 6, workers: '0,1 1,0 2,0 3,0', change: { clock: 6 } }, [], move(0, 12)],
  ['no-toll', { riddle: 10, workers: '2,1 1,3 2,4 1,1', stockpile: '' }, [], move(0, 11)],
  ['not-your-worker', {}, [], move(2, 8)],
  ['not-on-map', { workers: '- 4,4 4,0 0,4' }, [], move(0, 8)],
  ['asleep', { change: { asleep: [{ figure: 0, seat: 1 }] } }, [], move(0, 12)],
  ['wanderer-again', { players: 3, change: { lastFirst: 3 } }, [], move(3, 15)],
  ['same-colour-again', { players: 1, change: { lastCrew: 0 } }, [], move(0, 12)],
  ['already-moved', {}, ['0>2,2'], move(0, 18)],
  ['mover-only', {}, ['0>2,2'], move(1, 18)],
  ['grounded', { gods: 'prometheus' }, ['0+2,2 L1 {prometheus}'], move(0, 12)],
  ['mover-only', { gods: 'prometheus' }, ['0+2,2 L1 {prometheus}'], move(1, 18)],
  ['not-held', {}, ['0>2,2'], move(0, 13, ['artemis'])],
  ['not-held', { gods: 'artemis:1' }, ['0>2,2'], move(0, 13, ['artemis'])],
  ['already-used', { gods: 'artemis' }, ['0>2,2', '0>2,3 {artemis}'], move(0, 12, ['artemis'])],
  ['not-by-power', { gods: 'artemis' }, ['0>2,2'], move(0, 6, ['artemis'])],
  ['too-high', { gods: 'artemis', towers: '2,3:2' }, ['0>2,2'], move(0, 17, ['artemis'])],
];

const BUILDS: readonly Row[] = [
  ['move-first', {}, [], build(12)],
  ['not-next-to', {}, ['0>2,2'], build(4)],
  ['own-square', {}, ['0>2,2'], build(12)],
  ['occupied', { workers: '1,1 2,3 4,0 0,4' }, ['0>2,2'], build(17)],
  ['king-there', { riddle: 20, king: '2,2', workers: '1,1 5,4 4,0 1,5' }, ['0>1,2'], build(14)],
  ['sphinx-there', { riddle: 8, sphinx: '2,2', workers: '1,1 5,4 5,0 0,4' }, ['0>1,2'], build(14)],
  ['domed', { towers: '2,3:4' }, ['0>2,2'], build(17)],
  ['gap', { riddle: 0, workers: '1,1 4,2 4,1 0,2' }, ['0>1,0'], build(0)],
  ['gate-closed', { riddle: 21, workers: '1,6 3,6 2,6 2,5' }, ['0>1,5'], build(21)],
  ['flooded', { riddle: 6, workers: '0,0 1,0 2,0 3,0', change: { clock: 6 } }, ['0>0,1'], build(12)],
  ['gaze', { riddle: 4, sphinx: '3,1', workers: '0,0 1,1 0,4 4,4' }, ['0>1,0'], build(2)],
  ['flotsam', { riddle: 5, workers: '2,2 3,3 3,2 2,3' }, ['0>1,1'], build(6)],
  ['wrong-piece', {}, ['0>2,2'], build(17, 'L2')],
  ['wrong-piece', { towers: '2,3:1' }, ['0>2,2'], build(17, 'L1')],
  ['no-piece', { towers: '2,3:1', stockpile: 'L1' }, ['0>2,2'], build(17, 'L2')],
  ['no-piece', {}, ['0>2,2'], build(17, 'L1', { from: 'artemis' })],
  ['already-built', { gods: 'demeter' }, ['0>2,2', '0+2,3 L1'], build(13)],
  [
    'already-used',
    { gods: 'demeter hydra' },
    ['0>2,2', '0+2,3 L1<hydra', '0+3,2 L1 {demeter}'],
    build(13, 'L1', { by: ['demeter'] }),
  ],
  ['not-by-power', { gods: 'demeter' }, ['0>2,2', '0+2,3 L1'], build(17, 'L2', { by: ['demeter'] })],
  ['mover-only', {}, ['0>2,2'], build(18, 'L1', { worker: 1 })],
];

const TAKES: readonly Row[] = [
  ['not-to-be-taken', { towers: '2,3:1' }, ['0>2,2'], take(17)],
  ['move-first', { riddle: 14, workers: '0,0 4,4 4,0 0,4' }, [], take(6)],
  ['not-to-be-taken', { riddle: 14, workers: '0,0 4,4 4,0 0,4', towers: '0,0:1' }, ['0>1,0'], take(0)],
  ['out-of-reach', { riddle: 14, workers: '0,0 4,4 4,0 0,4' }, ['0>1,0'], take(6)],
  ['nothing-to-take', { riddle: 14, workers: '0,0 4,4 4,0 0,4', towers: '1,1:0' }, ['0>1,0'], take(6)],
  ['occupied', { riddle: 14, workers: '0,0 2,1 4,0 0,4' }, ['0>1,0'], take(7)],
  ['not-next-to', { riddle: 14, workers: '0,0 4,4 4,0 0,4' }, ['0>1,0'], take(8)],
  ['not-to-be-taken', { riddle: 19, workers: '0,0 4,4 4,0 0,4', towers: '0,1:1' }, ['0>1,0'], take(5)],
];

const OTHERS: readonly Row[] = [
  ['hold-limit', { gods: 'artemis demeter', queue: 'zeus' }, [], { kind: 'select', slot: 0 }],
  ['not-in-queue', { queue: 'zeus' }, [], { kind: 'select', slot: 1 }],
  ['not-a-god', { queue: 'second-wind' }, [], { kind: 'select', slot: 0 }],
  ['already-acted', { queue: 'zeus' }, ['0>2,2'], { kind: 'select', slot: 0 }],
  ['already-acted', {}, ['0>2,2'], { kind: 'game' }],
  ['no-oedipus', {}, [], { kind: 'game', gem: 'red' }],
  [
    'gem-gone',
    { riddle: 21, change: { hasOedipus: true, gems: ['blue'] } },
    [],
    { kind: 'game', gem: 'red' },
  ],
  ['not-solved-yet', {}, [], { kind: 'finish' }],
  ['already-solved', { change: { achieved: ['silver'] } }, [], { kind: 'give-up' }],
  ['already-acted', { change: { achieved: ['silver'] } }, ['0>2,2'], { kind: 'finish' }],
  ['not-in-queue', {}, [], { kind: 'drop', blessing: 'second-wind' }],
  ['not-in-queue', {}, [], { kind: 'use', card: 'quarry-gift' }],
  ['not-held', {}, [], { kind: 'use', card: 'chaos' }],
  ['no-charge', { gods: 'hypnus', change: {} }, [], { kind: 'use', card: 'hypnus', figure: 0 }],
  ['not-by-power', { gods: 'hypnus' }, ['0>2,2'], { kind: 'use', card: 'hypnus', figure: 0 }],
  ['answer-first', { change: { gems: [] } }, ['game'], { kind: 'game' }],
  [
    'not-on-map',
    { workers: '1,1 - 4,0 0,4', change: { gems: [] } },
    ['game'],
    { kind: 'destroy', worker: 1 },
  ],
  [
    'asleep',
    { change: { gems: [], asleep: [{ figure: 1, seat: 1 }] } },
    ['game'],
    { kind: 'destroy', worker: 1 },
  ],
  [
    'not-offered',
    { riddle: 15, die: 'red', towers: '0,2:2 1,2:2', workers: '2,1 5,3 5,1 1,3' },
    ['0>2,2', '0+3,2 L1'],
    { kind: 'topple', on: 0 },
  ],
  [
    'no-piece',
    { riddle: 10, workers: '2,1 1,3 2,4 1,1', stockpile: 'L1 L1 L2' },
    ['0>4,1'],
    { kind: 'pay', piece: 'D', from: 'stockpile' },
  ],
  [
    'row-full',
    { riddle: 5, workers: '1,1 3,3 2,3 -', towers: '3,2:1' },
    ['0>2,2', '0+3,2 L2'],
    { kind: 'row', tier: 'silver' },
  ],
  [
    'asleep',
    { gods: 'charon', workers: '1,1 2,1 4,0 0,4', change: { asleep: [{ figure: 1, seat: 1 }] } },
    [],
    { kind: 'force', figure: 1, to: 5, by: ['charon'] },
  ],
  ['impossible', {}, [], { kind: 'done' }],
  ['impossible', {}, [], { kind: 'agree' }],
];

test.each([...MOVES, ...BUILDS, ...TAKES, ...OTHERS].map((row, index) => [row[0], index, row] as const))(
  '%s (%i)',
  (code, _, [, sketch, taken, step]) => {
    const begun = position({ ...FIELD, ...sketch });
    const drained =
      code === 'no-charge' ? { ...begun, held: begun.held.map((god) => ({ ...god, charges: 0 })) } : begun;
    const state = play(drained, ...taken);
    expect(optionsOf(state).some((option) => isSameStep(option, step))).toBe(false);
    expect(whyNot(state, step)).toBe(code);
  },
);

test('a proposal that was turned down', () => {
  const state = position({ ...FIELD, change: { achieved: ['silver'] } });
  const apart = { ...state, setup: { ...state.setup, isOneDevice: false } };
  expect(whyNot(play(apart, 'finish', 'play-on'), { kind: 'finish' })).toBe('already-proposed');
});

describe('a square that is tapped', () => {
  type Tap = readonly [
    code: string | undefined,
    sketch: Sketch,
    taken: readonly string[],
    square: string,
    worker?: 0 | 1,
  ];
  const TAPS: readonly Tap[] = [
    // A worker is to be taken up.
    [undefined, {}, [], '1,1'],
    [undefined, {}, [], '2,2'],
    ['not-your-worker', {}, [], '4,0'],
    ['asleep', { change: { asleep: [{ figure: 0, seat: 1 }] } }, [], '1,1'],
    ['wanderer-again', { players: 3, change: { lastFirst: 3 } }, [], '0,4'],
    ['same-colour-again', { players: 1, change: { lastCrew: 0 } }, [], '1,1'],
    ['stuck', { stockpile: '' }, [], '1,1'],
    ['leads-nowhere', { stockpile: '' }, [], '2,2'],
    ['stuck', { towers: '0,0:2 1,0:2 2,0:2 0,1:2 2,1:2 0,2:2 1,2:2 2,2:2' }, [], '1,1'],
    ['no-worker-there', { workers: '0,0 0,1 4,4 4,3' }, [], '3,1'],
    ['too-high', { towers: '2,2:2' }, [], '2,2'],
    ['domed', { towers: '2,2:4' }, [], '2,2'],
    ['king-there', { riddle: 20, king: '2,2', workers: '1,1 5,4 4,0 1,5' }, [], '2,2'],
    ['sphinx-there', { riddle: 4, sphinx: '3,3' }, [], '3,3'],
    ['gap', { riddle: 0, workers: '1,1 4,2 4,1 0,2' }, [], '0,0'],
    ['gate-closed', { riddle: 21, workers: '1,6 3,6 2,6 2,5' }, [], '1,4'],
    // A worker is taken up and is to go somewhere.
    [undefined, {}, [], '2,2', 0],
    ['not-next-to', {}, [], '3,3', 0],
    ['own-square', {}, [], '1,1', 0],
    ['too-high', { towers: '2,2:2' }, [], '2,2', 0],
    ['leads-nowhere', { stockpile: '' }, [], '2,2', 0],
    ['no-toll', { riddle: 10, workers: '2,1 1,3 2,4 1,1', stockpile: '' }, [], '4,1', 0],
    // It has moved and is to build.
    [undefined, {}, ['0>2,2'], '2,3'],
    ['no-piece', { towers: '2,3:1', stockpile: 'L1' }, ['0>2,2'], '2,3'],
    ['not-next-to', {}, ['0>2,2'], '4,2'],
    ['gaze', { riddle: 4, sphinx: '3,1', workers: '0,0 1,1 0,4 4,4' }, ['0>1,0'], '2,0'],
    ['flotsam', { riddle: 5, workers: '2,2 3,3 3,2 2,3' }, ['0>1,1'], '0,1'],
    ['out-of-reach', { riddle: 14, workers: '2,1 4,4 4,0 0,4' }, ['0>1,2'], '2,2'],
    [undefined, { riddle: 14, workers: '2,1 4,4 4,0 0,4', towers: '1,2:2' }, ['0>1,2'], '2,2'],
    // It has built, and may once more.
    [undefined, { gods: 'demeter' }, ['0>2,2', '0+2,3 L1'], '3,2'],
    ['not-by-power', { gods: 'demeter' }, ['0>2,2', '0+2,3 L1'], '2,3'],
    // Something is asked.
    [undefined, { change: { gems: [] } }, ['game'], '4,4'],
    ['no-worker-there', { change: { gems: [] } }, ['game'], '3,3'],
    ['not-offered', { riddle: 4, sphinx: '2,2', workers: '0,0 4,2 0,2 -' }, ['0>0,1', '0+1,0 L1'], '3,3'],
    ['answer-first', { riddle: 5, workers: '1,1 3,3 2,3 -', towers: '3,2:1' }, ['0>2,2', '0+3,2 L2'], '3,3'],
  ];
  test.each(TAPS.map((tap, index) => [tap[0] ?? 'can be chosen', index, tap] as const))(
    '%s (%i)',
    (_, __, [code, sketch, taken, square, worker]) => {
      const state = play(position({ ...FIELD, ...sketch }), ...taken);
      expect(whyNotSquare(state, squareOf(state, square), worker)).toBe(code);
    },
  );
});

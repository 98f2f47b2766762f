import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../src/choices.ts';
import { formatDecision } from '../src/notation/format-decision.ts';
import { formatStep } from '../src/notation/format-step.ts';
import { parseDecision, parseStepText } from '../src/notation/parse-decision.ts';
import { stepKey } from '../src/parse-step.ts';
import { RIDDLES } from '../src/riddles/index.ts';
import type { State } from '../src/state.ts';
import { play, position, type Sketch } from './positions.ts';
import { playAtRandom } from './random-play.ts';
import { randomSetup } from './random-setup.ts';

const FIELD: Sketch = { workers: '1,1 4,4 4,0 0,4' };
const texts = (state: State): readonly string[] =>
  choicesOf(state).map(({ step }) => formatStep(state, step));

describe('a step', () => {
  test.each<[text: string, sketch: Sketch, taken: readonly string[]]>([
    ['B4>C3', {}, []],
    ['+C4', {}, ['0>1,2']],
    ['>C2 {artemis}', { gods: 'artemis' }, ['0>1,2']],
    ['B4>C4(>D4) {minotaur}', { gods: 'minotaur', workers: '1,1 2,1 4,0 0,4' }, []],
    ['+C4<pan', { gods: 'pan:1' }, ['0>1,2']],
    ['+C4=D {atlas}', { gods: 'atlas' }, ['0>1,2']],
    ['B3+C2 {demeter}', { gods: 'demeter' }, ['0>1,2', '0+2,2 L1']],
    ['-C4', { riddle: 14, workers: '1,0 4,4 4,0 0,4' }, ['0>2,0']],
    ['king~B3', { riddle: 9, king: '0,1', workers: '1,1 0,2 1,2 0,0' }, ['0>2,1']],
    ['select artemis', { queue: 'demeter artemis' }, []],
    ['drop second-wind', { queue: 'second-wind' }, []],
    ['game', {}, []],
    ['game red', { riddle: 21, change: { hasOedipus: true } }, []],
    ['gain L2', { die: 'red' }, ['game']],
    ['pay L1<artemis', { riddle: 10, workers: '2,1 1,3 2,4 1,1', gods: 'artemis' }, ['0>4,1']],
    ['row heroic', { riddle: 5, workers: '1,1 3,3 2,3 -', towers: '3,2:1' }, ['0>2,2', '0+3,2 L2']],
    ['destroy E1', { change: { gems: [] } }, ['game']],
    ['give-up', {}, []],
    ['{hypnus king}', { riddle: 20, gods: 'hypnus' }, []],
    ['gain L1 {quarry-gift}', { queue: 'quarry-gift' }, []],
  ])('%s', (text, sketch, taken) => {
    const state = play(position({ ...FIELD, ...sketch }), ...taken);
    expect(texts(state)).toContain(text);
    expect(formatStep(state, parseStepText(state, text)!)).toBe(text);
  });

  test('case and spaces do not matter', () => {
    const state = position(FIELD);
    expect(parseStepText(state, ' b4 > c3 ')).toEqual({ kind: 'move', worker: 0, to: 12 });
  });
  test('what is plain may be left out', () => {
    const moved = play(position({ ...FIELD, stockpile: '', gods: 'artemis:1' }), '0>1,2');
    expect(parseStepText(moved, '+C4')).toMatchObject({ kind: 'build', from: 'artemis' });
  });
  test('what could be meant twice is not read', () => {
    const moved = play(position({ ...FIELD, stockpile: '', gods: 'artemis:1 pan:1' }), '0>1,2');
    expect(parseStepText(moved, '+C4')).toBeUndefined();
    expect(parseStepText(moved, '+C4<pan')).toBeDefined();
  });
  test.each(['', 'B4', 'B4>E1', '+C3', 'select zeus', 'row heroic', 'Z9>A1'])('%j is none', (text) => {
    expect(parseStepText(position(FIELD), text)).toBeUndefined();
  });
});

describe('a decision', () => {
  test.each<[text: string, sketch: Sketch]>([
    ['B4>B3+C3', {}],
    ['B4>B3>B2 {artemis} +C3', { gods: 'artemis' }],
    ['B4>B3+C3 B3+C2 {demeter}', { gods: 'demeter' }],
    ['B4>B3+C3 done', { gods: 'demeter' }],
    ['game', {}],
  ])('%s', (text, sketch) => {
    const state = position({ ...FIELD, ...sketch });
    const read = parseDecision(state, text);
    expect(read.ok && formatDecision(state, read.value)).toBe(text);
  });
  test('beyond its end nothing is read', () => {
    expect(parseDecision(position(FIELD), 'B4>B3+C3 D4>D3')).toEqual({ ok: false, error: 'bad-step' });
  });
});

test.each(RIDDLES.map(({ number }) => number))('riddle %i: what is written is read again', (riddle) => {
  const seed = `notation ${riddle}`;
  const setup = randomSetup(riddle, 1 + (riddle % 4), false, diceFor(sha256, seed, 0));
  playAtRandom({ setup, seed, most: 60, isRich: true }, ({ before, steps }) => {
    const text = formatDecision(before, steps);
    const read = parseDecision(before, text);
    expect(read.ok && read.value.map(stepKey), text).toEqual(steps.map(stepKey));
    expect(new Set(texts(before)).size).toBe(texts(before).length);
  });
});

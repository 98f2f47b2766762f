import { describe, expect, test } from 'vitest';
import { nextChoices, type StepChoice } from '../src/choices.ts';
import { formatSquare } from '../src/squares.ts';
import { positionOf } from './random-start.ts';

const BARE = '0'.repeat(25);

function choice(text: string, taken: readonly string[], step: string): StepChoice | undefined {
  return nextChoices({ phase: 'play', position: positionOf(text) }, taken).find((next) => next.step === step);
}

/** What a choice is and which squares it names: `trade A1 E5`. */
const told = (next: StepChoice | undefined): string | undefined =>
  next &&
  [next.kind, next.from, next.to]
    .flatMap((part) => (part === undefined ? [] : typeof part === 'number' ? formatSquare(part) : part))
    .join(' ');

describe('a step says what it is and names its squares', () => {
  test.each([
    ['a sinking', `${BARE.slice(0, 21)}1000/1/medea:A2,C1/pan:B1`, ['A2>A3', '^A4'], '--B1', 'sink B1'],
    ['a worker that comes', `${BARE}/1/jason:C3,C4/pan:A1,A2`, [], '+E5', 'place-worker E5'],
    ['a change of places', `${BARE}/1/nemesis:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], 'B1<>E5', 'trade B1 E5'],
    ['a token', `${BARE}/1/charybdis:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], '*C3', 'token C3'],
    ['a direction', `${BARE}/1/aeolus:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], '~NE', 'aim'],
    ['no direction', `${BARE}/1/aeolus[n]:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], '~0', 'aim'],
    ['a pair', `${BARE}/1/adonis:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], 'A2&E5', 'pair A2 E5'],
    ['one worker', `${BARE}/1/adonis@printed:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], '&E5', 'pair E5'],
    ['a force', `${BARE}/1/siren[s]:A1,A2/pan:E5,E4`, [], 'E4=>E3', 'ferry E4 E3'],
    ['a pull of an own worker', `${BARE}/1/proteus:A1,A2,C3/pan:E5,E4`, ['A1>B1'], 'C3=>A1', 'ferry C3 A1'],
    ['a lost head', `${BARE}/1/hydra:A1,A2/pan:E5,E4`, ['A1>B1', '^C1'], 'xA2', 'slay A2'],
  ])('%s', (_, text, taken, step, what) => {
    expect(told(choice(text, taken, step))).toBe(what);
  });
});

describe('levels are those in the middle of the turn', () => {
  test('a dome on blocks that this turn has built comes in its time', () => {
    const text = `${BARE.slice(0, 20)}02000/1/hephaestus:A1/pan:E5`;
    expect(choice(text, ['A1>A2', '^B1'], '^B1')).toBeUndefined();
    const morpheus = `${BARE.slice(0, 20)}02000/1/morpheus[2]:A1/pan:E5`;
    expect(choice(morpheus, ['A1>A2', '^B1'], '^B1')).toMatchObject({ kind: 'build', to: 21 });
  });

  test('and so they are when somebody was asked in between', () => {
    const text = `${BARE.slice(0, 20)}03200/1/morpheus[2]:A1/gaea:E5,E4/steps=A1>B2^C1^B1;react=2`;
    expect(choice(text, [], '+A1')).toMatchObject({ kind: 'place-worker', to: 20 });
    expect(choice(text, [], 'pass')).toEqual({ step: 'pass', kind: 'pass', ends: true });
    const later = `${BARE.slice(0, 20)}03200/1/morpheus[2]:A1/gaea:E5,E4/steps=A1>B2^C1^B1pass`;
    expect(choice(later, [], '^C1')).toMatchObject({ kind: 'build', to: 22 });
  });
});

import { loadSantoweriniText, type SantoweriniText } from '@thera/texts/santowerini';
import { beforeAll, describe, expect, test } from 'vitest';
import { stepBack } from '../../src/index.ts';
import {
  beginAttempt,
  explainTap,
  promptFor,
  type SantoweriniAttempt,
  squareLabels,
  tap,
} from '../../src/santowerini/index.ts';
import { at, chosen, RAID, stateOf } from './positions.ts';

let text: SantoweriniText;
beforeAll(async () => {
  text = await loadSantoweriniText('en');
});

/** The attempt after taps, or why the last of them does nothing. */
function tapped(state: Parameters<typeof beginAttempt>[0], squares: string): SantoweriniAttempt | string {
  let attempt = beginAttempt(state, 0);
  for (const name of squares.split(' ').filter(Boolean)) {
    const result = tap(attempt, at(name));
    if (result.kind === 'refused') return explainTap(attempt, at(name), text);
    attempt = result.attempt;
  }
  return attempt;
}

const after = (squares: string, state = RAID): string => {
  const result = tapped(state, squares);
  return typeof result === 'string' ? result : chosen(result);
};

describe('a tap', () => {
  test.each([
    ['picks a builder up', 'B3', '(B3)'],
    ['on the same builder puts it down', 'B3 B3', ''],
    ['on the other builder picks that one up', 'B3 D1', '(D1)'],
    ['goes where the builder in hand can go', 'D1 D2', 'D1-D2'],
    ['goes where only one builder can go, without picking it up', 'D2', 'D1-D2'],
    ['builds where the builder has moved', 'D1 D2 E2', 'D1-D2 E2'],
    ['builds where the builder came from', 'D1 D2 D1', 'D1-D2 D1'],
    ['builds on an enemy who stands lower', 'B3 B4 B5', 'B3-B4 B5'],
  ])('%s', (_, squares, expected) => {
    expect(after(squares)).toBe(expected);
  });
});

describe('a tap that does nothing says why', () => {
  const flat = stateOf(`${'0'.repeat(12)}1${'0'.repeat(12)}/B3,D3/raider:C5s/scenario=1A;round=1`);
  const walls = stateOf(`${'0'.repeat(15)}02000${'40000'}/A2,D3/raider:C5s/scenario=1A;round=1`);

  test.each([
    ['too far from the builder in hand', RAID, 'B3 E5', 'tooFar'],
    ['too high', RAID, 'D1 C2', 'tooHigh'],
    ['complete', RAID, 'B3 B4 A3 B3', undefined],
    ['no builder is near', RAID, 'E5', 'noBuilder'],
    ['both builders could go there', flat, 'C3', 'whichBuilder'],
    ['somebody stands there', flat, 'B3 C3 D3', 'taken'],
    ['the builder itself stands there', flat, 'B3 C3 C3', 'taken'],
    ['too far to build', flat, 'B3 C3 E1', 'tooFar'],
    ['a dome is complete', walls, 'A2 A1', 'complete'],
    [
      'an enemy who stands as high',
      stateOf(`1${'0'.repeat(24)}/C4,E1/raider:C5s/scenario=1A;round=1`),
      'C4 B4 C5',
      'enemyTooHigh',
    ],
  ] as const)('%s', (_, state, squares, reason) => {
    if (reason === undefined) expect(after(squares, state)).toBe(text.prompts.end);
    else expect(after(squares, state)).toBe(text.whyNot[reason]);
  });
});

test('one step back gives the builder back into the hand', () => {
  const attempt = tapped(RAID, 'D1 D2 E2') as SantoweriniAttempt;
  const steps: string[] = [];
  for (let now = attempt; now.before !== undefined; now = stepBack(now)) steps.push(chosen(stepBack(now)));
  expect(steps).toEqual(['D1-D2', '(D1)', '']);
});

test.each([
  ['', 'Choose a builder'],
  ['D1', 'Move the builder on D1'],
  ['D1 D2', 'Build next to it, or on an enemy that’s lower'],
  ['D1 D2 E2', 'End your turn'],
])('after “%s” the prompt is “%s”', (squares, prompt) => {
  expect(promptFor(tapped(RAID, squares) as SantoweriniAttempt, text)).toBe(prompt);
});

describe('squares for screen readers', () => {
  const labels = (squares: string, watched?: number): readonly string[] =>
    squareLabels(RAID, tapped(RAID, squares) as SantoweriniAttempt, watched, text);

  test.each([
    ['E3', '', undefined, 'E3, ground, Runner, third to act, facing south, one hit left'],
    ['C4', '', undefined, 'C4, ground, Brute, first to act, facing west, one hit left, stunned'],
    ['D1', '', undefined, 'D1, ground, city gate, your builder, can move'],
    ['D5', '', undefined, 'D5, ground, landing 4'],
    ['D3', '', undefined, 'D3, dome'],
    ['D2', 'D1', undefined, 'D2, level 1, you can move here'],
    ['E2', 'D1 D2', undefined, 'E2, level 1, you can build here'],
    [
      'E3',
      'D1 D2',
      undefined,
      'E3, ground, Runner, third to act, facing south, one hit left, you can build on this enemy',
    ],
    ['E1', '', 3, 'E1, ground, city gate, Runner may end it here on four, five or six'],
    ['E2', '', 3, 'E2, level 1, Runner may step here on two or three'],
  ])('%s after “%s”', (square, squares, watched, expected) => {
    expect(labels(squares, watched)[at(square)]).toBe(expected);
  });
});

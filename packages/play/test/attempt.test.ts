import { formatSquare, POWER_IDS, parsePosition, parseSquare, type Stage, santorini } from '@thera/santorini';
import { begin, diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  attemptOn,
  beginAttempt,
  choicesIn,
  choicesOn,
  isComplete,
  openChoices,
  resumeAttempt,
  rivalActs,
  stepBack,
  take,
  tap,
  workersIn,
} from '../src/santorini/attempt.ts';
import { after, seatToAct } from '../src/santorini/match.ts';
import { viewToDecide } from '../src/santorini/sight.ts';

const FLAT = '0000000000000000000000000';

function stageOf(text: string): Stage {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  return { phase: 'play', position: position.value };
}

function tapped(stage: Stage, squares: string): Attempt | string {
  let attempt = attemptOn(stage);
  for (const name of squares.split(' ').filter((part) => part !== '')) {
    const result = tap(attempt, parseSquare(name)!);
    if (result.kind !== 'attempt') return `${result.kind} at ${name}`;
    attempt = result.attempt;
  }
  return attempt;
}

describe('a turn by tapping squares', () => {
  test.each([
    ['worker, move, build', `${FLAT}/1/mortal:B3,D3/mortal:B5,D5`, 'B3 B4 C4', 'B3>B4 ^C4', true],
    ['another worker instead', `${FLAT}/1/mortal:B3,D3/mortal:B5,D5`, 'B3 D3 D2 D3', 'D3>D2 ^D3', true],
    ['a worker put down again', `${FLAT}/1/mortal:B3,D3/mortal:B5,D5`, 'B3 B3', '', false],
    ['the only worker need not be picked up', `${FLAT}/1/mortal:B3/mortal:B5,D5`, 'B4', 'B3>B4', false],
    [
      'a walker stays in hand',
      `${FLAT}/1/hermes:B3,D3/mortal:B5,D5`,
      'B3 B2 B1 C1',
      'B3>B2 B2>B1 B1>C1',
      false,
    ],
    ['a push', `${FLAT}/1/minotaur:B3,D3/mortal:B4,E5`, 'B3 B4 B3', 'B3>B4(>B5) ^B3', true],
    ['a build before the move', `${FLAT}/1/prometheus:B3/mortal:B5,D5`, 'A1', 'refused at A1', false],
  ])('%s', (_, position, squares, steps, complete) => {
    const attempt = tapped(stageOf(position), squares);
    if (typeof attempt === 'string') expect(attempt).toBe(steps);
    else {
      expect(attempt.pending.steps.join(' ')).toBe(steps);
      expect(isComplete(attempt)).toBe(complete);
    }
  });

  test('where a square may serve for two things, the usual one is meant unless another is preferred', () => {
    const atlas = tapped(stageOf(`${FLAT}/1/atlas:B3,D3/mortal:B5,D5`), 'B3 B4') as Attempt;
    expect(rivalActs(atlas)).toEqual(['build', 'dome']);
    const site = parseSquare('C4')!;
    expect(choicesOn(atlas, site).map(({ step }) => step)).toEqual(['^C4']);
    expect(choicesOn(atlas, site, 'dome').map(({ step }) => step)).toEqual(['^C4X']);
    const prometheus = attemptOn(stageOf(`${FLAT}/1/prometheus:B3/mortal:B5,D5`));
    expect(rivalActs(prometheus)).toEqual(['move', 'build']);
    expect(rivalActs(attemptOn(stageOf(`${FLAT}/1/mortal:B3/mortal:B5,D5`)))).toEqual([]);
  });

  test('goes on from what was typed, in whatever letters', () => {
    const stage = stageOf(`${FLAT}/1/hermes:B3,D3/mortal:B5,D5`);
    const typed = resumeAttempt(attemptOn(stage), { steps: ['b3>b2 b2>b1'] });
    expect(choicesIn(typed).map(({ step }) => step)).toContain('B1>C1');
    expect(typed.mayEnd).toBe(false);
    expect(stepBack(typed).pending.steps).toEqual([]);
    const whole = resumeAttempt(attemptOn(stageOf(`${FLAT}/1/demeter:B3,D3/mortal:B5,D5`)), {
      steps: ['b3>b4', '^c4'],
    });
    expect([whole.mayEnd, isComplete(whole)]).toEqual([true, false]);
  });

  test('goes back step by step to the beginning', () => {
    const whole = tapped(stageOf(`${FLAT}/1/mortal:B3,D3/mortal:B5,D5`), 'B3 B4 C4') as Attempt;
    const seen = [whole, stepBack(whole), stepBack(stepBack(whole)), stepBack(stepBack(stepBack(whole)))];
    expect(seen.map(({ pending: { steps, worker } }) => [steps.length, worker])).toEqual([
      [2, undefined],
      [1, undefined],
      [0, parseSquare('B3')],
      [0, undefined],
    ]);
  });
});

describe('tapping leads through whole games', () => {
  test.each(POWER_IDS)('with %s', (power) => {
    const seed = `attempt ${power}`;
    const dice = diceFor(sha256, seed, 0);
    const setup = santorini.parseSetup({ players: 2, mode: 'fixed', powers: [power, 'mortal'] });
    if (!setup.ok) throw new Error(setup.error);
    const begun = begin(santorini, setup.value, seed);
    if (!begun.ok) throw new Error(begun.error);
    let match = begun.value;
    for (let turn = 0; turn < 16 && match.outcome === undefined; turn++) {
      const seat = seatToAct(match);
      let attempt = beginAttempt(viewToDecide(match, seat), seat);
      while (!isComplete(attempt) && !(attempt.mayEnd && dice.below(2) === 0)) {
        const open = openChoices(attempt);
        const workers = workersIn(attempt).filter((square) => square !== attempt.pending.worker);
        const options = [...open, ...workers];
        expect(options.length, `${seed}: ${attempt.pending.steps.join(' ')}`).toBeGreaterThan(0);
        const option = dice.pick(options);
        if (typeof option === 'object') attempt = take(attempt, option);
        else {
          const result = tap(attempt, option);
          if (result.kind === 'attempt') attempt = result.attempt;
          else expect(result.kind, `${seed}: ${formatSquare(option)}`).toBe('ambiguous');
        }
      }
      const next = after(match, { kind: 'decision', seat, steps: attempt.pending.steps });
      expect(next.ok, `${seed}: ${attempt.pending.steps.join(' ')}`).toBe(true);
      if (next.ok) match = next.value;
    }
  });
});

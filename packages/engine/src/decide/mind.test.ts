import { type Playing, parseStage } from '@thera/santorini';
import { LEVELS } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { type Calibrations, UNTRIED } from '../evaluation/win-chance.ts';
import { createSearchMemory } from '../search/search-memory.ts';
import { decide } from './decide.ts';
import { Mind } from './mind.ts';
import { SKILLS } from './skill.ts';

const ERRING = LEVELS.filter((level) => SKILLS[level].noise > 0 || SKILLS[level].lapses > 0);
const SOUND = LEVELS.filter((level) => !ERRING.includes(level));

function stageOf(text: string): Playing {
  const stage = parseStage(text);
  if (!stage.ok || stage.value.phase !== 'play') throw new Error(text);
  return stage.value;
}

const START = stageOf(`${'0'.repeat(25)}/1/mortal:B3,D3/mortal:C4,C2`);

/** Evaluates nothing, and counts how often it is asked. */
class CountingEvaluator implements Evaluator {
  readonly calibrations: Calibrations = UNTRIED;
  count = 0;
  begin(): void {}
  follow(): void {}
  evaluate(): number {
    this.count++;
    return 0;
  }
}

test.each(SOUND)('%s keeps its searcher, one for each side', (level) => {
  const mind = new Mind();
  const searcherOf = (side: number): unknown => mind.searcherFor(SKILLS[level], side, diceOf('mind'));
  expect(searcherOf(0)).toBe(searcherOf(0));
  expect(searcherOf(1)).not.toBe(searcherOf(0));
});

test.each(ERRING)('%s errs anew in every decision', (level) => {
  const mind = new Mind();
  const dice = diceOf('mind');
  expect(mind.searcherFor(SKILLS[level], 0, dice)).not.toBe(mind.searcherFor(SKILLS[level], 0, dice));
});

describe('the net', () => {
  test.each(LEVELS)('evaluates for %s, if it is strong enough', (level) => {
    const evaluator = new CountingEvaluator();
    decide(START, { level, dice: diceOf('mind'), clock: onlyTheFirstTurn(), mind: new Mind(evaluator) });
    expect(evaluator.count > 0).toBe(SKILLS[level].usesNet);
  });

  test('is for the upper half of the levels', () => {
    expect(LEVELS.filter((level) => SKILLS[level].usesNet)).toEqual(LEVELS.slice(4));
  });
});

test.each(LEVELS)('%s calls for help only if it is one of the two strongest', (level) => {
  let calls = 0;
  const helpers = {
    call: () => {
      calls++;
    },
    forget: () => {},
  };
  const mind = new Mind(undefined, () => ({ memory: createSearchMemory(10), helpers }));
  decide(START, { level, dice: diceOf('mind'), clock: onlyTheFirstTurn(), mind });
  expect(calls).toBe(LEVELS.indexOf(level) >= LEVELS.length - 2 ? 1 : 0);
});

test('patience may be shorter than what a level allows itself, not longer', () => {
  const depthWithin = (patience: number): number => {
    let time = 0;
    const { depth } = decide(START, {
      level: 'architect',
      dice: diceOf('mind'),
      clock: () => time++,
      patience,
    });
    return depth;
  };
  expect(depthWithin(2)).toBeLessThan(depthWithin(1_000_000));
});

/** A clock that runs away as soon as it is asked for the second time. */
function onlyTheFirstTurn(): () => number {
  let time = 0;
  return () => (time += 1_000_000);
}

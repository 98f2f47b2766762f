import {
  advance,
  formatStage,
  listPlacements,
  type Placing,
  parseSetup,
  parseStage,
  santorini,
} from '@thera/santorini';
import { begin, LEVELS } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { diceOf, good, seenByDecider } from '../../test/self-play.ts';
import { decideWith } from './decide.ts';
import { distinctPlacements } from './distinct-placements.ts';
import { SKILLS, type Skill } from './skill.ts';

function placing(text: string): Placing {
  const stage = good(parseStage(text));
  if (stage.phase !== 'place') throw new Error(text);
  return stage;
}

describe('of placements that only look different from another side of the board, one is thought of', () => {
  test.each([
    ['an empty board', '0000000000000000000000000/1/mortal:/mortal:/phase=place;start=1', 300, 49],
    ['two on a diagonal', '0000000000000000000000000/2/mortal:B2,D4/mortal:/phase=place;start=1', 253, 74],
    ['two anyhow', '0000000000000000000000000/2/mortal:B2,D3/mortal:/phase=place;start=1', 253, 253],
  ])('%s', (_, text, all, distinct) => {
    expect(listPlacements(placing(text))).toHaveLength(all);
    expect(distinctPlacements(placing(text), diceOf('x'))).toHaveLength(distinct);
  });
});

const QUICK: Skill = { ...SKILLS.architect, nodes: 200, depth: 2 };

test.each(
  castsLedByAll(2, 'placing')
    .filter((_, n) => n % 4 === 0)
    .map((powers) => [powers]),
)('%j place and prepare by turns until play begins', (powers) => {
  const setup = parseSetup({ players: 2, mode: 'fixed', powers });
  let { stage } = good(begin(santorini, good(setup), 'placing')).state;
  for (let n = 0; stage.phase === 'place'; n++) {
    const { steps } = decideWith(QUICK, seenByDecider(stage), { dice: diceOf('place', n), clock: () => 0 });
    const next = advance(stage, steps, ([first]) => first!);
    expect(next.ok, `${formatStage(stage)}: ${steps.join(' ')}`).toBe(true);
    stage = good(next);
  }
  expect(stage.phase).toBe('play');
});

test('weaker players begin in more ways than stronger ones, and none in a single one', () => {
  const stage = placing('0000000000000000000000000/1/mortal:/mortal:/phase=place;start=1');
  const ways = LEVELS.map(
    (level) =>
      new Set(
        Array.from({ length: 12 }, (_, n) => {
          const skill = { ...SKILLS[level], nodes: 300 };
          return decideWith(skill, stage, { dice: diceOf('ways', n), clock: () => 0 })
            .steps.toSorted()
            .join();
        }),
      ).size,
  );
  expect(ways[0]).toBeGreaterThan(6);
  expect(ways[0]).toBeGreaterThanOrEqual(ways.at(-1)!);
  for (const count of ways) expect(count).toBeGreaterThan(1);
});

import { crewOf, levelAt, memoryOf, type Position, parseStage, squaresOf, veil } from '@thera/santorini';
import { LEVELS } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { secretTruths } from '../../test/secret-truths.ts';
import { diceOf, good, seenByDecider } from '../../test/self-play.ts';
import { decideWith } from './decide.ts';
import { determinisations } from './determinisation.ts';
import { SKILLS } from './skill.ts';

function seen(text: string): Position {
  const stage = good(parseStage(text));
  if (stage.phase !== 'play') throw new Error(text);
  return veil(stage.position, stage.position.turn);
}

describe('determinisations', () => {
  test('name every square that fate may have chosen', () => {
    const worlds = determinisations(
      seen('0001000120001000000000000/2/moerae[B2]:A1,E5,A5/demeter:B3,D1'),
      diceOf('a'),
      4,
    );
    expect(new Set(worlds.map((world) => memoryOf(world, 0))).size).toBe(16);
  });

  test('have an abyss wherever nobody stands', () => {
    const worlds = determinisations(
      seen('0001000120001000000000000/2/tartarus[A3]:A1,E5/artemis:B3,D1'),
      diceOf('a'),
      4,
    );
    expect(new Set(worlds.map((world) => memoryOf(world, 0))).size).toBe(21);
  });

  test('have hidden workers where they can have come', () => {
    const position = seen('2003041120001000000022000/2/hecate:B4,E5/mortal:B3,D1');
    const worlds = Array.from({ length: 60 }, (_, n) =>
      determinisations(position, diceOf('crew', n), 4),
    ).flat();
    for (const world of worlds) {
      expect(squaresOf(crewOf(world, 0))).toHaveLength(2);
      expect(crewOf(world, 0) & (world.domes | world.c1)).toBe(0);
      expect(squaresOf(crewOf(world, 0)).some((square) => levelAt(world, square) === 3)).toBe(false);
    }
    expect(new Set(worlds.flatMap((world) => squaresOf(crewOf(world, 0)))).size).toBeGreaterThan(10);
  });

  test.each(['hecate', 'moerae', 'tartarus'])('look like what is seen: %s', (keeper) => {
    for (const truth of secretTruths([keeper, 'mortal'], 'seen')) {
      if (truth.phase !== 'play') continue;
      const { position } = seenByDecider(truth) as typeof truth;
      for (const world of determinisations(position, diceOf('x'), 3))
        expect(veil(world, position.turn)).toEqual(veil(position, position.turn));
    }
  });
});

describe('a secret counts for as much as it is likely', () => {
  test.each([
    [
      'a way to the top beside fate’s squares',
      '0000300002000000000000000/2/moerae[A1]:A1,A2,A3/mortal:E4,D1',
      'E4>E5',
    ],
    [
      'a way to the top beside an abyss',
      '0000300002000000000000000/2/tartarus[A5]:A1,A2/mortal:E4,D1',
      'E4>E5',
    ],
  ])('%s is taken at every level', (_, text, steps) => {
    for (const level of LEVELS)
      for (const seed of ['a', 'b']) {
        const thought = decideWith(
          { ...SKILLS[level], nodes: 1_000 },
          seenByDecider(good(parseStage(text))),
          {
            dice: diceOf(seed),
            clock: () => 0,
          },
        );
        expect(thought.steps.join(' '), `${level}, seed ${seed}`).toBe(steps);
      }
  });
});

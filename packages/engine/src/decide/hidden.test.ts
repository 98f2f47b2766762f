import { advance, awaitsReaction, formatStage, type Playing, parseStage } from '@thera/santorini';
import { LEVELS } from '@thera/table';
import { expect, test } from 'vitest';
import { areSame, otherwise, secretTruths } from '../../test/secret-truths.ts';
import { diceOf, good, seenByDecider } from '../../test/self-play.ts';
import { decideWith } from './decide.ts';
import { SKILLS } from './skill.ts';

/** A game in play, after turns that are played on what is. */
function played(text: string, turns: readonly string[]): Playing {
  const stage = turns.reduce(
    (before, turn) => good(advance(before, [turn], ([first]) => first!)),
    good(parseStage(text)),
  );
  if (stage.phase !== 'play') throw new Error(text);
  return stage;
}

const PAIRS: readonly (readonly [string, readonly string[], string, readonly string[]])[] = [
  [
    '0001000120001000000000000/2/hecate:A1,E5/mortal:B3,D1',
    [],
    '0001000120001000000000000/2/hecate:C3,D4/mortal:B3,D1',
    [],
  ],
  [
    '0001000120001000000000000/2/tartarus[A3]:A1,E5/artemis:B3,D1',
    [],
    '0001000120001000000000000/2/tartarus[C2]:A1,E5/artemis:B3,D1',
    [],
  ],
  [
    '0001000120001000000000000/2/moerae[B2]:A1,E5,A5/demeter:B3,D1',
    [],
    '0001000120001000000000000/2/moerae[D4]:A1,E5,A5/demeter:B3,D1',
    [],
  ],
  [
    '3000000000000000000000000/1/hecate:B4,E1/gaea:E5,C1',
    ['B4>B5^A5'],
    '3000000000000000000000000/1/hecate:A3,B5/gaea:E5,C1',
    ['A3>B4^A5'],
  ],
];

test.each(PAIRS)('what is hidden makes no difference: %s', (one, before, other, beforeOther) => {
  for (const level of LEVELS)
    for (const seed of ['a', 'b']) {
      const [a, b] = [played(one, before), played(other, beforeOther)].map((stage) =>
        decideWith({ ...SKILLS[level], nodes: 2_000 }, seenByDecider(stage), {
          dice: diceOf(seed),
          clock: () => 0,
        }),
      );
      expect(a!.steps, `${level}, seed ${seed}`).toEqual(b!.steps);
    }
});

test('the pairs differ, and one of them is about another’s turn', () => {
  const stages = PAIRS.map(([one, before, other, beforeOther]) => [
    played(one, before),
    played(other, beforeOther),
  ]);
  for (const [a, b] of stages) expect(formatStage(a!)).not.toBe(formatStage(b!));
  expect(stages.map(([a]) => awaitsReaction(a!.position))).toEqual([false, false, false, true]);
});

const CASTS: readonly (readonly string[])[] = ['hecate', 'moerae', 'tartarus'].flatMap((keeper) => [
  ...['mortal', 'artemis', 'pan', 'demeter', 'medusa', 'prometheus'].map((other) => [keeper, other]),
  ...(keeper === 'tartarus' ? [] : [[keeper, 'pan', 'atlas']]),
]);

test.each(CASTS.map((cast) => [cast]))(
  '%j: in random games, before play and in it, other secrets make no difference at any level',
  (cast) => {
    let different = 0;
    const truths = ['a', 'b'].flatMap((seed) => secretTruths(cast, seed));
    for (const [n, truth] of truths.entries()) {
      if (n > 6 && n % 6 > 0) continue;
      if (truth.phase === 'play' && awaitsReaction(truth.position)) continue;
      const other = otherwise(truth, diceOf('other', n));
      const level = LEVELS[n % LEVELS.length]!;
      const skill = { ...SKILLS[level], nodes: 300, depth: Math.min(3, SKILLS[level].depth) };
      const [a, b] = [truth, other].map(
        (stage) => decideWith(skill, seenByDecider(stage), { dice: diceOf('same'), clock: () => 0 }).steps,
      );
      expect(a, `${level}: ${formatStage(truth)} and ${formatStage(other)}`).toEqual(b);
      if (!areSame(truth, other)) different++;
    }
    expect(different).toBeGreaterThan(4);
  },
);

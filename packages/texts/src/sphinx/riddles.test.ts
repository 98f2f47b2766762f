import { RIDDLES, type Riddle } from '@thera/sphinx';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { expertWords } from './expert-words.ts';
import { loadSphinxText, type SphinxText } from './game-text.ts';
import { objectiveWords, rewardWords } from './objective-words.ts';
import { goalProgressWords, rowProgressWords } from './progress-words.ts';
import { type RiddleNames, riddleNames } from './riddle-names.ts';
import { ruleWords } from './rule-words.ts';

// What only data and notation say: pieces, places, fields, numbers that are not there.
const NOTATION = /\bL[123]\b|\(\d|[{}[\]<>]|undefined|NaN|\bD\b|null/;

const texts = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadSphinxText(language)] as const)),
) as Readonly<Record<(typeof LANGUAGES)[number], SphinxText>>;

const COUNTS = [1, 2, 3, 4];

/** Every text that is made from the data of a riddle, whoever plays it. */
function wordsOf(riddle: Riddle, text: SphinxText): readonly string[] {
  return COUNTS.flatMap((players) => {
    const names = riddleNames(riddle, players, text);
    const rules = [...riddle.rules, ...(riddle.expert.rules ?? [])].map((rule) =>
      ruleWords(rule, names, text.rules),
    );
    return [
      ...rules.flatMap(({ name, line, text: sentence }) => [name, line, sentence]),
      ...riddle.objectives.map((objective) => objectiveWords(objective, names, text.objectives)),
      ...riddle.objectives.flatMap(({ reward }) => rewardWords(reward, text) ?? []),
      ...expertWords(riddle, names, text),
    ];
  });
}

describe.each(LANGUAGES)('riddles in %s', (language) => {
  const text = texts[language];

  test.each(RIDDLES.map((riddle) => [riddle.number, riddle] as const))(
    'riddle %i is told in words, without notation',
    (_, riddle) => {
      const words = wordsOf(riddle, text);
      expect(words.filter((one) => one === '' || one !== one.trim() || NOTATION.test(one))).toEqual([]);
    },
  );

  test('every riddle has a title, a line and an expert setting that changes something', () => {
    expect(text.riddles).toHaveLength(RIDDLES.length);
    for (const riddle of RIDDLES)
      expect(expertWords(riddle, riddleNames(riddle, 2, text), text)).not.toEqual([]);
  });

  test('a rule is told in at most two sentences, and its gist in a line', () => {
    for (const riddle of RIDDLES)
      for (const rule of [...riddle.rules, ...(riddle.expert.rules ?? [])]) {
        const { line, text: sentences } = ruleWords(rule, riddleNames(riddle, 2, text), text.rules);
        expect(sentences).toMatch(/^\p{Lu}[^.]*\.( \p{Lu}[^.]*\.)?$/u);
        expect(sentences.length).toBeLessThanOrEqual(290);
        expect(line).toMatch(/[^.]$/);
        expect(line.length).toBeLessThanOrEqual(60);
      }
  });

  test('a rule that the expert setting changes is told differently', () => {
    for (const riddle of RIDDLES) {
      const told = [...riddle.rules, ...(riddle.expert.rules ?? [])].map(
        (rule) => ruleWords(rule, riddleNames(riddle, 2, text), text.rules).text,
      );
      expect(new Set(told).size).toBe(told.length);
    }
  });
});

const names = (number: number, players: number): RiddleNames =>
  riddleNames(RIDDLES[number]!, players, texts.en);

test.each([
  [0, 0, 2, 'Fill 2 silver slots'],
  [1, 2, 2, 'All 5 coins collected'],
  [1, 3, 2, 'All 5 coins collected, a worker on level 3 and at most 3 gods called'],
  [6, 3, 2, 'All 7 coins collected and nobody fallen, by the end of turn 22'],
  [8, 1, 2, 'The Sphinx at 2 health or less'],
  [9, 2, 2, 'The King on the tomb, at level 2 or higher'],
  [10, 3, 2, 'All 7 coins collected and nobody on the far bank'],
  [
    13,
    2,
    2,
    '2 gold slots filled, 2 workers of different colours in the courtyard and at most 3 gods called',
  ],
  [13, 2, 3, '2 gold slots filled, 2 workers in the courtyard and at most 3 gods called'],
  [14, 3, 2, 'Nothing left in the stronghold'],
  [15, 3, 2, 'All 7 coins collected and a complete tower on D3'],
  [22, 3, 2, 'The Sphinx at 0 health and a worker climbed to stand on the throne'],
] as const)('objective %i.%i among %i is “%s”', (riddle, tier, players, words) => {
  const objective = RIDDLES[riddle]!.objectives[tier]!;
  expect(objectiveWords(objective, names(riddle, players), texts.en.objectives)).toBe(words);
});

test.each([
  [0, ['1 level-1 block fewer in the stockpile']],
  [1, ['1 level-1 block fewer in the stockpile', 'No specialist in the god deck']],
  [4, ['The Sphinx begins on C3']],
  [5, ['No flotsam on A6 and B6']],
  [10, ['The bridge from C4 to E4 is missing']],
  [
    12,
    ['A complete tower on C3', '1 level-1 block, 1 level-2 block and 1 level-3 block more in the stockpile'],
  ],
  [
    14,
    [
      'The riddle ends with turn 20',
      'Heroic: every square in the stronghold at level 1, by the end of turn 14',
    ],
  ],
] as const)('as expert riddle %i says %j', (riddle, words) => {
  expect(expertWords(RIDDLES[riddle]!, names(riddle, 2), texts.en)).toEqual(words);
});

test.each([
  [0, 0, 'any piece'],
  [1, 0, 'a level-2 block'],
  [2, 1, '1 blessing'],
  [1, 2, undefined],
] as const)('objective %i.%i pays %s', (riddle, tier, words) => {
  expect(rewardWords(RIDDLES[riddle]!.objectives[tier]!.reward, texts.en)).toBe(words);
});

test.each([
  [{ filled: 1, of: 2, builds: 3 }, 'Gold 1 of 2, 3 builds to go', 'Oro 1 de 2, faltan 3 construcciones'],
  [{ filled: 0, of: 2, builds: 1 }, 'Gold 0 of 2, 1 build to go', 'Oro 0 de 2, falta 1 construcción'],
  [{ filled: 2, of: 2, builds: 0 }, 'Gold 2 of 2', 'Oro 2 de 2'],
])('a row with %j is “%s”', (row, en, es) => {
  expect(rowProgressWords(texts.en.tiers.gold, row, texts.en.objectives)).toBe(en);
  expect(rowProgressWords(texts.es.tiers.gold, row, texts.es.objectives)).toBe(es);
});

test.each([
  [{ allCoins: [2, 7], zoneEmptyOfWorkers: [3, 0] }, ['2 of 7 coins', '3 still there']],
  [{ kingAt: [4, 2] }, ['the King is 4 squares away, 2 levels to go']],
  [{ healthMax: [6, 4], byTurn: [11, 18] }, ['turn 11 of 18', '6 health, down to 4']],
  [{}, []],
] as const)('a goal with %j is told as %j', (goal, words) => {
  expect(goalProgressWords(goal, texts.en.objectives)).toEqual(words);
});

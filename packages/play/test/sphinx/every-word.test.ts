import { formatDecision } from '@thera/sphinx';
import { LANGUAGES } from '@thera/texts';
import { loadSphinxText } from '@thera/texts/sphinx';
import { expect, test } from 'vitest';
import { beginAttempt, openChoices, type SphinxAttempt, takeAll } from '../../src/sphinx/attempt.ts';
import { choiceInWords } from '../../src/sphinx/choice-words.ts';
import { explainTap } from '../../src/sphinx/explain-tap.ts';
import { forecastInWords } from '../../src/sphinx/forecast-words.ts';
import type { SphinxVoice } from '../../src/sphinx/names.ts';
import { progressIn } from '../../src/sphinx/progress.ts';
import { progressInWords } from '../../src/sphinx/progress-words.ts';
import { promptFor } from '../../src/sphinx/prompt.ts';
import { squareLabels } from '../../src/sphinx/square-labels.ts';
import { tellAll } from '../../src/sphinx/tell.ts';
import { randomRiddle, SETUPS } from './random-riddles.ts';

const NO_WORDS = /undefined|NaN|null|\[object|\bL[123]\b| {2}| ,|\.\.|^\s*$/;

const voices = await Promise.all(
  LANGUAGES.map(async (language): Promise<SphinxVoice> => {
    const text = await loadSphinxText(language);
    return { text, nameOf: (seat) => text.words.seat(seat) };
  }),
);

/** Everything that is said while somebody decides. */
function wordsOf(attempt: SphinxAttempt, voice: SphinxVoice): readonly string[] {
  const { now } = attempt;
  return [
    promptFor(attempt, voice),
    ...openChoices(attempt).map(({ step }) => choiceInWords(now, step, voice.text).label),
    ...squareLabels(now, attempt, voice),
    ...progressIn(now).map((progress) => progressInWords(progress, voice.text)),
    ...forecastInWords(now, voice),
    explainTap(attempt, attempt.steps.length % now.towers.length, voice),
  ];
}

test.each(SETUPS)('riddle $riddle, $players players: all of it is told in words', (setup) => {
  for (const { before, seat, steps, after } of randomRiddle(setup, `words ${setup.riddle}`)) {
    expect(formatDecision(before, steps)).not.toMatch(/undefined|^$/);
    const begun = beginAttempt(before, seat);
    for (const voice of voices) {
      const half = takeAll(begun, steps.slice(0, 1));
      const told = [
        ...wordsOf(begun, voice),
        ...wordsOf(half, voice),
        ...tellAll(before, after.happened, voice),
      ];
      expect(told.filter((words) => NO_WORDS.test(words))).toEqual([]);
    }
  }
});

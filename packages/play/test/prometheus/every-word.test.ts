import { AREA_IDS, type OccurrenceKind, prometheus, type StepKind } from '@thera/prometheus';
import { LANGUAGES } from '@thera/texts';
import { prometheusCatalogueOf } from '@thera/texts/prometheus';
import { expect, test } from 'vitest';
import {
  areaInWords,
  areaLabels,
  beginAttempt,
  explainArea,
  forecastInWords,
  forecastsOf,
  promptFor,
  reactionIn,
  reactionInWords,
  stepInWords,
  takeAll,
  tellAll,
  voiceOf,
} from '../../src/prometheus/index.ts';
import { randomBattle, SETUPS } from './random-battles.ts';

const SENTENCE = /^[\p{Lu}\d¿¡+−<].*[.?]$/su;
const ODD = /undefined|NaN|\[object|null| {2}|\.\.|,,| \./;

/** Nobody may be told what only the other side knows. */
const isSound = (text: string): boolean => !ODD.test(text);

test.each(SETUPS.map((setup) => [`${setup.table} ${setup.draft}`, setup] as const))(
  'a random game at table %s is told and asked in whole sentences',
  (name, setup) => {
    const told = new Set<OccurrenceKind>();
    const chosen = new Set<StepKind>();
    for (const { before, seat, steps, after } of randomBattle(setup, name, 160)) {
      for (const language of LANGUAGES) {
        const voice = voiceOf(setup, prometheusCatalogueOf(language));
        const attempt = beginAttempt(prometheus.view(before, seat), seat);
        const sentences = [
          promptFor(attempt, voice),
          ...tellAll(prometheus.view(after, seat).happened, voice),
          ...tellAll(prometheus.view(after, 'watcher').happened, voice),
        ];
        for (const sentence of sentences) {
          expect(sentence).toMatch(SENTENCE);
          expect(sentence).toSatisfy(isSound);
        }
        for (const { step } of attempt.following.slice(0, 30))
          expect(stepInWords(attempt.now, step, voice)).toSatisfy(isSound);
      }
      for (const { kind } of after.happened) told.add(kind);
      for (const { kind } of steps) chosen.add(kind);
    }
    // A random game sees most of what there is; that it was told at all is the point.
    expect(told.size).toBeGreaterThan(16);
    expect(chosen.size).toBeGreaterThan(12);
  },
);

test('every area is labelled, with what a touch would do, at every moment of a game', () => {
  const [setup] = SETUPS;
  const voice = voiceOf(setup!, prometheusCatalogueOf('en'));
  let offers = 0;
  for (const { before, seat, steps } of randomBattle(setup!, 'labels', 80)) {
    const whole = beginAttempt(prometheus.view(before, seat), seat);
    for (const attempt of [whole, takeAll(whole, steps.slice(0, 1)), takeAll(whole, steps)]) {
      const labels = areaLabels(attempt, voice);
      for (const area of AREA_IDS) {
        expect(labels[area]).toMatch(SENTENCE);
        expect(labels[area]).toSatisfy(isSound);
        if (labels[area].includes('You can')) offers += 1;
        else if (attempt.now.ask !== null)
          expect(explainArea(attempt, area, voice) ?? 'possible').toSatisfy(isSound);
      }
    }
  }
  expect(offers).toBeGreaterThan(100);
});

test('what a watcher is told of an area names no face of a token', () => {
  const [setup] = SETUPS;
  const voice = voiceOf(setup!, prometheusCatalogueOf('en'));
  for (const { after } of randomBattle(setup!, 'faces', 40)) {
    const labels = AREA_IDS.map((area) =>
      areaInWords(prometheus.view(after, 'watcher'), area, 'watcher', voice),
    );
    expect(labels.filter((label) => /your (net|lure)/.test(label))).toEqual([]);
  }
});

test('every attack has a forecast whose chances add up, and every question its card', () => {
  let attacks = 0;
  let questions = 0;
  for (const setup of SETUPS) {
    const voice = voiceOf(setup, prometheusCatalogueOf('es'));
    for (const { before, seat, steps } of randomBattle(setup, `attacks ${setup.table}`, 170)) {
      const view = prometheus.view(before, seat);
      const card = reactionIn(view);
      if (card !== undefined) {
        questions += 1;
        for (const line of reactionInWords(card, voice).lines) expect(line).toSatisfy(isSound);
      }
      let attempt = beginAttempt(view, seat);
      for (const step of steps) {
        for (const forecast of forecastsOf(attempt.now, step)) {
          attacks += 1;
          expect(forecast.wounds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          for (const line of forecastInWords(attempt.now, forecast, voice)) {
            expect(line).toMatch(SENTENCE);
            expect(line).toSatisfy(isSound);
          }
        }
        attempt = takeAll(attempt, [step]);
      }
    }
  }
  expect(attacks).toBeGreaterThan(20);
  expect(questions).toBeGreaterThan(5);
});

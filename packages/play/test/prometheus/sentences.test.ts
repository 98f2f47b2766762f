import type { Occurrence } from '@thera/prometheus';
import { describe, expect, test } from 'vitest';
import {
  areaLabels,
  explainArea,
  explainStep,
  explainUnit,
  forecastInWords,
  forecastsOf,
  promptFor,
  stepInWords,
  tellAll,
} from '../../src/prometheus/index.ts';
import { attemptIn, english, spanish, stepsOf } from './lesson.ts';

describe('an area', () => {
  test('says who is there, whose, how well, and what a touch would do', () => {
    const labels = areaLabels(attemptIn('hound', 'act hephaestus simple'), english);
    expect(labels.S18).toBe(
      'Hound’s Causeway, open, 1 of 4: Hades, yours, vitality 15 of 15. You can walk here, 1 step. You can use Master Smith: Hades.',
    );
    expect(labels.S21).toMatch(
      /^Cerberus’ Threshold, open, 1 of 4: Cerberus, an enemy, vitality 10 of 10, Rage 2\. You can walk here, 2 steps\. There’s an enemy here: movement ends\./,
    );
    expect(labels.S15).toContain('Hephaestus, yours, vitality 16 of 16, activated.');
    expect(labels.S4).toBe('Poplar Grove, forest, empty, 3 places, 2 trees.');
  });

  test('shows a token as what its onlooker knows of it', () => {
    expect(areaLabels(attemptIn('nets'), english).O9).toContain('a token, face down');
    expect(areaLabels(attemptIn('strike'), english).O15).toContain('your net');
    expect(areaLabels(attemptIn('nets', 'act zeus complex'), spanish).O9).toContain(
      'Puedes correr hasta aquí, 1 paso. Hay una ficha: si es una red, el movimiento termina aquí.',
    );
  });
});

describe('why not', () => {
  test.each([
    ['hound', 'act hades simple', 'S1', 'It has no steps left.'],
    ['hound', 'act hades simple', 'O1', 'That’s on the other map, out of reach.'],
    ['nets', 'act zeus complex', 'O21', 'Only climbers who walk and units in fast flight can get up there.'],
  ] as const)('in %s after %s: area %s', (lesson, written, area, words) => {
    expect(explainArea(attemptIn(lesson, written), area, english)).toBe(words);
  });

  test.each([
    [
      'hound',
      'act hades simple, walk S21, calm',
      'attack cerberus',
      'It has already done that in this activation.',
    ],
    [
      'hound',
      'act hades simple',
      'calm',
      'To calm the hound, a god must be in its area, or next to it if that area is full.',
    ],
    ['hound', '', 'act zeus simple', 'That unit isn’t in this game.'],
    ['hound', '', 'act cerberus simple', 'That unit isn’t yours.'],
    ['nets', 'act centaurs simple', 'exit', 'Only Zeus and Ares can leave Olympus.'],
  ] as const)('in %s after %j: %s', (lesson, written, step, words) => {
    expect(explainStep(attemptIn(lesson, written), stepsOf(step)[0]!, english)).toBe(words);
  });

  test('a unit out of sight is told with what stands between', () => {
    const attempt = attemptIn('strike', 'act acamas simple');
    expect(explainUnit(attempt, 'ares', english)).toBe('That’s out of range.');
    expect(explainUnit(attempt, 'medusa', english)).toBe('That isn’t an enemy.');
  });
});

test('a forecast names every modifier, the chances and what may come back', () => {
  const attempt = attemptIn('strike', 'act acamas simple, walk O12');
  const [forecast] = forecastsOf(attempt.now, { kind: 'attack', target: 'spartans' });
  expect(forecastInWords(attempt.now, forecast!, english)).toEqual([
    'Acamas attacks the Spartans: 8 dice against defence 6.',
    'Dice: 8 Acamas.',
    'Defence: 6 Spartans.',
    '2.5 wounds on average.',
    'At least one wound: >99%.',
    'Destroys the Spartans: 60%.',
    'The Spartans may strike first: 5 dice, 1.4 wounds on average. It costs one of its cards; you haven’t seen 1 of them.',
  ]);
});

test('prompts name who acts, in either language', () => {
  const attempt = attemptIn('nets', 'act centaurs complex');
  expect(promptFor(attempt, english)).toBe('What should the Centaurs do? One complex action.');
  expect(promptFor(attempt, spanish)).toBe('¿Qué hacen los Centauros? Una acción compleja.');
  expect(promptFor(attemptIn('hound', 'act hephaestus simple, walk S18'), english)).toBe(
    'Hephaestus may go on, up to 1 area, or do something else.',
  );
});

test('steps are short words for pills', () => {
  const { now } = attemptIn('strike', 'act acamas simple');
  const words = stepsOf('walk O12, attack spartans prop, power boulderToss spartans, end').map((step) =>
    stepInWords(now, step, english),
  );
  expect(words).toEqual([
    'Walk to the Eagle Walk',
    'Attack the Spartans with a tree or stele',
    'Boulder Toss (1 Art of War): Spartans',
    'End the activation',
  ]);
});

const HAPPENED: readonly Occurrence[] = [
  { kind: 'activated', unit: 'centaurs', mode: 'complex', leader: null },
  { kind: 'moved', unit: 'centaurs', from: 'O13', to: 'O12', gait: 'run' },
  { kind: 'moved', unit: 'centaurs', from: 'O12', to: 'O9', gait: 'run' },
  { kind: 'token-turned', area: 'O9', face: 'net', unit: 'centaurs' },
  { kind: 'trapped', unit: 'centaurs' },
  { kind: 'net-off', unit: 'centaurs', why: 'activation', by: null },
  { kind: 'activation-ended', unit: 'centaurs' },
  { kind: 'drew', seat: 1, card: null },
  { kind: 'calmed', unit: 'hades', rage: 1 },
];

test('what happened is told in sentences, the areas of one way in one', () => {
  expect(tellAll(HAPPENED, english)).toEqual([
    'The Centaurs are activated for one complex action.',
    'The Centaurs run from the Garden of Hours to the Broken Agora.',
    'There was a net in the Broken Agora.',
    'The Centaurs are trapped.',
    'The net falls off the Centaurs.',
    'Zeus and Ares draw a card.',
    'Hades calms the hound: Rage 1.',
  ]);
  expect(tellAll(HAPPENED, spanish)).toEqual([
    'Se activa a los Centauros para una acción compleja.',
    'Los Centauros corren del Jardín de las Horas al Ágora Rota.',
    'Había una red en el Ágora Rota.',
    'Los Centauros quedan atrapados.',
    'Cae la red de los Centauros.',
    'Zeus y Ares roban una carta.',
    'Hades calma al can: Furia 1.',
  ]);
});

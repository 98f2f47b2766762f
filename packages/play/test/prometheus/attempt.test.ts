import { formatDecision } from '@thera/prometheus';
import { describe, expect, test } from 'vitest';
import { chooseAct, goTo, openChoices, point, promptFor, stop, waysBy } from '../../src/prometheus/index.ts';
import { attemptIn, english } from './lesson.ts';

describe('pointing', () => {
  test('at a card or a unit activates it, and asks how', () => {
    for (const target of [
      { kind: 'card', card: 'hades' } as const,
      { kind: 'unit', unit: 'hades' } as const,
    ]) {
      const pointed = point(attemptIn('hound'), target)!;
      expect(openChoices(pointed).map(({ step }) => step)).toEqual([
        { kind: 'act', unit: 'hades', mode: 'simple' },
        { kind: 'act', unit: 'hades', mode: 'complex' },
      ]);
      expect(promptFor(pointed, english)).toBe('Which of these?');
    }
  });

  test('at an area next to the unit walks there', () => {
    const walked = point(attemptIn('hound', 'act hades simple'), { kind: 'area', area: 'S17' })!;
    expect(formatDecision(walked.steps)).toBe('act hades simple, walk S17');
  });

  test('at an area with an enemy that could also be attacked leaves the choice', () => {
    // Hades shoots one area far: the hound's area can be walked into or shot at.
    const open = point(attemptIn('hound', 'act hades simple'), { kind: 'area', area: 'S21' })!;
    const kinds = openChoices(open).map(({ step }) => step.kind);
    expect(new Set(kinds)).toEqual(new Set(['attack', 'walk']));
  });

  test('at something that means nothing now means nothing', () => {
    expect(point(attemptIn('hound', 'act hades simple'), { kind: 'area', area: 'O1' })).toBeUndefined();
    expect(point(attemptIn('hound'), { kind: 'card', card: 'zeus' })).toBeUndefined();
  });

  test('at another thing instead of choosing begins anew', () => {
    const open = point(attemptIn('hound'), { kind: 'unit', unit: 'hades' })!;
    const other = point(open, { kind: 'unit', unit: 'hephaestus' })!;
    expect(openChoices(other).every(({ step }) => step.kind === 'act' && step.unit === 'hephaestus')).toBe(
      true,
    );
  });
});

describe('acts', () => {
  test('that need nothing to be pointed at are done at once', () => {
    const calmed = chooseAct(attemptIn('hound', 'act hades simple, walk S21'), 'calm');
    expect(formatDecision(calmed.steps)).toBe('act hades simple, walk S21, calm');
  });

  test('that are aimed wait for it, and say at what', () => {
    const doing = chooseAct(attemptIn('strike', 'act medusa simple'), 'attack');
    expect(doing.steps).toHaveLength(1);
    expect(promptFor(doing, english)).toBe('Who should Medusa attack?');
  });
});

test('ways lead over several areas, and stop where something would be turned over', () => {
  const ways = waysBy(attemptIn('nets', 'act zeus complex'), 'run');
  expect(ways.get('O8')).toMatchObject({ ends: true });
  expect(ways.get('O13')?.steps).toHaveLength(1);
  // Beyond the tokens of O8, O9 nothing can be planned.
  expect([...ways.keys()]).not.toContain('O4');
});

test('a way is taken whole', () => {
  const attempt = attemptIn('hound', 'act hephaestus simple');
  const way = waysBy(attempt, 'walk').get('S21')!;
  expect(formatDecision(goTo(attempt, way).steps)).toBe('act hephaestus simple, walk S18 S21');
});

test('stopping ends the activation first, then the turn', () => {
  const ended = stop(attemptIn('hound', 'act hades simple'))!;
  expect(formatDecision(ended.steps)).toBe('act hades simple, end');
  expect(formatDecision(stop(ended)!.steps)).toBe('act hades simple, end, done');
});

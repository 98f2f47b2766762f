import { beginAttempt, formatDecision, type PrometheusAttempt } from '@thera/play/prometheus';
import { type LessonId, lessonSetup, prometheus } from '@thera/prometheus';
import { diceFor, sha256 } from '@thera/table';
import { describe, expect, test } from 'vitest';
import { readLine } from './read-line.ts';

function begun(lesson: LessonId): PrometheusAttempt {
  const started = prometheus.start(lessonSetup(lesson), diceFor(sha256, lesson, 0));
  if (!started.ok) throw new Error(started.error);
  const [seat] = prometheus.toAct(started.value);
  return beginAttempt(prometheus.view(started.value, seat!), seat!);
}

/** The steps that a line comes to, or what it is instead. */
function read(lesson: LessonId, line: string): string {
  const reading = readLine(begun(lesson), line);
  if (reading.kind !== 'attempt') return reading.kind;
  const { steps, open } = reading.attempt;
  return `${formatDecision(steps)}${open === undefined ? '' : ` ? ${open.length}`}`;
}

describe('a line', () => {
  test.each([
    ['hound', 'act hades simple', 'act hades simple'],
    ['hound', 'ACT Hades SIMPLE, walk s18', 'refused'],
    ['hound', 'act hades simple walk S21 calm', 'act hades simple, walk S21, calm'],
    ['hound', 'act hephaestus simple walk S18 S21 calm', 'act hephaestus simple, walk S18 S21, calm'],
    ['hound', 'act hephaestus simple S21', 'act hephaestus simple, walk S18 S21'],
    [
      'hound',
      'activar Hefesto simple, andar Calzada del Can, S21, calmar al can',
      'act hephaestus simple, walk S18 S21, calm',
    ],
    ['hound', 'activate hades simple walk Cerberus’ Threshold', 'act hades simple, walk S21'],
    ['hound', 'hades', ' ? 2'],
    ['hound', 'act hades', ' ? 2'],
    ['nets', 'act centaurs complex run O12 O9', 'act centaurs complex, run O12 O9'],
    ['nets', 'act centaurs complex run O12 O9 O5', 'refused'],
    ['hound', 'act hades simple attack zeus', 'refused'],
    ['hound', 'act nobody simple', 'refused'],
    ['hound', 'what now', 'unknown'],
    ['hound', '99', 'out-of-range'],
    ['hound', '', 'unknown'],
  ] as const)('in %s: %j is %s', (lesson, line, expected) => {
    expect(read(lesson, line)).toBe(expected);
  });

  test('of one number is that choice of the list', () => {
    expect(read('hound', '1')).toMatch(/^act \w+ simple$/);
  });
});

import { type LessonId, lessonSetup, prometheus, type Step, type View } from '@thera/prometheus';
import { diceFor, type Seat, sha256 } from '@thera/table';
import { prometheusCatalogueOf } from '@thera/texts/prometheus';
import {
  beginAttempt,
  type PrometheusAttempt,
  type PrometheusVoice,
  parseDecision,
  takeAll,
  voiceOf,
} from '../../src/prometheus/index.ts';

/** A lesson as its player first sees it. */
export function lessonView(lesson: LessonId): { readonly view: View; readonly seat: Seat } {
  const started = prometheus.start(lessonSetup(lesson), diceFor(sha256, lesson, 0));
  if (!started.ok) throw new Error(started.error);
  const [seat] = prometheus.toAct(started.value);
  return { view: prometheus.view(started.value, seat!), seat: seat! };
}

/** The decision in the making after these steps, as they are written. */
export function attemptIn(lesson: LessonId, written = ''): PrometheusAttempt {
  const { view, seat } = lessonView(lesson);
  const attempt = takeAll(beginAttempt(view, seat), stepsOf(written));
  if (attempt.steps.length !== stepsOf(written).length) throw new Error(`${written} cannot be done`);
  return attempt;
}

export function stepsOf(written: string): readonly Step[] {
  if (written === '') return [];
  const parsed = parseDecision(written);
  if (!parsed.ok) throw new Error(`${written}: ${parsed.error}`);
  return parsed.value;
}

export const english: PrometheusVoice = voiceOf({ table: '2' }, prometheusCatalogueOf('en'));
export const spanish: PrometheusVoice = voiceOf({ table: '2' }, prometheusCatalogueOf('es'));

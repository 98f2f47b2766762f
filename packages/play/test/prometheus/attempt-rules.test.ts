import { type AreaId, GAITS, type Gait, prometheus } from '@thera/prometheus';
import { expect, test } from 'vitest';
import { isComplete } from '../../src/index.ts';
import { beginAttempt, type PrometheusAttempt, take, takeAll, waysBy } from '../../src/prometheus/index.ts';
import { randomBattle, SETUPS } from './random-battles.ts';

const DECISIONS = 100;

test.each(SETUPS.map((setup, n) => [`battle ${n}`, setup] as const))(
  '%s: an attempt offers what the rules offer, and its ways lead where they say',
  (seed, setup) => {
    for (const { before, seat, steps } of randomBattle(setup, seed, DECISIONS)) {
      const view = prometheus.view(before, seat);
      let attempt = beginAttempt(view, seat);
      for (const step of steps) {
        expect(attempt.following, seed).toEqual(prometheus.decisions(view, seat, attempt.steps));
        for (const gait of GAITS) expect(reachBy(attempt, gait), seed).toEqual(walkedReach(attempt, gait));
        attempt = takeAll(attempt, [step]);
      }
      expect(attempt.steps, seed).toEqual(steps);
      expect(isComplete(attempt), seed).toBe(true);
    }
  },
);

const reachBy = (attempt: PrometheusAttempt, gait: Gait): Readonly<Record<string, number>> =>
  Object.fromEntries([...waysBy(attempt, gait)].map(([area, { steps }]) => [area, steps.length]));

/** The same by trying every step, as far as nothing is turned over. */
function walkedReach(attempt: PrometheusAttempt, gait: Gait): Readonly<Record<string, number>> {
  const start = attempt.now.units.find((unit) => unit?.id === attempt.now.activation?.unit)?.area;
  const found = new Map<AreaId, number>();
  let border: readonly PrometheusAttempt[] = [attempt];
  for (let length = 1; border.length > 0; length++)
    border = border.flatMap((at) =>
      at.following.flatMap((choice) => {
        const { step } = choice;
        if (step.kind !== gait || step.to === start || found.has(step.to)) return [];
        found.set(step.to, length);
        return choice.ends ? [] : [take(at, choice)];
      }),
    );
  return Object.fromEntries(found);
}

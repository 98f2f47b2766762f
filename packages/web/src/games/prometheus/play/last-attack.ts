import type { Occurrence } from '@thera/prometheus';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { happenedAfter } from './told.ts';

/** How many decisions an attack takes at most, with all the answers to it. */
const LONGEST_ATTACK = 16;

/** All that has happened since the attack began that is going on, or was made last. */
export function lastAttack(ctrl: PrometheusCtrl): readonly Occurrence[] {
  const { match, back } = ctrl.frame;
  const happened: Occurrence[] = [];
  for (let n = back.shown - 1; n >= 0 && n >= back.shown - LONGEST_ATTACK; n--) {
    happened.unshift(...happenedAfter(ctrl, match.value, back.plies.value[n]!.index));
    if (happened.some(({ kind }) => kind === 'attacked')) break;
    if (happened.some(({ kind }) => kind === 'activated')) break;
  }
  const begun = happened.findLastIndex(({ kind }) => kind === 'attacked');
  return begun < 0 ? [] : happened.slice(begun);
}

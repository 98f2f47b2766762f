import { stateAfter, tellTableEvent } from '@thera/play';
import { type PrometheusMatch, tellAll } from '@thera/play/prometheus';
import { type Occurrence, prometheus, type State } from '@thera/prometheus';
import type { Onlooker } from '@thera/table';
import type { PrometheusCtrl } from '../ctrl.tsx';

/** What is seen on the maps and in the hand, or told by what comes of it, is no line of its own. */
const UNTOLD: readonly Occurrence['kind'][] = [
  'dealt',
  'stones-laid',
  'activated',
  'declined',
  'valued',
  'rolled',
  'boosted',
  'blanks-spent',
  'token-laid',
];

/** Cards that others draw are only counted. */
const isTold = (one: Occurrence): boolean =>
  !UNTOLD.includes(one.kind) && (one.kind !== 'drew' || one.card !== null);

/** What a decision has led to, as far as whoever looks may know. */
export function happenedAfter(
  { frame }: PrometheusCtrl,
  match: PrometheusMatch,
  index: number,
  onlooker: Onlooker = frame.seating.viewer,
): readonly Occurrence[] {
  return prometheus.view(stateAfter(match, { index }) as State, onlooker).happened;
}

/** What everybody may know of the last decision and what it led to. */
export function newsForAll(ctrl: PrometheusCtrl): string {
  const match = ctrl.frame.match.value;
  const last = match.record.events.findLastIndex(({ kind }) => kind === 'decision');
  if (last < 0) return '';
  return tellAll(happenedAfter(ctrl, match, last, 'watcher').filter(isTold), ctrl.voice).join(' ');
}

/** What one event did, in sentences for the list of turns. */
export function toldOf(ctrl: PrometheusCtrl, match: PrometheusMatch, index: number): readonly string[] {
  const event = match.record.events[index]!;
  if (event.kind === 'decision') return tellAll(happenedAfter(ctrl, match, index).filter(isTold), ctrl.voice);
  const { table, words } = ctrl.frame.text.value;
  const nameOf = (seat: number): string => ctrl.names.value[seat] ?? '';
  return [tellTableEvent(event, { table, nameOf, list: words.list })];
}

import type { MapEvent } from '@thera/board';
import { type Ply, stateAfter } from '@thera/play';
import { type PrometheusMatch, tell } from '@thera/play/prometheus';
import {
  type Occurrence,
  type OccurrenceKind,
  prometheus,
  type Step,
  type View,
  withOccurrence,
} from '@thera/prometheus';
import type { Happening } from '../../game-client.ts';
import { captionsOf } from '../board/captions.ts';
import type { MapsScene } from '../board/maps-scene.ts';
import { mapsAfter } from '../board/scene-of.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { happenedAfter } from './told.ts';

/** One thing that has happened, and the state after it. */
export interface BattleHappening extends Happening<MapsScene> {
  readonly view: View;
}

/** How long each kind of thing is looked at; what is not listed is not shown by itself. */
const LASTS: Readonly<Partial<Record<OccurrenceKind, number>>> = {
  placed: 300,
  moved: 260,
  exited: 900,
  deployed: 300,
  recalled: 320,
  forced: 360,
  'token-turned': 500,
  trapped: 300,
  'net-off': 260,
  petrified: 400,
  calmed: 600,
  enraged: 600,
  attacked: 300,
  rolled: 700,
  boosted: 250,
  struck: 600,
  destroyed: 500,
  'stone-claimed': 300,
  'stone-absorbed': 300,
};
/** Whoever decided has seen these as they were chosen. */
const CHOSEN: readonly OccurrenceKind[] = [
  'moved',
  'deployed',
  'placed',
  'calmed',
  'enraged',
  'stone-claimed',
  'activated',
  'paid',
  'recalled',
  'stone-absorbed',
];

/** What followed from a decision, one thing after the other; who decided sees it from the first surprise on. */
export function happeningsAfter(
  ctrl: PrometheusCtrl,
  match: PrometheusMatch,
  ply: Ply<Step>,
): readonly BattleHappening[] {
  const { seating } = ctrl.frame;
  // What is hidden is worked out on the truth and told as far as it may be known.
  const truth = stateAfter(match, ply).happened;
  const told = happenedAfter(ctrl, match, ply.index);
  let state = match.history[ply.index]!.before;
  let isSeen = seating.isPerson(ply.seat) && seating.viewer === ply.seat;
  return truth.flatMap((one, n): readonly BattleHappening[] => {
    state = withOccurrence(state, one);
    if (isSeen && !CHOSEN.includes(one.kind)) isSeen = false;
    const lasts = LASTS[one.kind];
    if (isSeen || lasts === undefined) return [];
    const view = prometheus.view(state, seating.viewer);
    const news = tell(told[n]!, ctrl.voice);
    const scene = { maps: mapsAfter(view, eventOf(one)), ...captionsOf(view, ctrl.text) };
    return [{ view, scene, lasts, ...(news === undefined ? {} : { news }) }];
  });
}

/** How a unit came where it is, where two scenes do not tell. */
function eventOf(one: Occurrence): MapEvent | undefined {
  switch (one.kind) {
    case 'moved': {
      const kind = one.gait === 'fly' ? 'fly' : one.gait === 'run' ? 'run' : 'walk';
      return { kind, unit: one.unit, way: [one.from, one.to] };
    }
    case 'forced':
      return { kind: 'throw', unit: one.unit };
    case 'exited':
      return { kind: 'exit', unit: one.unit, way: [one.from] };
    default:
      return undefined;
  }
}

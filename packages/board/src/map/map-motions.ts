import { changesBetween } from './map-changes.ts';
import { toldBy } from './map-events.ts';
import { FIGURE_DELAY, MAP_DURATIONS, type MapMotion, type Untimed } from './map-motion.ts';
import type { MapScene } from './map-scene.ts';

/** Between what was told and what comes of it. */
const GAP = 40;
/** So many differences are another position, not what comes of an action. */
const MOST = 10;

/** When the last of some motions ends, in milliseconds. */
export const endOfMotions = (motions: readonly MapMotion[]): number =>
  Math.max(0, ...motions.map(({ start, duration }) => start + duration));

/** What happens between two scenes of one map: what the events tell, one after the other, then what else is different. */
export function mapMotions(before: MapScene, after: MapScene): readonly MapMotion[] {
  if (before.map !== after.map) return [];
  const events = before.events === after.events ? [] : (after.events ?? []);
  const told = inTurn(events.map((event) => toldBy(event, before, after)));
  const moved = new Set(
    told.flatMap((motion) => ('unit' in motion && isMove(motion) ? [motion.unit.id] : [])),
  );
  const rest = changesBetween(before, after, moved);
  if (told.length === 0 && rest.length > MOST) return [];
  const then = told.length === 0 ? 0 : endOfMotions(told) + GAP;
  return [...told, ...rest.map((motion) => timed(motion, motion.kind === 'shift' ? 0 : then))];
}

const isMove = ({ kind }: Untimed): boolean => ['walk', 'run', 'fly', 'throw', 'exit'].includes(kind);

const timed = (motion: Untimed, start: number): MapMotion => ({
  ...motion,
  start,
  duration: durationOf(motion),
});

function durationOf(motion: Untimed): number {
  const usual = MAP_DURATIONS[motion.kind];
  if ('way' in motion) return usual * Math.max(1, motion.way.length - 1);
  if (motion.kind !== 'wound' || motion.unit.strength.kind === 'vitality') return usual;
  return usual + FIGURE_DELAY * (motion.was.strength.left - motion.unit.strength.left - 1);
}

/** One event after the other; of one event, tokens are turned as the unit meets them, the rest in turn. */
function inTurn(events: readonly (readonly Untimed[])[]): readonly MapMotion[] {
  const motions: MapMotion[] = [];
  for (const event of events) {
    const start = motions.length === 0 ? 0 : endOfMotions(motions);
    for (const motion of event) motions.push(timed(motion, startOf(motion, motions, start)));
  }
  return motions;
}

function startOf(motion: Untimed, motions: readonly MapMotion[], start: number): number {
  const last = motions.at(-1);
  if (motion.kind !== 'turn' || last === undefined) return last === undefined ? start : endOfMotions(motions);
  const walk = motions.findLast(isMove);
  return walk === undefined ? endOfMotions(motions) : walk.start + walk.duration * motion.at;
}

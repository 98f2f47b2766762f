import type { Point } from '../../board.ts';
import type { Timeline } from '../../svg/timeline.ts';
import type { MapMotion } from '../map-motion.ts';
import type { MapScene, MapUnit } from '../map-scene.ts';
import type { MapDrawing } from './map-drawing.ts';
import { unitScale } from './map-unit.ts';

/** What all motions between two scenes share. */
export interface MapDance {
  readonly drawing: MapDrawing;
  readonly before: MapScene;
  readonly after: MapScene;
  /** The drawing of the scene after. */
  readonly root: ParentNode;
  readonly time: Timeline;
}

/** When something happens. */
export type Timed<T> = T & Pick<MapMotion, 'start' | 'duration'>;

export const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)';
export const EASE_IN_OUT = 'cubic-bezier(.6,0,.3,1)';

/** A unit where the scene after has it. */
export const elementOf = ({ root }: MapDance, { id }: MapUnit): Element | undefined =>
  root.querySelector(`[data-unit="${id}"]`) ?? undefined;

/** The part of a unit that hops and shakes, without its shadow. */
export const bodyOf = (dance: MapDance, unit: MapUnit): Element | undefined =>
  elementOf(dance, unit)?.querySelector('.body') ?? undefined;

/** A unit's transform at a point. */
export const unitTransform = ({ drawing }: MapDance, unit: MapUnit, [x, y]: Point): string =>
  `translate(${x}px,${y}px) scale(${unitScale(unit, drawing.scale)})`;

export const moved = ([x, y]: Point): string => `translate(${x}px,${y}px)`;

/** Something that is only there until everything rests, on top of a group. */
export function ghostIn({ time }: MapDance, group: Element, markup: string): SVGElement {
  group.insertAdjacentHTML('beforeend', markup);
  const ghost = group.lastElementChild as SVGElement;
  time.atRest(() => ghost.remove());
  return ghost;
}

/** Where ghosts are that belong to no unit: over those who stand, below marks. */
export const ghosts = ({ root }: MapDance): Element => root.querySelector('.ghosts')!;

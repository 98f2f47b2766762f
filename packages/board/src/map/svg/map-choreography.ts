import type { Timeline } from '../../svg/timeline.ts';
import type { MapMotion } from '../map-motions.ts';
import { endOfMotions } from '../map-motions.ts';
import type { MapScene } from '../map-scene.ts';
import type { MapDrawing } from './map-drawing.ts';

/** What all motions between two scenes share. */
export interface MapDance {
  readonly drawing: MapDrawing;
  readonly before: MapScene;
  readonly after: MapScene;
  /** The drawing of the scene after. */
  readonly svg: SVGSVGElement;
  readonly time: Timeline;
}

const MARK_TIME = 120;
const EASE_OUT = 'cubic-bezier(.2,.8,.2,1)';

/** Sets everything going that differs between two scenes. */
export function performMotions(dance: MapDance, motions: readonly MapMotion[]): void {
  showMarks(dance, endOfMotions(motions));
}

/** Marks that are new appear when the rest is done. */
function showMarks({ svg, before, time }: MapDance, start: number): void {
  const old = new Set(before.marks.map(({ area, kind }) => `${area}-${kind}`));
  for (const mark of svg.querySelectorAll<SVGElement>('.mark')) {
    if (old.has(mark.dataset.mark!)) continue;
    time.animate(
      mark.firstElementChild!,
      [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'none' }],
      start,
      MARK_TIME,
      EASE_OUT,
    );
  }
}

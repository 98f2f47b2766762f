import type { MapMotion } from '../map-motion.ts';
import { endOfMotions } from '../map-motions.ts';
import { EASE_OUT, type MapDance } from './map-dance.ts';
import { calm, destroy, enrage, fell, moveStone, setFree, spend, turnToken, wound } from './map-fates.ts';
import { comeIn, exit, lean, shift, stop, walk } from './map-walking.ts';

const MARK_TIME = 120;

/** Sets everything going that differs between two scenes. */
export function performMotions(dance: MapDance, motions: readonly MapMotion[]): void {
  for (const motion of motions) perform(dance, motion);
  showMarks(dance, endOfMotions(motions));
}

function perform(dance: MapDance, motion: MapMotion): void {
  switch (motion.kind) {
    case 'walk':
    case 'run':
    case 'fly':
      walk(dance, motion);
      break;
    case 'throw':
    case 'shift':
      shift(dance, motion);
      break;
    case 'turn':
      turnToken(dance, motion);
      break;
    case 'fade':
    case 'spread':
      spend(dance, motion);
      break;
    case 'wound':
      wound(dance, motion);
      break;
    case 'exit':
      exit(dance, motion);
      break;
    case 'strike':
      lean(dance, motion);
      break;
    case 'fell':
      fell(dance, motion);
      break;
    case 'lift':
    case 'drop':
      moveStone(dance, motion);
      break;
    case 'stop':
      stop(dance, motion);
      break;
    case 'free':
      setFree(dance, motion);
      break;
    case 'come':
      comeIn(dance, motion);
      break;
    case 'destroy':
      destroy(dance, motion);
      break;
    case 'calm':
      calm(dance, motion);
      break;
    case 'enrage':
      enrage(dance, motion);
  }
}

/** Marks that are new appear when the rest is done. */
function showMarks({ root, before, time }: MapDance, start: number): void {
  const old = new Set(before.marks.map(({ area, kind }) => `${area}-${kind}`));
  for (const mark of root.querySelectorAll<SVGElement>('.mark')) {
    if (old.has(mark.dataset.mark!)) continue;
    const frames = [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'none' }];
    time.animate(mark.firstElementChild!, frames, start, MARK_TIME, EASE_OUT);
  }
}

import {
  type BlockChange,
  type DomeChange,
  endOf,
  type Motion,
  type Slide,
  type Taking,
} from '../motions.ts';
import { turnsShown } from '../turns-shown.ts';
import { changeBlock, changeDome, changeShadows } from './building.ts';
import {
  type Dance,
  EASE_IN_OUT,
  EASE_LAND,
  EASE_OUT,
  fall,
  ghostIn,
  groupOf,
  moved,
  type Timed,
} from './dance.ts';
import { showTextures, swingGates } from './field-changes.ts';
import { comeAshore, crush, daze, lean } from './fighting.ts';
import { tokenOn, tokenPlace } from './square-pieces.ts';
import { comeIn, goOut, lookAround, walk } from './walking.ts';
import { exitsIn } from './zones.ts';

const MARK_TIME = 120;
const FLAG_TIME = 500;
const FOAM_TIME = 900;
const ZONE_TIME = 700;
const TOKEN_FALL = 24;
const TAKEN_RISE = 40;

/** Sets everything going that differs between two scenes. */
export function choreograph(dance: Dance, motions: readonly Motion[]): void {
  const end = endOf(motions);
  for (const motion of motions) perform(dance, motion);
  changeShadows(dance, motions.filter(isBuilding));
  showTextures(dance);
  swingGates(dance);
  showMarks(dance, end);
  showLastTurn(dance, end);
  lightUpZones(dance, end);
  if (dance.after.won !== undefined && dance.before.won === undefined) celebrate(dance, end);
}

const isBuilding = (motion: Motion): motion is Timed<BlockChange | DomeChange> =>
  ['build', 'raze', 'dome', 'undome'].includes(motion.kind);

function perform(dance: Dance, motion: Motion): void {
  switch (motion.kind) {
    case 'come':
      comeIn(dance, motion);
      break;
    case 'go':
      goOut(dance, motion);
      break;
    case 'build':
    case 'raze':
      changeBlock(dance, motion);
      break;
    case 'dome':
    case 'undome':
      changeDome(dance, motion);
      break;
    case 'land':
      comeAshore(dance, motion);
      break;
    case 'crush':
      crush(dance, motion);
      break;
    case 'strike':
      lean(dance, motion);
      break;
    case 'stun':
      daze(dance, motion);
      break;
    case 'turn':
      lookAround(dance, motion);
      break;
    case 'slide':
      slide(dance, motion);
      break;
    case 'take':
      take(dance, motion);
      break;
    case 'move':
    case 'cross':
    case 'fly':
    case 'climb':
    case 'descend':
    case 'push':
    case 'swap':
    case 'lift':
      walk(dance, motion);
  }
}

function slide(dance: Dance, motion: Timed<Slide>): void {
  const { token, was, start, duration } = motion;
  const { drawing, before, after, time } = dance;
  const element = groupOf(dance, token.square).querySelector(`.token-${token.kind}`);
  // Threads of fate belong to the ground and do not slide.
  if (!element) return;
  if (was === undefined) {
    fall(dance, element, TOKEN_FALL, motion);
    return;
  }
  const [a, b] = [tokenPlace(drawing, before, was), tokenPlace(drawing, after, token)];
  const frames = [{ transform: moved([a[0] - b[0], a[1] - b[1]]) }, { transform: 'none' }];
  time.animate(element, frames, start, duration, EASE_IN_OUT);
}

/** A token that somebody takes rises, turns once and is gone. */
function take(dance: Dance, { token, start, duration }: Timed<Taking>): void {
  const ghost = ghostIn(dance, groupOf(dance, token.square), tokenOn(dance.drawing, dance.before, token));
  const risen = { transform: moved([0, -TAKEN_RISE]) };
  dance.time.animate(
    ghost,
    [{ transform: 'none' }, { ...risen, opacity: 1, offset: 0.75 }, { ...risen, opacity: 0 }],
    start,
    duration,
    EASE_OUT,
  );
  const turn = [1, 0, -1, 0, 1].map((share) => ({ scale: `${share} 1` }));
  dance.time.animate(ghost.firstElementChild!.firstElementChild!, turn, start, duration);
}

/** Marks that are new appear when the rest is done. */
function showMarks({ svg, before, time }: Dance, start: number): void {
  const old = new Set(before.marks.map(({ square, kind }) => `${square}-${kind}`));
  for (const mark of svg.querySelectorAll<SVGElement>('.mark')) {
    if (old.has(mark.dataset.mark!)) continue;
    const frames = [{ transform: 'scale(.6)', opacity: 0 }, { transform: 'none' }];
    time.animate(mark.firstElementChild!, frames, start, MARK_TIME, EASE_OUT);
  }
}

function showLastTurn({ svg, before, after, time }: Dance, start: number): void {
  if (JSON.stringify(turnsShown(before)) === JSON.stringify(turnsShown(after))) return;
  for (const hint of svg.querySelectorAll('.last'))
    time.animate(hint, [{ opacity: 0 }, {}], start, MARK_TIME);
}

/** The line around a zone into which somebody has got lights up once. */
function lightUpZones({ svg, before, after, time }: Dance, start: number): void {
  const lines = svg.querySelectorAll('.zone-ink');
  const was = exitsIn(before);
  exitsIn(after).forEach(({ isFallen }, index) => {
    if (!isFallen || was[index]?.isFallen) return;
    time.animate(lines[index]!, [{}, { strokeWidth: '10px' }, {}], start, ZONE_TIME, 'ease-in-out');
  });
}

/** The flag goes up, and the foam brightens once. */
function celebrate({ svg, time }: Dance, start: number): void {
  const flag = svg.querySelector('.flag')!;
  time.animate(flag, [{ transform: 'scaleY(0)' }, { transform: 'none' }], start, FLAG_TIME, EASE_LAND);
  for (const ring of svg.querySelectorAll('.foam path'))
    time.animate(ring, [{}, { strokeWidth: '13px', opacity: 1 }, {}], start, FOAM_TIME, 'ease-in-out');
}

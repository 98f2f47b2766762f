import type { Point } from '../../board.ts';
import { pair } from '../../svg/shapes.ts';
import { type AreaMotion, FIGURE_DELAY, type TokenTurn, type UnitMotion, type Wound } from '../map-motion.ts';
import { glowing } from './glow.ts';
import {
  bodyOf,
  EASE_OUT,
  elementOf,
  ghostIn,
  ghosts,
  type MapDance,
  moved,
  type Timed,
} from './map-dance.ts';
import { FLAME, netOver, strengthOf } from './map-unit.ts';
import { placeOf, tokenOn, unitOn } from './standing.ts';

const SHAKE = 4;
const SUNK = 16;
const RISEN = 44;
/** Where the column of flames is, from a unit's middle. */
const COLUMN: Point = [-54, -4];

/** Shakes, and its number counts down or its figures fall, one after the other. */
export function wound(dance: MapDance, { unit, was, start, duration }: Timed<Wound>): void {
  const body = bodyOf(dance, unit);
  if (body === undefined) return;
  const shaken = ['0', `${-SHAKE}px`, `${SHAKE}px`, `${-SHAKE / 2}px`, '0'].map((translate) => ({
    translate,
  }));
  dance.time.animate(body, shaken, start, duration);
  const { left, of, kind } = was.strength;
  const lost = left - unit.strength.left;
  const apart = kind === 'figures' ? FIGURE_DELAY : duration / lost;
  // What was more lies on what is less, and goes first.
  for (let more = 1; more <= lost; more++) {
    const pill = strengthOf({ ...unit, strength: { kind, left: unit.strength.left + more, of } });
    const ghost = ghostIn(dance, body, pill);
    dance.time.animate(
      ghost,
      [{ opacity: 1 }, { opacity: 0 }],
      start + (lost - more) * apart,
      apart,
      'step-start',
    );
  }
}

/** Greys, sinks and is gone. */
export function destroy(dance: MapDance, { unit, start, duration }: Timed<UnitMotion>): void {
  const ghost = ghostIn(
    dance,
    ghosts(dance),
    unitOn(dance.drawing, unit, placeOf(dance.drawing, dance.before, unit)),
  );
  const frames = [
    { transform: 'none', filter: 'grayscale(0)', opacity: 1 },
    { filter: 'grayscale(1)', opacity: 1, offset: 0.4 },
    { transform: `${moved([0, SUNK])} scale(.86)`, filter: 'grayscale(1)', opacity: 0 },
  ];
  dance.time.animate(ghost.querySelector('.body')!, frames, start, duration);
  dance.time.animate(ghost.querySelector('.shade')!, [{}, { opacity: 0 }], start, duration);
}

/** The rope slides down. */
export function setFree(dance: MapDance, { unit, start, duration }: Timed<UnitMotion>): void {
  const body = bodyOf(dance, unit);
  if (body === undefined) return;
  const ghost = ghostIn(dance, body, netOver(unit.side, dance.drawing.id));
  dance.time.animate(
    ghost,
    [{ opacity: 1 }, { transform: moved([0, 34]), opacity: 0 }],
    start,
    duration,
    EASE_OUT,
  );
}

/** A token is turned over about its upright axis. */
export function turnToken(dance: MapDance, { token, was, start, duration }: Timed<TokenTurn>): void {
  const layer = ghosts(dance);
  const half = duration / 2;
  const back = ghostIn(dance, layer, tokenOn(dance.drawing, was)).querySelector('.body')!;
  dance.time.animate(back, [{ scale: '1 1' }, { scale: '0 1' }], start, half, 'ease-in');
  const face = ghostIn(dance, layer, tokenOn(dance.drawing, token));
  face.classList.add('turned');
  dance.time.animate(
    face.querySelector('.body')!,
    [{ scale: '0 1' }, { scale: '1 1' }],
    start + half,
    half,
    'ease-out',
  );
}

/** What was turned over fades, or is spread over the unit. */
export function spend(dance: MapDance, { kind, token, unit, start, duration }: Timed<TokenTurn>): void {
  const face = ghosts(dance).querySelector(`.turned[data-token="${token.area}"]`);
  if (face) dance.time.animate(face, [{ opacity: 1 }, { opacity: 0 }], start, duration);
  if (kind !== 'spread') return;
  for (const part of elementOf(dance, unit)?.querySelectorAll('.net, .badge') ?? [])
    dance.time.animate(
      part,
      [
        { opacity: 0, scale: '.3' },
        { opacity: 1, scale: '1' },
      ],
      start,
      duration,
      EASE_OUT,
    );
}

/** A flame goes out upwards; the place glows less. */
export function calm(dance: MapDance, { unit, start, duration }: Timed<UnitMotion>): void {
  const body = bodyOf(dance, unit);
  if (body) {
    const ghost = ghostIn(dance, body, flameAt(COLUMN));
    const gone = { transform: `${moved([0, -RISEN])} scale(.5)`, opacity: 0 };
    dance.time.animate(ghost.firstElementChild!, [{ opacity: 1 }, gone], start, duration, EASE_OUT);
  }
  changeGlow(dance, start, duration);
}

/** A stone rises and becomes a flame; the place glows more. */
export function enrage(dance: MapDance, { unit, start, duration }: Timed<UnitMotion>): void {
  const { drawing, after } = dance;
  const element = elementOf(dance, unit);
  if (element === undefined) return;
  const [x, y] = placeOf(drawing, after, unit);
  const [fromX, fromY] = drawing.feet.get(unit.area)!.lies;
  const goal: Point = [x + COLUMN[0] - fromX, y + COLUMN[1] - fromY];
  const ghost = ghostIn(
    dance,
    ghosts(dance),
    `<g transform="translate(${pair([fromX, fromY])})"><g>${drawing.set.stone}</g></g>`,
  );
  const frames = [
    { transform: 'scale(.86)', opacity: 1 },
    { transform: `${moved(goal)} scale(.3)`, opacity: 0 },
  ];
  dance.time.animate(ghost.firstElementChild!, frames, start, duration, EASE_OUT);
  const column = element.querySelector('.rage');
  if (column) dance.time.animate(column, [{ opacity: 0.4 }, { opacity: 1 }], start, duration);
  changeGlow(dance, start, duration);
}

const flameAt = (at: Point): string =>
  `<g transform="translate(${pair(at)})"><path d="${FLAME}" fill="#ff9a4d"/></g>`;

function changeGlow({ root, before, after, time }: MapDance, start: number, duration: number): void {
  const glow = root.querySelector('.glow');
  if (glow && before.glow !== after.glow)
    time.animate(
      glow,
      [{ opacity: glowing(before.glow) }, { opacity: glowing(after.glow) }],
      start,
      duration,
    );
}

/** A tree or a stele tilts and is gone. */
export function fell(dance: MapDance, { area, start, duration }: Timed<AreaMotion>): void {
  const props = [...dance.root.querySelectorAll<SVGElement>(`.area[data-cell="${area}"] .prop`)];
  const gone = props.find(({ style }) => style.visibility === 'hidden');
  if (gone === undefined) return;
  const ghost = ghostIn(
    dance,
    ghosts(dance),
    `<g transform="${gone.getAttribute('transform')}"><g>${gone.innerHTML}</g></g>`,
  );
  const fallen = { transform: 'rotate(70deg)', opacity: 0 };
  dance.time.animate(ghost.firstElementChild!, [{ transform: 'none' }, fallen], start, duration, 'ease-in');
}

/** A stone is taken up, or laid down. */
export function moveStone(dance: MapDance, { kind, area, start, duration }: Timed<AreaMotion>): void {
  const high = { transform: moved([0, -RISEN]), opacity: 0 };
  if (kind === 'drop') {
    const stones = dance.root.querySelectorAll(`[data-stone="${area}"] .body`);
    const last = stones[stones.length - 1];
    if (last) dance.time.animate(last, [high, { transform: 'none', opacity: 1 }], start, duration, EASE_OUT);
    return;
  }
  const at = pair(dance.drawing.feet.get(area)!.lies);
  const ghost = ghostIn(
    dance,
    ghosts(dance),
    `<g transform="translate(${at})scale(.86)"><g>${dance.drawing.set.stone}</g></g>`,
  );
  dance.time.animate(
    ghost.firstElementChild!,
    [{ transform: 'none', opacity: 1 }, high],
    start,
    duration,
    EASE_OUT,
  );
}

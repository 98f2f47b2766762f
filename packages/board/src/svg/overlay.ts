import type { Scene, Square } from '../scene.ts';
import { hasStandingToken } from '../token-stands.ts';
import { turnsShown } from '../turns-shown.ts';
import { dangerChips } from './dangers.ts';
import { type Drawing, middleOf } from './drawing.ts';
import { besideFaces, facesIn } from './faces.ts';
import { landingsInFront } from './landings.ts';
import { lastTurn } from './last-turn.ts';
import { levelDigits } from './level-digits.ts';
import { MARKS } from './marks.ts';
import { outlineOf } from './shapes.ts';
import { topOf } from './storeys.ts';
import { textChip } from './text-chip.ts';
import { towerOutline } from './touch-outlines.ts';

/** A piece's feet are hidden by a mark in the middle, so that there it lies nearer. */
const BEFORE_FEET = 20;
/** Where a token already lies before a piece, a mark lies to its right. */
const BESIDE_TOKEN = 16;
/** How large marks are, more or less. */
const MARK_RADIUS = 13;
const PRICE_ASIDE = 36;
const PRICE = { round: 9, fill: 'mark-casing', casing: 'mark-hot', ink: 'mark-hot' } as const;

/**
 * What lies on top of everything, element by element: posts before it, the last turn's ways, levels, the keyboard's
 * square, chips, marks.
 */
export const overlay = (drawing: Drawing, scene: Scene, levels: boolean): readonly string[] =>
  [
    ...landingsInFront(drawing, scene),
    ...turnsShown(scene).flatMap((turn) => lastTurn(drawing, scene, turn)),
    levels ? levelDigits(drawing, scene) : '',
    scene.focus === undefined ? '' : focusRing(drawing, scene, scene.focus),
    ...dangerChips(drawing, scene),
    ...marks(drawing, scene),
  ].filter(Boolean);

function focusRing(drawing: Drawing, scene: Scene, square: Square): string {
  const data = outlineOf(towerOutline(drawing, scene.towers[square]!, square, 0.49));
  const line = (colour: string, width: number): string =>
    `<path d="${data}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round"/>`;
  return `<g>${line('mark-casing', 9)}${line('mark', 5)}</g>`;
}

/** Each by itself and none as a copy of another, which takes a browser longer. */
function marks(drawing: Drawing, scene: Scene): readonly string[] {
  const faces = scene.marks.length === 0 ? [] : facesIn(drawing, scene);
  return scene.marks.map(({ square, kind, text }) => {
    const { aside, nearer, size } = markPlace(scene, square);
    const [middle, roof] = middleOf(drawing, square, topOf(scene.towers[square]!));
    const [u, v] = besideFaces(faces, [middle + aside, roof + nearer], MARK_RADIUS);
    const name = ` class="mark" data-mark="${square}-${kind}"`;
    const place = `translate(${Math.round(u)} ${Math.round(v)})${size === 1 ? '' : `scale(${size})`}`;
    const sign = MARKS[kind];
    const priced =
      text === undefined ? sign : `<g>${sign}${textChip(drawing, [PRICE_ASIDE, 0], text, PRICE)}</g>`;
    return `<g${name} transform="${place}">${priced}</g>`;
  });
}

/** How far from the middle a mark lies: before what stands there, and smaller before a token. */
function markPlace(
  scene: Scene,
  square: Square,
): { readonly aside: number; readonly nearer: number; readonly size: number } {
  const isTaken = scene.pieces.some((piece) => piece.square === square);
  const isBeforeToken = hasStandingToken(scene, square);
  return {
    aside: isTaken && isBeforeToken ? BESIDE_TOKEN : 0,
    nearer: isTaken || isBeforeToken ? BEFORE_FEET : 0,
    size: isBeforeToken ? 0.8 : 1,
  };
}

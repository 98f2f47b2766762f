import type { Scene, Square } from '../scene.ts';
import { dangerChips } from './dangers.ts';
import { type Drawing, middleOf } from './drawing.ts';
import { landingsInFront } from './landings.ts';
import { lastTurn } from './last-turn.ts';
import { levelDigits } from './level-digits.ts';
import { MARKS } from './marks.ts';
import { outlineOf } from './shapes.ts';
import { topOf } from './storeys.ts';
import { towerOutline } from './touch-outlines.ts';

/** A piece's feet are hidden by a mark in the middle, so that there it lies nearer. */
const BEFORE_FEET = 20;

/**
 * What lies on top of everything, element by element: posts before it, the last turn's ways, levels, the keyboard's
 * square, chips, marks.
 */
export const overlay = (drawing: Drawing, scene: Scene, levels: boolean): readonly string[] =>
  [
    ...landingsInFront(drawing, scene),
    ...(scene.last ? lastTurn(drawing, scene, scene.last) : []),
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
  return scene.marks.map(({ square, kind }) => {
    const tower = scene.towers[square]!;
    const isTaken = scene.pieces.some((piece) => piece.square === square);
    const [u, v] = middleOf(drawing, square, topOf(tower));
    const name = ` class="mark" data-mark="${square}-${kind}"`;
    return `<g${name} transform="translate(${Math.round(u)} ${Math.round(v + (isTaken ? BEFORE_FEET : 0))})">${MARKS[kind]}</g>`;
  });
}

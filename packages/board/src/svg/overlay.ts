import type { Scene, Square } from '../scene.ts';
import { lastTurn } from './last-turn.ts';
import { levelDigits } from './level-digits.ts';
import { outlineOf } from './shapes.ts';
import { middleOf, type Stage, use } from './stage.ts';
import { topOf } from './storeys.ts';
import { towerOutline } from './touch-outlines.ts';

/** A figure's feet are hidden by a mark in the middle, so that there it lies nearer. */
const BEFORE_FEET = 20;

/** What lies on top of everything: the last turn's ways, levels, the keyboard's square, marks. */
export const overlay = (stage: Stage, scene: Scene, levels: boolean): string =>
  (scene.last ? lastTurn(stage, scene, scene.last) : '') +
  (levels ? levelDigits(stage, scene) : '') +
  (scene.focus === undefined ? '' : focusRing(stage, scene, scene.focus)) +
  marks(stage, scene);

function focusRing(stage: Stage, scene: Scene, square: Square): string {
  const data = outlineOf(towerOutline(stage, scene.towers[square]!, square, 0.49));
  const line = (colour: string, width: number): string =>
    `<path d="${data}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round"/>`;
  return line('mark-casing', 9) + line('mark', 5);
}

function marks(stage: Stage, scene: Scene): string {
  return scene.marks
    .map(({ square, kind }) => {
      const tower = scene.towers[square]!;
      const isTaken = scene.figures.some((figure) => figure.square === square);
      const [u, v] = middleOf(stage, square, topOf(tower));
      const name = ` class="mark" data-mark="${square}-${kind}"`;
      return `<g${name} transform="translate(${Math.round(u)} ${Math.round(v + (isTaken ? BEFORE_FEET : 0))})">${use(stage, `mark-${kind}`, [0, 0])}</g>`;
    })
    .join('');
}

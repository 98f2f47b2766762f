import type { Figure, Scene, Square, Token } from '../scene.ts';
import { coloursOf, standing } from './figures.ts';
import { lastOutline } from './last-turn.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { middleOf, roofMiddle, type Stage, seenAt, use } from './stage.ts';
import { domeRadius, roofOf, topStorey } from './storeys.ts';
import { TOKENS } from './tokens.ts';

type Level = 1 | 2 | 3;

/** What stands on a square, from below: blocks, the last turn's outline, dome, token, selection, figure, flag. */
export function squarePieces(stage: Stage, scene: Scene, square: Square): string {
  const { blocks, dome } = scene.towers[square]!;
  const levels = ([1, 2, 3] as const).filter((level) => level <= blocks);
  const figure = scene.figures.find((each) => each.square === square);
  return [
    ...levels.map((level) => block(stage, square, level)),
    lastOutline(stage, scene, square),
    dome ? domeOn(stage, square, blocks) : '',
    ...scene.tokens.filter((token) => token.square === square).map((token) => tokenOn(stage, scene, token)),
    scene.won === square ? flag(stage, scene, square) : '',
    scene.selected === square ? selection(stage, scene, square, figure) : '',
    figure ? figureOn(stage, scene, figure) : '',
  ].join('');
}

export const block = (stage: Stage, square: Square, level: Level): string =>
  use(
    stage,
    `block${level}`,
    middleOf(stage, square, roofOf((level - 1) as 0 | 1 | 2)),
    ` class="level${level}"`,
  );

export function domeOn(stage: Stage, square: Square, blocks: 0 | Level): string {
  const size = +(domeRadius(blocks) / domeRadius(3)).toFixed(2);
  return `<g class="dome"><g transform="${at(middleOf(stage, square, roofOf(blocks)))}scale(${size})">${use(stage, 'dome', [0, 0])}</g></g>`;
}

export const figureOn = (stage: Stage, scene: Scene, figure: Figure): string =>
  `<g class="figure" transform="${at(feet(stage, scene, figure.square))}">${standing(stage, figure)}</g>`;

/** Where a figure's feet are; seen from above it would lie over the next square, and is moved down. */
export function feet(stage: Stage, scene: Scene, square: Square): Point {
  const [u, v] = roofMiddle(stage, scene, square);
  return [u, v + (stage.projection.uprightness < 0.1 ? 38 : 0)];
}

function tokenOn(stage: Stage, scene: Scene, { kind, square }: Token): string {
  if (kind === 'fate') return '';
  return `<g class="token-${kind}"><g transform="${at(roofMiddle(stage, scene, square))}">${TOKENS[kind]}</g></g>`;
}

function selection(stage: Stage, scene: Scene, square: Square, figure: Figure | undefined): string {
  const { blocks } = scene.towers[square]!;
  const { x, y } = seenAt(stage, square);
  const radius = Math.min(0.3, topStorey(blocks).half);
  const data = outlineOf(
    footprint(x, y, radius, radius, 6).map((point) => stage.projection.at(...point, roofOf(blocks))),
  );
  const edge = figure ? `seat-${figure.colour + 1}-edge` : 'mark';
  return (
    `<path d="${data}" fill="var(--mark-casing)" fill-opacity=".7" stroke="var(--mark-casing)" stroke-width="8"/>` +
    `<path d="${data}" fill="none" stroke="var(--${edge})" stroke-width="4"/>`
  );
}

/** The flag of whoever has won on this tower, at the far right corner of its roof. */
function flag(stage: Stage, scene: Scene, square: Square): string {
  const { blocks } = scene.towers[square]!;
  const { x, y } = seenAt(stage, square);
  const aside = topStorey(blocks).half * 0.8;
  const winner = scene.figures.find((figure) => figure.square === square)?.colour ?? scene.last?.colour ?? 0;
  return (
    `<g transform="${at(stage.projection.at(x + aside, y + aside, roofOf(blocks)))}"><g class="flag"${coloursOf(winner)} stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">` +
    '<path d="M0 0V-98" stroke-width="4.6"/><path d="M0-98C14-106 24-90 44-96L36-83L42-70C24-64 14-80 0-72Z" stroke-width="3.2"/><circle cy="-100" r="3.6" fill="var(--gold)" stroke-width="2"/></g></g>'
  );
}

const at = (point: Point): string => `translate(${pair(point)})`;

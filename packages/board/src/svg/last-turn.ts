import type { Arrow, LastTurn, Scene, Square } from '../scene.ts';
import { turnsShown } from '../turns-shown.ts';
import { clearWay, towards } from './clear-way.ts';
import { fillOf, liveryOf } from './colours.ts';
import { type Drawing, middleOf, seenAt, use } from './drawing.ts';
import { besideFaces, facesIn } from './faces.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair, short } from './shapes.ts';
import { roofOf, topOf, topStorey } from './storeys.ts';

const BUILT_RADIUS = 13;
const HEAD = 15;
const FORCED = 0.65;
/** What is only proposed has the colour of powers and is never a whole line. */
const HINT = ' fill="var(--mark-hot)" color="var(--mark-casing)"';
const DASHES = ' stroke-dasharray="7 6.6"';

/** Around a square: dashed where somebody left, solid where somebody arrived or something was built. */
export function lastOutline(drawing: Drawing, scene: Scene, square: Square): string {
  const last = turnsShown(scene).find(({ left, reached, built }) =>
    [...left, ...reached, ...built].includes(square),
  );
  if (!last) return '';
  const isDone = last.reached.includes(square) || last.built.includes(square);
  const { x, y } = seenAt(drawing, square);
  const tower = scene.towers[square]!;
  const { half } = topStorey(tower);
  const data = outlineOf(
    footprint(x, y, half - 0.015, 0.08).map((point) => drawing.projection.at(...point, roofOf(tower.blocks))),
  );
  const dashes = isDone && !last.isHint ? '' : DASHES;
  const colour = last.isHint ? 'var(--mark-hot)' : 'currentColor';
  return (
    `<g class="last"${coloursIn(drawing, last)}><path d="${data}" fill="none" stroke="var(--mark-casing)" stroke-opacity=".9" stroke-width="8.8"/>` +
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="4.4"${dashes}/></g>`
  );
}

/** The ways of the last turn and what it has built, on top of everything but marks. */
export function lastTurn(drawing: Drawing, scene: Scene, last: LastTurn): readonly string[] {
  const faces = facesIn(drawing, scene);
  const isMarked = (square: Square): boolean => scene.marks.some((mark) => mark.square === square);
  const built = last.built
    .filter((square) => !isMarked(square))
    .map((square) => {
      const attributes = ` class="last"${coloursIn(drawing, last)}`;
      const middle = middleOf(drawing, square, topOf(scene.towers[square]!));
      return use(drawing, 'built', besideFaces(faces, middle, BUILT_RADIUS), attributes);
    });
  return [...last.arrows.map((arrow) => wayOf(drawing, scene, arrow, last.isHint === true)), ...built];
}

const coloursIn = (drawing: Drawing, { colour, isHint }: Pick<LastTurn, 'colour' | 'isHint'>): string =>
  isHint ? HINT : liveryOf(drawing, colour);

function wayOf(
  drawing: Drawing,
  scene: Scene,
  { from, to, colour, isForced }: Arrow,
  isHint: boolean,
): string {
  if (from === to) return '';
  const at = (square: Square): Point =>
    middleOf(drawing, square, roofOf(scene.towers[square]!.blocks) + 0.02);
  const { start, bend, tip } = clearWay(facesIn(drawing, scene), at(from), at(to));
  const width = isForced ? FORCED : 1;
  const head = outlineOf(headAt(tip, bend, HEAD * (isForced ? 0.8 : 1)));
  const line = `M${pair(start)}Q${pair(bend)} ${pair(tip)}`;
  const stroke = (colour: string, size: number): string =>
    ` stroke="${colour}" stroke-width="${short(size * width)}"`;
  const fill = isHint ? 'var(--mark-hot)' : fillOf(drawing, colour);
  const dashes = isHint ? ' stroke-dasharray="10 12"' : '';
  return (
    `<g class="last"${coloursIn(drawing, { colour, isHint })} stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${line}" fill="none"${stroke('currentColor', 12)}/><path d="${head}"${stroke('currentColor', 7)}/>` +
    `<path d="${line}" fill="none"${stroke(fill, 6.5)}${dashes}/><path d="${head}"/>` +
    `<circle cx="${short(start[0])}" cy="${short(start[1])}" r="${short(8.5 * width)}"${stroke('currentColor', 3)}/></g>`
  );
}

function headAt(tip: Point, bend: Point, size: number): readonly Point[] {
  const [u, v] = towards([0, 0], [tip[0] - bend[0], tip[1] - bend[1]], size);
  return [
    [tip[0] + u * 0.9, tip[1] + v * 0.9],
    [tip[0] - u * 0.5 - v * 0.75, tip[1] - v * 0.5 + u * 0.75],
    [tip[0] - u * 0.5 + v * 0.75, tip[1] - v * 0.5 - u * 0.75],
  ];
}

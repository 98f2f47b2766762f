import type { Pair } from '../coast.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import {
  dashesAround,
  TEXTURES,
  type Texture,
  type TextureKind,
  texturePlace,
  texturesIn,
} from '../zone-textures.ts';
import { dimmed, mixed, type Rgb, rgb } from './colour.ts';
import { circle, flat } from './forms.ts';
import { spotOf, standingHeight, topHalf } from './measures.ts';
import type { Palette } from './palette.ts';
import { type Corner, type Form, joined, joinedForms, moved, painted, type Solid, sheet } from './solid.ts';

const LIFT = 0.01;
const LAYER = 0.005;
/** On a roof a texture keeps within its edge. */
const ON_ROOF = 0.84;
const SLAB = 0.475;
/** Hatching and broken lines of zones, by day and by night. */
const ZONE = { noon: '#7c5cb0', night: '#7a5fb8' };

/** How a texture is drawn: half as broad as its lines, and in what colours. */
interface Ink {
  readonly half: number;
  readonly line: Rgb;
  readonly casing?: { readonly half: number; readonly colour: Rgb };
  readonly area?: Rgb;
}

function inkOf(kind: TextureKind | 'route', palette: Palette): Ink {
  const ground = rgb(palette.ground[0]);
  const zone = rgb(palette.night ? ZONE.night : ZONE.noon);
  switch (kind) {
    case 'tide':
      return { half: 0.017, line: mixed(ground, rgb(palette.sea[2]), 0.8) };
    case 'flood':
      return { half: 0.017, line: rgb(palette.foam), area: rgb(palette.sea[1]) };
    case 'hatch':
    case 'counter-hatch':
      return { half: 0.016, line: mixed(ground, zone, 0.6) };
    case 'route':
      return { half: 0.022, line: zone };
    case 'target':
      return {
        half: 0.03,
        line: rgb(palette.hot),
        casing: { half: 0.056, colour: rgb(palette.casing) },
      };
    case 'ruin':
      return { half: 0.016, line: rgb(palette.rock[3]), area: mixed(ground, rgb(palette.rock[0]), 0.7) };
    case 'tomb':
      return { half: 0.015, line: rgb(palette.rock[3]), area: dimmed(rgb(palette.plaster), 0.72) };
  }
}

/** Textures and broken lines of all zones; light and shade fall on them as on the ground. */
export function texturesSolid(scene: Scene, turns: QuarterTurns, palette: Palette): Solid {
  const textures = texturesIn(scene).flatMap(([{ squares }, kind]) => {
    const texture = TEXTURES[kind];
    const ink = inkOf(kind, palette);
    return squares.flatMap((square) => textureOn(scene, square, turns, texture, ink));
  });
  const routes = (scene.zones ?? [])
    .filter(({ kind }) => kind === 'route')
    .map(({ squares }) => {
      const dashes = dashesAround({ shape: scene.shape, quarterTurns: turns, squares });
      return moved(drawn({ lines: dashes, lies: 'ground' }, 1, inkOf('route', palette)), 0, LIFT, 0);
    });
  return joined(...textures, ...routes);
}

function textureOn(
  scene: Scene,
  square: Square,
  turns: QuarterTurns,
  texture: Texture,
  ink: Ink,
): readonly Solid[] {
  const place = texturePlace(scene, square, texture);
  if (place === undefined) return [];
  const tower = scene.towers[square]!;
  const { x, z } = spotOf(scene.shape, square, turns);
  const [half, y] = place === 'roof' ? [topHalf(tower) * ON_ROOF, standingHeight(tower)] : [SLAB, LIFT / 2];
  return [moved(drawn(texture, half, ink), x, y + LIFT, z)];
}

function drawn({ area, lines }: Texture, size: number, { half, line, casing, area: filled }: Ink): Solid {
  const at = ([east, north]: Pair): Pair => [east * size, north * size];
  const placed = lines.map((points) => points.map(at));
  const inked = (breadth: number): Form => joinedForms(...placed.map((points) => ribbon(points, breadth)));
  return joined(
    ...(area && filled ? [painted(flat(area.map(at)), filled)] : []),
    ...(casing ? [painted(moved(inked(casing.half), 0, LAYER, 0), casing.colour)] : []),
    painted(moved(inked(half), 0, 2 * LAYER, 0), line),
  );
}

/** A line through some points of the ground, so broad to both sides, with round ends. */
function ribbon(points: readonly Pair[], breadth: number): Form {
  const asides = points.map((point, index): Pair => {
    const [a, b] = [points[index - 1] ?? point, points[index + 1] ?? point];
    const [before, after] = [direction(a, point), direction(point, b)];
    const [dx, dy] = [before[0] + after[0], before[1] + after[1]];
    const length = Math.hypot(dx, dy) || 1;
    // At a bend the middle of both sides lies farther out.
    const miter = Math.hypot(...before) === 0 || Math.hypot(...after) === 0 ? 1 : 2 / length;
    return [(-dy / length) * breadth * miter, (dx / length) * breadth * miter];
  });
  const row = (side: 1 | -1): Corner[] =>
    points.map(([x, y], index) => ({
      at: [x + side * asides[index]![0], 0, -(y + side * asides[index]![1])],
      normal: [0, 1, 0],
    }));
  const ends = [points[0]!, points.at(-1)!].map(([x, y]) => moved(flat(circle(breadth, 10)), x, 0, -y));
  return joinedForms(sheet([row(-1), row(1)]), ...ends);
}

function direction(from: Pair, to: Pair): Pair {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

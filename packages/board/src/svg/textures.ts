import type { Pair } from '../coast.ts';
import type { Scene, Square } from '../scene.ts';
import {
  dashesAround,
  TEXTURES,
  type Texture,
  type TextureKind,
  texturePlace,
  texturesIn,
} from '../zone-textures.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { outlineOf, pair } from './shapes.ts';
import { roofOf, topStorey } from './storeys.ts';

/** The slab of a square is half so wide; on a roof a texture keeps within its edge. */
const SLAB = 0.475;
const ON_ROOF = 0.84;

/** How the lines and the area of a texture are drawn. */
interface Ink {
  readonly colour: string;
  readonly width: number;
  readonly opacity?: number;
  readonly casing?: number;
  readonly area?: { readonly colour: string; readonly opacity: number };
}

const INKS: Readonly<Record<TextureKind | 'route', Ink>> = {
  tide: { colour: 'sea-3', width: 3.4, opacity: 0.72 },
  flood: { colour: 'foam', width: 3.4, opacity: 0.9, area: { colour: 'sea-2', opacity: 0.94 } },
  hatch: { colour: 'zone', width: 3.2, opacity: 0.5 },
  'counter-hatch': { colour: 'zone', width: 3.2, opacity: 0.5 },
  target: { colour: 'mark-hot', width: 5.4, casing: 11 },
  ruin: { colour: 'rock-4', width: 3, area: { colour: 'rock-1', opacity: 0.55 } },
  tomb: { colour: 'rock-4', width: 2.6, area: { colour: 'plaster-shade', opacity: 0.9 } },
  route: { colour: 'zone', width: 4.4, opacity: 0.9 },
};

/** Textures of zones on the ground, each as one shape. */
export const texturesOnGround = (drawing: Drawing, scene: Scene): readonly string[] =>
  texturesIn(scene).flatMap(([{ squares }, kind]) => {
    const texture = TEXTURES[kind];
    const paths = squares
      .filter((square) => texturePlace(scene, square, texture) === 'ground')
      .map((square) => pathsOf(drawing, square, texture, SLAB, 0));
    return paths.length === 0 ? [] : [textured(kind, paths)];
  });

/** Textures of zones on the roof of what is built on a square. */
export function texturesOnRoof(drawing: Drawing, scene: Scene, square: Square): readonly string[] {
  const tower = scene.towers[square]!;
  return texturesIn(scene)
    .filter(
      ([{ squares }, kind]) =>
        squares.includes(square) && texturePlace(scene, square, TEXTURES[kind]) === 'roof',
    )
    .map(([, kind]) => {
      const half = topStorey(tower).half * ON_ROOF;
      return textured(kind, [pathsOf(drawing, square, TEXTURES[kind], half, roofOf(tower.blocks))]);
    });
}

/** The broken lines around routes. */
export const routes = (
  { projection, shape, quarterTurns }: Drawing,
  { zones = [] }: Scene,
): readonly string[] =>
  zones
    .filter(({ kind }) => kind === 'route')
    .map(({ squares }) => {
      const dashes = dashesAround({ shape, quarterTurns, squares }).map(
        ([from, to]) => `M${pair(projection.at(...from))}L${pair(projection.at(...to))}`,
      );
      return textured('route', [{ area: '', lines: dashes.join('') }]);
    });

/** Path data. */
interface Paths {
  readonly area: string;
  readonly lines: string;
}

function pathsOf(drawing: Drawing, square: Square, texture: Texture, half: number, z: number): Paths {
  const { x, y } = seenAt(drawing, square);
  const at = ([east, north]: Pair): readonly [number, number] =>
    drawing.projection.at(x + east * half, y + north * half, z);
  return {
    area: texture.area === undefined ? '' : outlineOf(texture.area.map(at)),
    lines: texture.lines.map((line) => `M${line.map((point) => pair(at(point))).join('L')}`).join(''),
  };
}

function textured(kind: TextureKind | 'route', paths: readonly Paths[]): string {
  const { colour, width, opacity = 1, casing, area } = INKS[kind];
  const lines = paths.map((each) => each.lines).join('');
  const drawn = (stroke: string, breadth: number): string =>
    `<path d="${lines}" stroke="var(--${stroke})" stroke-width="${breadth}"/>`;
  const faint = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  return (
    `<g class="texture-${kind}" fill="none" stroke-linecap="round" stroke-linejoin="round"${faint}>` +
    (area === undefined
      ? ''
      : `<path d="${paths.map((each) => each.area).join('')}" fill="var(--${area.colour})" fill-opacity="${area.opacity}"/>`) +
    `${casing === undefined ? '' : drawn('mark-casing', casing)}${drawn(colour, width)}</g>`
  );
}

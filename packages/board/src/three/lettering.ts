import { BufferAttribute, BufferGeometry, type Texture } from 'three';
import type { Point3 } from './measures.ts';

const CELL = 96;
const COLUMNS = 5;

/** A small picture: its middle, half its width along two axes, and which glyph it shows. */
export interface Sign {
  readonly at: Point3;
  readonly right: Point3;
  readonly up: Point3;
  readonly glyph: number;
}

type DrawGlyph = (pen: CanvasRenderingContext2D, glyph: number, cell: number) => void;

/** A texture with glyphs side by side, each drawn around the origin. */
export function drawGlyphs(texture: Texture, count: number, draw: DrawGlyph): void {
  const canvas = texture.image as HTMLCanvasElement;
  canvas.width = COLUMNS * CELL;
  canvas.height = Math.ceil(count / COLUMNS) * CELL;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (let glyph = 0; glyph < count; glyph++) {
    pen.save();
    pen.translate((glyph % COLUMNS) * CELL + CELL / 2, Math.floor(glyph / COLUMNS) * CELL + CELL / 2);
    draw(pen, glyph, CELL);
    pen.restore();
  }
  texture.needsUpdate = true;
}

/** All signs as one geometry; `count` is how many glyphs the texture has. */
export function signsGeometry(signs: readonly Sign[], count: number): BufferGeometry {
  const rows = Math.ceil(count / COLUMNS);
  const positions: number[] = [];
  const uvs: number[] = [];
  for (const { at, right, up, glyph } of signs) {
    const [column, row] = [glyph % COLUMNS, Math.floor(glyph / COLUMNS)];
    for (const [s, t] of QUAD) {
      for (const i of [0, 1, 2] as const) positions.push(at[i] + right[i] * s + up[i] * t);
      uvs.push((column + (s + 1) / 2) / COLUMNS, 1 - (row + (1 - t) / 2) / rows);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  return geometry;
}

const QUAD = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

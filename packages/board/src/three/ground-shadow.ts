import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene } from '../scene.ts';
import { hull } from '../svg/shapes.ts';
import { sizesOf } from '../tower-sizes.ts';
import { footholdOf } from './footholds.ts';
import type { Point2 } from './forms.ts';
import { penFor, topSize } from './island-top.ts';
import { landOf } from './land.ts';
import { LEVELS, SHADOW_SLANT, spotOf, summit, TOPS } from './measures.ts';
import { blurred } from './soft-textures.ts';

const SIZE = 512;
/** Draws from above the shadows that towers and workers throw on the ground, as one dark shape. */
export function drawGroundShadow(canvas: HTMLCanvasElement, scene: Scene, turns: QuarterTurns): void {
  const land = landOf(scene.shape, turns);
  const pen = penFor(canvas, SIZE, land);
  if (!pen) return;
  // Blurred edges are drawn pixel by pixel.
  pen.resetTransform();
  const { width, height } = canvas;
  const unit = width / topSize(land)[0];
  const shapes = [...towerShapes(scene, turns), ...pieceShapes(scene, turns)];
  blurred(pen, 7, '#000', width, () => {
    pen.beginPath();
    for (const shape of shapes) {
      shape.forEach(([x, z], i) => {
        const at = [width / 2 + x * unit, height / 2 + z * unit] as const;
        if (i === 0) pen.moveTo(...at);
        else pen.lineTo(...at);
      });
      pen.closePath();
    }
  });
}

/** For each level the footprint, drawn out to where the shadow of its roof falls. */
function towerShapes(scene: Scene, turns: QuarterTurns): readonly (readonly Point2[])[] {
  return scene.towers.flatMap((tower, square) => {
    const spot = spotOf(scene.shape, square, turns);
    const shape = (half: number, bottom: number, top: number): readonly Point2[] =>
      hull([...footprint(spot, half, bottom), ...footprint(spot, half, top)]);
    const levels = sizesOf(tower).map((size, i) => shape(LEVELS[size - 1]!.half, TOPS[i]!, TOPS[i + 1]!));
    if (!tower.dome) return levels;
    return [...levels, shape(0.2, TOPS[tower.blocks]!, summit(tower) - 0.08)];
  });
}

function pieceShapes(scene: Scene, turns: QuarterTurns): readonly (readonly Point2[])[] {
  return scene.pieces
    .filter(({ square }) => scene.towers[square]!.blocks === 0)
    .map((piece) => {
      const { size, ...spot } = footholdOf(scene, piece, turns);
      return hull([...footprint(spot, 0.13 * size, 0), ...footprint(spot, 0.06 * size, 0.66 * size)]);
    });
}

function footprint(
  { x, z }: { readonly x: number; readonly z: number },
  half: number,
  height: number,
): Point2[] {
  const cut = half * 0.8;
  const [cx, cz] = [x + SHADOW_SLANT.x * height, z + SHADOW_SLANT.z * height];
  return [
    [half, cut],
    [cut, half],
    [-cut, half],
    [-half, cut],
    [-half, -cut],
    [-cut, -half],
    [cut, -half],
    [half, -cut],
  ].map(([dx, dz]): Point2 => [cx + dx!, cz + dz!]);
}

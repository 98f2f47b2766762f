import { BufferAttribute, BufferGeometry } from 'three';
import type { Solid } from './solid.ts';

/** A solid as the renderer wants it; with a size, a drawing of that size lies over it as seen from above. */
export function geometryOf(solid: Solid, drawing?: readonly [width: number, height: number]): BufferGeometry {
  const geometry = new BufferGeometry();
  const attribute = (name: string, numbers: readonly number[], size: number): void => {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(numbers), size));
  };
  attribute('position', solid.positions, 3);
  attribute('normal', solid.normals, 3);
  attribute('color', solid.colours, 3);
  if (solid.glows.some((glow) => glow > 0)) attribute('glow', solid.glows, 1);
  if (drawing) {
    const across = solid.positions.flatMap((value, i) =>
      i % 3 === 1 ? [] : [0.5 + (i % 3 ? -value / drawing[1] : value / drawing[0])],
    );
    attribute('uv', across, 2);
  }
  return geometry;
}

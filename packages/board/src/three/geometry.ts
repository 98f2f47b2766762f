import { BufferAttribute, BufferGeometry } from 'three';
import type { Solid } from './solid.ts';

/** A solid as the renderer wants it. */
export function geometryOf(solid: Solid): BufferGeometry {
  const geometry = new BufferGeometry();
  const attribute = (name: string, numbers: readonly number[], size: number): void => {
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(numbers), size));
  };
  attribute('position', solid.positions, 3);
  attribute('normal', solid.normals, 3);
  attribute('color', solid.colours, 3);
  if (solid.glows.some((glow) => glow > 0)) attribute('glow', solid.glows, 1);
  return geometry;
}

import { BufferGeometry, type Material, Mesh, PlaneGeometry } from 'three';
import { geometryOf } from './geometry.ts';
import type { Solid } from './solid.ts';

/** A mesh whose form changes from scene to scene; at first there is nothing. */
export function emptyMesh(material: Material): Mesh {
  const mesh = new Mesh(new BufferGeometry(), material);
  mesh.frustumCulled = false;
  return mesh;
}

/** Gives a mesh another form. */
export function fill(mesh: Mesh, solid: Solid): void {
  replace(mesh, geometryOf(solid));
}

/** Gives a mesh another geometry. */
export function replace(mesh: Mesh, geometry: BufferGeometry): void {
  mesh.geometry.dispose();
  mesh.geometry = geometry;
  mesh.visible = (geometry.getAttribute('position')?.count ?? 0) > 0;
}

/** A square that lies on the ground. */
export function lying(width: number): PlaneGeometry {
  const plane = new PlaneGeometry(width, width);
  plane.rotateX(-Math.PI / 2);
  return plane;
}

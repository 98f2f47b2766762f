import { BufferGeometry, Euler, InstancedMesh, type Material, Matrix4, Quaternion, Vector3 } from 'three';
import { LONGEST_SIDE } from '../grid.ts';
import type { Placement } from './placement.ts';

/** One on every square of the largest board. */
export const CAPACITY: number = LONGEST_SIDE ** 2;

/** Many things of one form, drawn at once. */
export class Crowd {
  readonly mesh: InstancedMesh;

  #make: (() => BufferGeometry) | undefined;

  /** The form is made when the first of the crowd appears: most games have no ram. */
  constructor(make: () => BufferGeometry, material: Material, capacity: number = CAPACITY) {
    this.#make = make;
    this.mesh = new InstancedMesh(new BufferGeometry(), material, capacity);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  /** Puts everybody in place; who has none is not drawn. */
  place(placements: readonly Placement[]): void {
    if (placements.length > 0 && this.#make) {
      this.mesh.geometry = this.#make();
      this.#make = undefined;
    }
    const count = Math.min(placements.length, this.mesh.instanceMatrix.count);
    for (let i = 0; i < count; i++) this.mesh.setMatrixAt(i, matrixOf(placements[i]!));
    this.mesh.count = count;
    this.mesh.visible = count > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

/** A placement as a matrix: stretched, leaned, turned, moved. */
export function matrixOf({
  x,
  y,
  z,
  turn = 0,
  lean = 0,
  roll = 0,
  size = 1,
  stretch = 1,
}: Placement): Matrix4 {
  const rotation = new Quaternion().setFromEuler(new Euler(lean, turn, roll, 'YXZ'));
  return new Matrix4().compose(new Vector3(x, y, z), rotation, new Vector3(size, size * stretch, size));
}

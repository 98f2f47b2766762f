import { Mesh, type MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three';
import { makeUnlit } from '../../three/materials.ts';
import type { Point3 } from '../../three/measures.ts';
import type { Frame, Pictures } from './pictures.ts';
import { SCALE } from './space.ts';

/** A drawing in the picture: where its origin is, along which axes it lies, and how large it is. */
export interface Sprite {
  readonly markup: string;
  readonly frame: Frame;
  readonly at: Point3;
  readonly right: Point3;
  readonly up: Point3;
  readonly size: number;
  readonly opacity?: number;
}

type Plain = Mesh<PlaneGeometry, MeshBasicMaterial>;

/** Drawings that come and go, over everything or among it. */
export class Sprites {
  readonly #pictures: Pictures;
  readonly #meshes: Plain[] = [];
  readonly #parent: Object3D;
  readonly #order: number;
  readonly #isOnTop: boolean;

  constructor(parent: Object3D, pictures: Pictures, order: number, isOnTop: boolean) {
    this.#parent = parent;
    this.#pictures = pictures;
    this.#order = order;
    this.#isOnTop = isOnTop;
  }

  show(sprites: readonly Sprite[]): void {
    for (const [index, mesh] of this.#meshes.entries()) mesh.visible = index < sprites.length;
    for (const [index, sprite] of sprites.entries()) {
      const mesh = this.#meshes[index] ?? this.#added();
      const { map } = mesh.material;
      const texture = this.#pictures.of(sprite.markup, sprite.frame);
      mesh.material.map = texture;
      if (map === null) mesh.material.needsUpdate = true;
      mesh.material.opacity = sprite.opacity ?? 1;
      layOut(mesh, sprite);
    }
  }

  #added(): Plain {
    const mesh = plainMesh(this.#isOnTop);
    mesh.renderOrder = this.#order;
    this.#meshes.push(mesh);
    this.#parent.add(mesh);
    return mesh;
  }
}

/** A rectangle that a drawing lies on. */
export function plainMesh(isOnTop: boolean): Plain {
  const material = makeUnlit({
    vertexColors: false,
    transparent: true,
    depthWrite: false,
    depthTest: !isOnTop,
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  return mesh;
}

/** Puts a rectangle where a drawing lies. */
export function layOut(mesh: Plain, { frame, at, right, up, size }: Omit<Sprite, 'markup'>): void {
  const unit = size / SCALE;
  const [x, y] = [(frame.left + frame.width / 2) * unit, -(frame.top + frame.height / 2) * unit];
  const middle = (i: 0 | 1 | 2): number => at[i] + right[i] * x + up[i] * y;
  const [width, height] = [frame.width * unit, frame.height * unit];
  mesh.matrix.set(
    right[0] * width,
    up[0] * height,
    0,
    middle(0),
    right[1] * width,
    up[1] * height,
    0,
    middle(1),
    right[2] * width,
    up[2] * height,
    1,
    middle(2),
    0,
    0,
    0,
    1,
  );
  mesh.matrixWorldNeedsUpdate = true;
}

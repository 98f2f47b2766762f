import { type BufferGeometry, type Material, Mesh, Object3D } from 'three';
import type { Point } from '../../board.ts';
import { rgb } from '../../three/colour.ts';
import { lathe } from '../../three/forms.ts';
import { geometryOf } from '../../three/geometry.ts';
import { painted, type Solid } from '../../three/solid.ts';
import type { MapSolids } from '../map-relief.ts';
import type { AreaId, MapScene } from '../map-scene.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import type { Making } from './ground.ts';
import type { MapInstant } from './map-poses.ts';
import type { Pictures } from './pictures.ts';
import { placed } from './space.ts';
import { type Sprite, Sprites } from './sprites.ts';
import { propPlaces, propPoses, stonePoses, type ThingPose, tokenPoses } from './thing-poses.ts';

const TOKEN = { frame: { left: -29, top: -29, width: 58, height: 58 }, size: 0.92, height: 0.07 };
const STONE_SIZE = 1;
/** How far landmarks stand below the middle of their area, below its name, and above its lower edge, if there is room. */
const BELOW = { middle: 12, name: 36 };
const ABOVE_EDGE = 48;
const LANDMARK_SIZE = 0.84;
const WOOD = rgb('#4a3417');

/** So many of one kind as there are poses; those that are too many are out of sight. */
class Heap {
  readonly #meshes: Mesh[] = [];
  readonly #geometry: BufferGeometry;
  readonly #material: Material;
  readonly #parent: Object3D;

  constructor(parent: Object3D, solid: Solid, material: Material) {
    this.#parent = parent;
    this.#geometry = geometryOf(solid);
    this.#material = material;
  }

  place(making: Making, poses: readonly ThingPose[], size: number): void {
    for (const [index, mesh] of this.#meshes.entries()) mesh.visible = index < poses.length;
    for (const [index, pose] of poses.entries()) {
      const mesh = this.#meshes[index] ?? this.#added();
      const [x, y, z] = placed(making.drawing, pose.at, pose.ground + pose.above);
      mesh.position.set(x, y, z);
      mesh.rotation.z = -pose.roll;
      mesh.scale.setScalar(size * pose.size);
    }
  }

  #added(): Mesh {
    const mesh = new Mesh(this.#geometry, this.#material);
    mesh.castShadow = mesh.receiveShadow = true;
    this.#meshes.push(mesh);
    this.#parent.add(mesh);
    return mesh;
  }
}

/** What lies and stands in areas besides units: tokens, stones, trees, landmarks. */
export class Things {
  readonly all: Object3D = new Object3D();
  readonly #making: Making;
  readonly #tokens: Heap;
  readonly #faces: Sprites;
  readonly #stones: Heap;
  readonly #props: ReadonlyMap<string, Heap>;
  readonly #landmarks: ReadonlyMap<AreaId, Mesh>;

  constructor(making: Making, solids: MapSolids, pictures: Pictures) {
    const { drawing, relief, materials, colour, terrain } = making;
    this.#making = making;
    const coin = lathe(
      [
        [0.27, 0],
        [0.27, TOKEN.height],
        [0.27, TOKEN.height],
        [0, TOKEN.height],
      ],
      24,
    );
    this.#tokens = new Heap(this.all, painted(coin, WOOD), materials.robe);
    this.#faces = new Sprites(this.all, pictures, 3, false);
    this.#stones = new Heap(this.all, solids.stone, materials.plaster);
    this.#props = new Map(
      [...drawing.cells.keys()].flatMap((area) =>
        propPlaces(drawing, area).map((_, index) => {
          const { kind } = drawing.plan.areas[area]!.props!;
          return [
            `${area} ${index}`,
            new Heap(this.all, relief.props[kind]!(area, colour), materials.robe),
          ] as const;
        }),
      ),
    );
    this.#landmarks = new Map(
      Object.entries(relief.landmarks).map(([area, make]) => {
        const mesh = new Mesh(geometryOf(make(colour)), materials.plaster);
        mesh.castShadow = mesh.receiveShadow = true;
        const at = landmarkPlace(drawing, area);
        mesh.position.set(...placed(drawing, at, terrain.heightAt(area, at)));
        mesh.scale.setScalar(LANDMARK_SIZE);
        this.all.add(mesh);
        return [area, mesh];
      }),
    );
  }

  /** Landmarks are out of the way while somebody stands there. */
  show({ units }: MapScene): void {
    for (const [area, mesh] of this.#landmarks) mesh.visible = !units.some((unit) => unit.area === area);
  }

  place(instant: MapInstant): void {
    const tokens = tokenPoses(instant);
    this.#tokens.place(this.#making, tokens, TOKEN.size);
    this.#faces.show(
      tokens.map(({ token, at, ground, above, roll, size }): Sprite => {
        const [x, y, z] = placed(this.#making.drawing, at, ground + above);
        const [c, s] = [Math.cos(roll), Math.sin(roll)];
        const lift = (TOKEN.height + 0.004) * size * TOKEN.size;
        return {
          markup: this.#making.drawing.set.tokens[token.face],
          frame: TOKEN.frame,
          at: [x + lift * s, y + lift * c, z],
          right: [c, -s, 0],
          up: [0, 0, -1],
          size: TOKEN.size * size,
        };
      }),
    );
    this.#stones.place(this.#making, stonePoses(instant), STONE_SIZE);
    const standing = new Map(propPoses(instant).map((pose) => [`${pose.area} ${pose.index}`, pose]));
    for (const [key, heap] of this.#props) {
      const pose = standing.get(key);
      heap.place(this.#making, pose === undefined ? [] : [pose], 1);
    }
  }
}

/** Where a landmark stands: in the middle, but not before the name of its area. */
function landmarkPlace({ cells, names, nameSize }: MapDrawing, area: AreaId): Point {
  const { middle, box } = cells.get(area)!;
  const name = names.get(area);
  const central = middle[1] + BELOW.middle;
  if (name === undefined) return [middle[0], central];
  const free = name.y + (name.lines.length - 1) * nameSize + BELOW.name;
  return [middle[0], Math.min(Math.max(central, free), Math.max(central, box.bottom - ABOVE_EDGE))];
}

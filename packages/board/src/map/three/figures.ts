import { Mesh, type MeshBasicMaterial, Object3D, type PlaneGeometry } from 'three';
import { axesOf, type View } from '../../three/camera.ts';
import { geometryOf } from '../../three/geometry.ts';
import { makeUnlit } from '../../three/materials.ts';
import type { Point3 } from '../../three/measures.ts';
import { lying } from '../../three/meshes.ts';
import { roundSpot } from '../../three/soft-textures.ts';
import { MAP_SIDES, type MapSide, type MapUnit } from '../map-scene.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { unitBody, unitClips, unitScale } from '../svg/map-unit.ts';
import { baseSolid, PLAQUE_FOOT, plaqueSolid } from './figure.ts';
import type { Making } from './ground.ts';
import type { UnitPose } from './map-poses.ts';
import { lightOf } from './page-colours.ts';
import type { Frame, Pictures } from './pictures.ts';
import { placed, SCALE } from './space.ts';
import { layOut, plainMesh } from './sprites.ts';

/** What is seen of a unit, with everything that sticks out. */
const FRAME: Frame = { left: -76, top: -62, width: 136, height: 118 };
/** How far before the middle of its drawing a unit's feet are. */
const FORWARD = 41;
/** A face leans back until it is seen by so many degrees from above. */
const FROM_ABOVE = 24;
/** Drawings are a little nearer to the viewer than what they lie on, so that what sticks out lies over bases. */
const NEARER = 0.22;
const SHADOW = { colour: '#0b0a1e', width: 1, strength: 0.55 };
export const FIGURE_ORDER = 6;

/** Those who stand on a map. */
export class Figures {
  readonly all: Object3D = new Object3D();
  readonly #making: Making;
  readonly #pictures: Pictures;
  readonly #solids: ReadonlyMap<
    string,
    { readonly base: Mesh['geometry']; readonly plaque: Mesh['geometry'] }
  >;
  readonly #figures = new Map<string, Figure>();
  readonly #shadow = roundSpot(SHADOW.colour);
  readonly #ground = lying(SHADOW.width);

  constructor(making: Making, pictures: Pictures) {
    this.#making = making;
    this.#pictures = pictures;
    const colours = (side: MapSide) => ({
      fill: lightOf(making.read, `--side-${side}`),
      edge: lightOf(making.read, `--side-${side}-edge`),
    });
    this.#solids = new Map(
      MAP_SIDES.flatMap((side) =>
        [false, true].map(
          (isGreat) =>
            [
              `${side} ${isGreat}`,
              {
                base: geometryOf(baseSolid(side, colours(side), isGreat)),
                plaque: geometryOf(plaqueSolid(side, colours(side), isGreat)),
              },
            ] as const,
        ),
      ),
    );
  }

  /** Draws what units look like before it is needed. */
  prepare(units: readonly MapUnit[]): void {
    for (const unit of units) this.#pictures.of(markupOf(this.#making.drawing, unit), FRAME);
  }

  place(poses: readonly UnitPose[], view: View): void {
    const gone = new Set(this.#figures.keys());
    for (const pose of poses) {
      const { unit } = pose;
      const key = `${unit.id} ${unit.side} ${unit.isGreat ?? false}`;
      gone.delete(key);
      const figure = this.#figures.get(key) ?? this.#added(key, unit);
      figure.face.material.map = this.#pictures.of(markupOf(this.#making.drawing, unit), FRAME);
      figure.place(pose, view, this.#making.drawing);
    }
    for (const key of gone) this.#removed(key);
  }

  #added(key: string, unit: MapUnit): Figure {
    const { base, plaque } = this.#solids.get(`${unit.side} ${unit.isGreat ?? false}`)!;
    const figure = new Figure(
      new Mesh(base, this.#making.materials.glaze),
      new Mesh(plaque, this.#making.materials.robe),
      this.#shade(),
    );
    this.#figures.set(key, figure);
    this.all.add(...figure.all);
    return figure;
  }

  #removed(key: string): void {
    const figure = this.#figures.get(key)!;
    this.#figures.delete(key);
    this.all.remove(...figure.all);
    figure.face.geometry.dispose();
    figure.face.material.dispose();
    figure.shade.material.dispose();
  }

  #shade(): Mesh<PlaneGeometry, MeshBasicMaterial> {
    return new Mesh(
      this.#ground,
      makeUnlit({
        vertexColors: false,
        map: this.#shadow,
        transparent: true,
        depthWrite: false,
        opacity: SHADOW.strength,
      }),
    );
  }
}

/** Clips have names of their own in each image, so they may be the same everywhere. */
const markupOf = ({ set }: MapDrawing, unit: MapUnit): string => {
  const face = set.faces[unit.face];
  if (face === undefined) throw new Error(`nobody has brought the face of ${unit.face}`);
  return `<defs>${unitClips('u')}</defs>${unitBody(unit, face, 'u')}`;
};

class Figure {
  readonly base: Mesh;
  readonly plaque: Mesh;
  readonly shade: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly face = plainMesh(false);

  constructor(base: Mesh, plaque: Mesh, shade: Mesh<PlaneGeometry, MeshBasicMaterial>) {
    this.base = base;
    this.plaque = plaque;
    this.shade = shade;
    base.castShadow = plaque.castShadow = true;
    plaque.rotation.order = 'YXZ';
    this.face.renderOrder = FIGURE_ORDER;
  }

  get all(): readonly Object3D[] {
    return [this.shade, this.base, this.plaque, this.face];
  }

  place({ unit, at, ground, above, aside, roll, size }: UnitPose, view: View, drawing: MapDrawing): void {
    const scale = unitScale(unit, drawing.scale) * size;
    const lean = Math.max(0, view.elevation - FROM_ABOVE);
    const feet = placed(drawing, [at[0] + aside[0], at[1] + aside[1] + FORWARD * scale], ground);
    const [x, , z] = feet;
    const up = ground + above;
    const yaw = (view.yaw * Math.PI) / 180;
    this.shade.position.set(x, ground + 0.008, z);
    this.shade.scale.setScalar(scale * (1 + above * 0.5));
    this.base.position.set(x, up, z);
    this.base.rotation.y = yaw;
    this.base.scale.setScalar(scale);
    const axes = axesOf({ yaw: view.yaw, elevation: lean });
    const length = (PLAQUE_FOOT[unit.side] + 0.05) * scale;
    const middle: Point3 = [
      x + axes.up[0] * length,
      up + 0.07 * scale + axes.up[1] * length,
      z + axes.up[2] * length,
    ];
    this.plaque.position.set(...middle);
    this.plaque.rotation.set((-lean * Math.PI) / 180, yaw, -roll);
    this.plaque.scale.setScalar(scale);
    const { back } = axesOf(view);
    const near = (i: 0 | 1 | 2): number => middle[i] + back[i] * NEARER;
    const [c, s] = [Math.cos(roll), Math.sin(roll)];
    const turned = (a: Point3, b: Point3, sign: 1 | -1): Point3 => [
      a[0] * c + sign * b[0] * s,
      a[1] * c + sign * b[1] * s,
      a[2] * c + sign * b[2] * s,
    ];
    layOut(this.face, {
      frame: FRAME,
      at: [near(0), near(1), near(2)],
      right: turned(axes.right, axes.up, -1),
      up: turned(axes.up, axes.right, 1),
      size: scale,
    });
    this.face.material.opacity = Math.min(1, size * 1.6);
    this.face.renderOrder = FIGURE_ORDER + z / SCALE;
  }
}

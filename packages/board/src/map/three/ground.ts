import { Mesh, type Object3D } from 'three';
import { geometryOf } from '../../three/geometry.ts';
import { type Materials, makeGround, makeUnlit } from '../../three/materials.ts';
import { emptyMesh, replace } from '../../three/meshes.ts';
import { textureOf } from '../../three/soft-textures.ts';
import { type Form, joined, moved, painted, type Solid } from '../../three/solid.ts';
import type { TierMeans } from '../../three/tiers.ts';
import type { MapColour, MapRelief } from '../map-relief.ts';
import type { AreaId, MapScene } from '../map-scene.ts';
import { lyingPlace } from '../svg/foot.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { flooring, landmark } from '../svg/still-map.ts';
import { bedrock, coastOf } from './bedrock.ts';
import { drawLabels, type LabelKind, type Labels, labelsGeometry, labelsOf } from './labels.ts';
import { type Pen, paint, type ReadProperty, repainted } from './pictures.ts';
import { placed, SCALE } from './space.ts';
import { stepsSolid } from './steps.ts';
import { terracesOf } from './terraces.ts';
import type { Terrain } from './terrain.ts';

/** What a map in three dimensions is made of and in which light. */
export interface Making {
  readonly drawing: MapDrawing;
  readonly relief: MapRelief;
  readonly terrain: Terrain;
  readonly means: TierMeans;
  readonly materials: Materials;
  readonly colour: MapColour;
  readonly read: ReadProperty;
}

/** Pixels for each of a map's units on its ground. */
const PIXELS = { rich: 2, plain: 1.5, low: 1 };

/** The ground of a map: what never changes, and what is written in its areas. */
export class MapGround {
  readonly all: readonly Object3D[];
  /** Resolves when everything is painted. */
  readonly painted: Promise<unknown>;
  readonly #making: Making;
  readonly #labels: Labels;
  /** Names are read before whatever stands in an area. */
  readonly names: Mesh;
  readonly #feet: Mesh;

  constructor(making: Making) {
    const { drawing, relief, terrain, materials, colour, means, read } = making;
    this.#making = making;
    const [paper, sheet] = [textureOf(), textureOf()];
    const size = [drawing.width / SCALE, drawing.height / SCALE] as const;
    const { land, water, sides } = terracesOf(drawing, relief, terrain, colour);
    const top = (form: Form): Mesh =>
      new Mesh(geometryOf(painted(form, [1, 1, 1]), size), makeGround(means, paper));
    const tops = [top(land), top(water)];
    const rock = new Mesh(
      geometryOf(
        joined(
          sides,
          bedrock(drawing, relief, terrain, colour),
          stepsSolid(drawing, terrain, colour),
          furniture(making),
        ),
      ),
      materials.rock,
    );
    const around = new Mesh(
      geometryOf(relief.surroundings({ ...drawing, coast: coastOf(drawing) }, colour)),
      materials.plaster,
    );
    for (const mesh of [...tops, rock, around]) mesh.receiveShadow = true;
    rock.castShadow = true;
    tops[0]!.castShadow = true;
    this.#labels = labelsOf(drawing);
    const written = (): Mesh =>
      emptyMesh(
        makeUnlit({
          vertexColors: false,
          map: sheet,
          transparent: true,
          depthTest: false,
          depthWrite: false,
        }),
      );
    this.names = written();
    this.#feet = written();
    this.#feet.renderOrder = 1;
    this.all = [...tops, rock, around, this.#feet, this.names];
    const pen: Pen = { pixels: means.rich ? PIXELS.rich : means.standard ? PIXELS.plain : PIXELS.low, read };
    this.painted = Promise.all([
      paint(paper, groundMarkup(making), { left: 0, top: 0, ...drawing }, pen),
      drawLabels(sheet.image as HTMLCanvasElement, drawing, this.#labels, pen).then(() => repainted(sheet)),
    ]);
  }

  /** Feet hide below who stands there; where nobody else has room, that is said instead. */
  show({ units }: MapScene): void {
    const { drawing, terrain } = this.#making;
    const count = (area: AreaId): number => units.filter((unit) => unit.area === area).length;
    const isSeen = (area: AreaId, kind: LabelKind): boolean =>
      kind === 'free' ? count(area) === 0 : count(area) >= drawing.plan.areas[area]!.places;
    replace(
      this.names,
      labelsGeometry(drawing, terrain, this.#labels, (_, kind) => kind === 'name'),
    );
    replace(
      this.#feet,
      labelsGeometry(drawing, terrain, this.#labels, (area, kind) => kind !== 'name' && isSeen(area, kind)),
    );
  }
}

/** Everything that is painted on the ground: floors, borders of zones, and landmarks that do not stand up. */
const groundMarkup = ({ drawing, relief }: Making): string =>
  [...drawing.cells.values()]
    .map(
      (cell) =>
        flooring(drawing, cell) +
        (cell.area in relief.landmarks ? '' : landmark(cell, drawing.plan.areas[cell.area]!)) +
        lyingPlace(drawing, cell.area),
    )
    .join('');

/** What stands on some floors for good. */
function furniture({ drawing, relief, terrain, colour }: Making): Solid {
  return joined(
    ...[...drawing.cells.values()].flatMap((cell) => {
      const things = relief.furniture[drawing.plan.areas[cell.area]!.floor]?.(cell, colour) ?? [];
      return things.map(({ at, solid }) =>
        moved(solid, ...placed(drawing, at, terrain.heightAt(cell.area, at))),
      );
    }),
  );
}

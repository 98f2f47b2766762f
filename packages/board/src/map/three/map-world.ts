import { Color, type Material, Mesh, PointLight, type Scene as ThreeScene } from 'three';
import { axesOf, type View } from '../../three/camera.ts';
import type { Rgb } from '../../three/colour.ts';
import { coverBoard, type Lights, lightsOf } from '../../three/lights.ts';
import { makeMaterials, makeUnlit } from '../../three/materials.ts';
import { emptyMesh, fill } from '../../three/meshes.ts';
import { shakeAt } from '../../three/refusal.ts';
import type { TierMeans } from '../../three/tiers.ts';
import type { MapBoardOptions } from '../map-board.ts';
import type { MapRelief, MapSolids } from '../map-relief.ts';
import type { AreaId, MapScene, MapUnit } from '../map-scene.ts';
import { glowing } from '../svg/glow.ts';
import type { MapDrawing } from '../svg/map-drawing.ts';
import { MAP_CROSS, markPicture, markPlace } from '../svg/map-overlay.ts';
import { FIGURE_ORDER, Figures } from './figures.ts';
import { type Making, MapGround } from './ground.ts';
import { type MapInstant, unitPoses } from './map-poses.ts';
import { lightOf } from './page-colours.ts';
import { Pictures, type ReadProperty } from './pictures.ts';
import { placed, SCALE } from './space.ts';
import { sparks } from './sparks.ts';
import { type Sprite, Sprites } from './sprites.ts';
import type { Terrain } from './terrain.ts';
import { Things } from './things.ts';
import { frontSolid, type Inks, trailsSolid } from './trails.ts';

const MARK_FRAME = { left: -40, top: -40, width: 120, height: 80 };
const CROSS_FRAME = { left: -30, top: -30, width: 60, height: 60 };
/** Marks hang a little above the ground. */
const MARK_HEIGHT = 0.12;
const NAME_ORDER = FIGURE_ORDER + 1;
const FRONT_ORDER = FIGURE_ORDER + 2;
/** Pixels for each unit of what is drawn on plaques. */
const PIXELS = { rich: 2.2, plain: 1.6, low: 1.1 };

/** What a map is made from. */
export interface MapPlot {
  readonly drawing: MapDrawing;
  readonly terrain: Terrain;
  readonly relief: MapRelief;
  readonly solids: MapSolids;
  readonly read: ReadProperty;
}

/** Everything that is to be seen of a map, in one light and for one tier. */
export class MapWorld {
  readonly exposure: number;
  readonly #plot: MapPlot;
  readonly #scene: ThreeScene;
  readonly #pictures: Pictures;
  readonly #ground: MapGround;
  readonly #figures: Figures;
  readonly #things: Things;
  readonly #lights: Lights;
  readonly #lamps: readonly PointLight[];
  readonly #trails: Mesh = emptyMesh(makeUnlit());
  readonly #front: Mesh = emptyMesh(makeUnlit({ depthTest: false, transparent: true }));
  readonly #marks: Sprites;
  readonly #sparks: Sprites;
  readonly #crosses: Sprites;
  readonly #inks: Inks;

  constructor(scene: ThreeScene, plot: MapPlot, theme: MapBoardOptions['theme'], means: TierMeans) {
    const { drawing, relief, solids, read, terrain } = plot;
    this.#plot = plot;
    this.#scene = scene;
    const colourOf = (name: string): Rgb => lightOf(read, name);
    const making: Making = {
      drawing,
      relief,
      terrain,
      means,
      materials: makeMaterials(means),
      colour: (name) => colourOf(`--m-${name}`),
      read,
    };
    this.#pictures = new Pictures({
      pixels: means.rich ? PIXELS.rich : means.standard ? PIXELS.plain : PIXELS.low,
      read,
    });
    this.#ground = new MapGround(making);
    this.#figures = new Figures(making, this.#pictures);
    this.#things = new Things(making, solids, this.#pictures);
    this.#lights = lightsOf(relief.lighting[theme], means, 0);
    this.#lamps = relief.lamps.map(
      ({ colour, strength, reach }) => new PointLight(colour, strength, reach, 1.2),
    );
    for (const [index, { area, height }] of relief.lamps.entries())
      this.#lamps[index]!.position.set(
        ...placed(drawing, drawing.cells.get(area)!.middle, terrain.heightOf(area) + height),
      );
    this.exposure = this.#lights.exposure;
    coverBoard(this.#lights.sun, { columns: drawing.width / SCALE, rows: drawing.height / SCALE });
    this.#inks = {
      mark: colourOf('--mark'),
      casing: colourOf('--mark-casing'),
      hot: colourOf('--mark-hot'),
      sides: { blue: colourOf('--side-blue'), red: colourOf('--side-red') },
    };
    scene.background = new Color(read(`--m-${relief.horizon}`).trim());
    scene.add(...this.#ground.all, this.#figures.all, this.#things.all, ...this.#lights.all, ...this.#lamps);
    this.#trails.renderOrder = 2;
    this.#ground.names.renderOrder = NAME_ORDER;
    this.#front.renderOrder = FRONT_ORDER;
    scene.add(this.#trails, this.#front);
    this.#marks = new Sprites(scene, this.#pictures, FRONT_ORDER, true);
    this.#sparks = new Sprites(scene, this.#pictures, FRONT_ORDER, true);
    this.#crosses = new Sprites(scene, this.#pictures, FRONT_ORDER + 1, true);
  }

  /** Has everything drawn that units will look like, and all that the ground is painted with. */
  async prepare(units: readonly MapUnit[]): Promise<void> {
    this.#figures.prepare(units);
    await Promise.all([this.#ground.painted, this.#pictures.drawn()]);
  }

  /** What changes only from scene to scene. */
  show(scene: MapScene): void {
    const { drawing, terrain } = this.#plot;
    this.#ground.show(scene);
    this.#things.show(scene);
    fill(this.#trails, trailsSolid(drawing, terrain, scene, this.#inks));
    fill(this.#front, frontSolid(drawing, terrain, scene, this.#inks));
  }

  /** What moves, and what turns with the viewer. */
  place(instant: MapInstant, view: View, showsMarks: boolean): void {
    const { drawing, terrain } = this.#plot;
    const poses = unitPoses(instant);
    const axes = axesOf(view);
    this.#figures.place(poses, view);
    this.#things.place(instant);
    this.#sparks.show(sparks(instant, poses, axes));
    this.#marks.show(
      (showsMarks ? instant.after.marks : []).map((mark): Sprite => {
        const at = markPlace(drawing, instant.after, mark.area);
        const up = terrain.heightAt(mark.area, at) + MARK_HEIGHT;
        return {
          markup: markPicture(mark),
          frame: MARK_FRAME,
          at: placed(drawing, at, up),
          ...axes,
          size: drawing.scale,
        };
      }),
    );
    for (const [index, { strength, followsGlow }] of this.#plot.relief.lamps.entries())
      this.#lamps[index]!.intensity = strength * (followsGlow ? glowing(instant.after.glow) : 1);
  }

  /** A cross on an area that cannot be chosen, so far into its shaking; or none. */
  refuse(area: AreaId | undefined, share: number, view: View): void {
    const { drawing, terrain } = this.#plot;
    if (area === undefined) {
      this.#crosses.show([]);
      return;
    }
    const [x, y] = drawing.cells.get(area)!.middle;
    const at = placed(drawing, [x + shakeAt(share) * SCALE, y + 8], terrain.heightOf(area) + MARK_HEIGHT);
    this.#crosses.show([{ markup: MAP_CROSS, frame: CROSS_FRAME, at, ...axesOf(view), size: 1 }]);
  }

  dispose(): void {
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      const material = object.material as Material & { map?: { dispose(): void } | null };
      material.map?.dispose();
      material.dispose();
    });
    this.#pictures.dispose();
    for (const light of [...this.#lights.all, ...this.#lamps]) light.dispose();
    this.#scene.clear();
  }
}

import type { Point } from '../../board.ts';
import { orbited, type View } from '../../three/camera.ts';
import { REFUSAL } from '../../three/refusal.ts';
import { Stage } from '../../three/stage.ts';
import type { TierMeans } from '../../three/tiers.ts';
import type { Viewport } from '../../three/viewport.ts';
import type { MakeMapBoard, MapBoard, MapBoardEvents, MapBoardOptions } from '../map-board.ts';
import type { MapMotion } from '../map-motion.ts';
import { endOfMotions, mapMotions } from '../map-motions.ts';
import type { MapSet } from '../map-plan.ts';
import type { MapSolids } from '../map-relief.ts';
import type { AreaId, MapScene } from '../map-scene.ts';
import { mapDrawing } from '../svg/map-drawing.ts';
import { mapOutlines } from './map-outlines.ts';
import { looksOf } from './map-poses.ts';
import { mapView } from './map-view.ts';
import { type MapPlot, MapWorld } from './map-world.ts';
import { terrainOf } from './terrain.ts';

/** After everything else, dust settles. */
const SETTLING = 200;

/** Maps in three dimensions, for the maps and faces that a game brings. */
export const threeMapBoard =
  (set: MapSet, solids: MapSolids): MakeMapBoard =>
  (host, options, events) =>
    new ThreeMapBoard(host, options, events, { set, solids });

interface Brought {
  readonly set: MapSet;
  readonly solids: MapSolids;
}

class ThreeMapBoard implements MapBoard {
  readonly #stage: Stage;
  readonly #brought: Brought;
  /** Has the colours of the map that is shown. */
  readonly #probe: HTMLElement = document.createElement('i');
  /** What was seen before, until what comes next has been painted. */
  #cover: HTMLCanvasElement = document.createElement('canvas');
  #options: MapBoardOptions;
  #plot: MapPlot | undefined;
  /** There is none before the first scene, nor once the board is lost. */
  #world: MapWorld | undefined;
  #scene: MapScene | undefined;
  #before: MapScene | undefined;
  #motions: readonly MapMotion[] = [];
  #time = 0;
  /** Whatever is being made ready is not to move any more once this has changed. */
  #haste = 0;
  #outlines: ReadonlyMap<AreaId, readonly Point[]> | undefined;

  constructor(host: HTMLElement, options: MapBoardOptions, events: MapBoardEvents, brought: Brought) {
    this.#options = options;
    this.#brought = brought;
    this.#probe.hidden = true;
    host.append(this.#probe);
    this.#stage = new Stage(host, {
      quality: () => this.#options.quality,
      keep: (canvas) => {
        if (this.#world === undefined) return;
        this.#cover.remove();
        this.#cover = copyOf(canvas);
        host.append(this.#cover);
      },
      build: (viewport, means) => this.#build(viewport, means),
      clear: () => {
        this.#world?.dispose();
        this.#world = undefined;
      },
      refresh: () => this.#refresh(),
      home: () => this.#home(),
      view: () => this.#view(),
      isStill: () => this.#isStill(),
      turned: () => {
        this.#outlines = undefined;
        this.#place();
      },
      onOutlines: events.onOutlines,
      onLost: events.onLost,
    });
  }

  async show(scene: MapScene, pace = 1): Promise<void> {
    this.finish();
    const before = this.#scene;
    this.#scene = scene;
    const isCut = before === undefined || before.map !== scene.map || this.#isStill();
    this.#before = isCut ? scene : before;
    this.#motions = isCut ? [] : mapMotions(before, scene);
    this.#time = 0;
    if (before?.map !== scene.map) this.#remake();
    const instant = this.#instant();
    if (instant === undefined || this.#world === undefined) return;
    const haste = this.#haste;
    const isReady = this.#world.prepare(looksOf(instant));
    this.#world.show(scene);
    // What cannot be drawn here is drawn by the other board.
    await isReady.catch(() => this.#stage.lose());
    if (this.#scene !== scene) return;
    const end = this.#motions.length === 0 ? 0 : endOfMotions(this.#motions) + SETTLING;
    const speed = (this.#options.speed || 1) * pace;
    const duration = haste === this.#haste ? end / speed : 0;
    await this.#stage.ticker.run(duration, (elapsed) => {
      this.#time = duration === 0 ? end : elapsed * speed;
      this.#place();
    });
  }

  finish(): void {
    this.#haste++;
    this.#stage.ticker.finish();
  }

  refuse(area: AreaId): void {
    const isStill = this.#isStill();
    this.#stage.ticker
      .run(REFUSAL.stay, (elapsed) =>
        this.#world?.refuse(area, isStill ? 1 : Math.min(elapsed / REFUSAL.shake, 1), this.#view()),
      )
      .then(() => {
        this.#world?.refuse(undefined, 1, this.#view());
        this.#stage.ticker.request();
      });
  }

  configure(options: MapBoardOptions): void {
    this.finish();
    const old = this.#options;
    this.#options = options;
    if (options.quality !== old.quality) this.#stage.requalify();
    const isOther = (['quality', 'theme', 'form', 'names', 'largeNames'] as const).some(
      (key) => options[key] !== old[key],
    );
    // Colours are read from the page, which may be about to change its theme.
    if (isOther && this.#scene !== undefined) queueMicrotask(() => this.#remake());
  }

  outlines(): ReadonlyMap<AreaId, readonly Point[]> {
    const plot = this.#plot;
    if (plot === undefined) return new Map();
    this.#outlines ??= mapOutlines(plot.drawing, plot.terrain, this.#view(), this.#stage.aspect);
    return this.#outlines;
  }

  dispose(): void {
    // Nothing is made anew after this.
    this.#scene = undefined;
    this.#stage.dispose();
    this.#probe.remove();
    this.#cover.remove();
  }

  /** Everything anew, for another map, another form or another light. */
  #remake(): void {
    const scene = this.#scene;
    if (scene === undefined) return;
    const { set, solids } = this.#brought;
    const drawing = mapDrawing(set, scene.map, this.#options);
    const relief = solids.maps[scene.map];
    if (relief === undefined) throw new Error(`nobody has brought a relief of ${scene.map}`);
    this.#probe.className = `map-${scene.map}`;
    const style = getComputedStyle(this.#probe);
    const read = (name: string): string => style.getPropertyValue(name);
    this.#plot = { drawing, terrain: terrainOf(drawing, relief), relief, solids, read };
    this.#outlines = undefined;
    this.#stage.rebuild();
  }

  #build({ scene, renderer }: Viewport, means: TierMeans): void {
    if (this.#plot === undefined || this.#scene === undefined) return;
    this.#world = new MapWorld(scene, this.#plot, this.#options.theme, means);
    renderer.toneMappingExposure = this.#world.exposure;
    const isReady = this.#world.prepare(this.#scene.units);
    isReady.then(
      () => {
        this.#stage.shadowsChanged = true;
        this.#stage.draw();
        this.#cover.remove();
      },
      () => this.#stage.lose(),
    );
  }

  /** Shows the scene at rest as the options want it. */
  #refresh(): void {
    this.#outlines = undefined;
    this.#stage.outlinesChanged = true;
    if (this.#scene === undefined) return;
    this.#world?.show(this.#scene);
    this.#place();
    this.#stage.ticker.request();
  }

  #place(): void {
    this.#stage.shadowsChanged = true;
    const instant = this.#instant();
    if (instant === undefined) return;
    const showsMarks = this.#time >= endOfMotions(this.#motions);
    this.#world?.place({ ...instant, time: this.#time }, this.#view(), showsMarks);
  }

  #instant(): Parameters<typeof looksOf>[0] | undefined {
    if (this.#plot === undefined || this.#scene === undefined) return undefined;
    const { drawing, terrain } = this.#plot;
    return { drawing, terrain, before: this.#before!, after: this.#scene, motions: this.#motions };
  }

  #home(): View {
    const plot = this.#plot;
    if (plot === undefined)
      return { yaw: 0, elevation: 60, distance: 20, target: [0, 0, 0], fieldOfView: 26 };
    return mapView(plot.drawing, plot.terrain, this.#stage.aspect);
  }

  #view(): View {
    return orbited(this.#home(), this.#stage.orbit);
  }

  #isStill(): boolean {
    return this.#options.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

/** A canvas that shows what another one shows, in its place. */
function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  copy.style.cssText = canvas.style.cssText;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

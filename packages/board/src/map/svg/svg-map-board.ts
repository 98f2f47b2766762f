import type { Point } from '../../board.ts';
import { PatchedGroup } from '../../svg/patched-group.ts';
import { pair } from '../../svg/shapes.ts';
import { type Timeline, timeline } from '../../svg/timeline.ts';
import type { MakeMapBoard, MapBoard, MapBoardEvents, MapBoardOptions } from '../map-board.ts';
import { mapMotions } from '../map-motions.ts';
import type { MapSet } from '../map-plan.ts';
import type { AreaId, MapScene } from '../map-scene.ts';
import { areaDetails } from './area-details.ts';
import { glowing } from './glow.ts';
import { performMotions } from './map-choreography.ts';
import { cellAt, type MapDrawing, mapDrawing } from './map-drawing.ts';
import { MAP_CROSS, mapOverlay, trails } from './map-overlay.ts';
import { unitClips } from './map-unit.ts';
import { areaNames } from './names.ts';
import { standing } from './standing.ts';
import { stillMap } from './still-map.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** The ground is a sheet of its own, so that it is not painted anew with whoever moves on it. */
const SHEETS = [
  ['still', 'light'],
  ['trails', 'names', 'standing', 'ghosts', 'over', 'near'],
] as const;
type Layer = (typeof SHEETS)[number][number];
const SHAKE = ['0', '-8px', '7px', '-5px', '3px', '0'].map((translate) => ({ translate }));
const SHAKE_TIME = 250;
/** How long a cross stays, so that it is seen also where nothing moves. */
const CROSS_TIME = 700;
/** Another map fades in. */
const FADE_TIME = 250;

class SvgMapBoard implements MapBoard {
  readonly #set: MapSet;
  readonly #events: MapBoardEvents;
  readonly #sheets: readonly SVGSVGElement[] = SHEETS.map(sheetOf);
  readonly #root: HTMLElement = document.createElement('div');
  readonly #layers: Readonly<Record<Layer, SVGGElement>>;
  readonly #trails: PatchedGroup;
  readonly #over: PatchedGroup;
  readonly #motion: MediaQueryList = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #rest = (): void => this.finish();
  #options: MapBoardOptions;
  #drawing: MapDrawing | undefined;
  #areas: ReadonlyMap<AreaId, PatchedGroup> = new Map();
  #details: (scene: MapScene) => void = () => {};
  #outlines: ReadonlyMap<AreaId, readonly Point[]> = new Map();
  #scene: MapScene | undefined;
  #playing: Timeline | undefined;

  constructor(set: MapSet, host: HTMLElement, options: MapBoardOptions, events: MapBoardEvents) {
    this.#set = set;
    this.#options = options;
    this.#events = events;
    this.#root.append(...this.#sheets);
    const layers = [...this.#root.querySelectorAll('g')].map((group) => [group.classList[0], group] as const);
    this.#layers = Object.fromEntries(layers) as Record<Layer, SVGGElement>;
    this.#trails = new PatchedGroup(this.#layers.trails);
    this.#over = new PatchedGroup(this.#layers.over);
    host.append(this.#root);
    document.addEventListener('visibilitychange', this.#rest);
  }

  async show(scene: MapScene, pace = 1): Promise<void> {
    this.finish();
    const before = this.#scene;
    this.#scene = scene;
    if (this.#drawing?.plan.id !== scene.map) {
      this.#redraw(scene);
      if (before !== undefined && this.#moves)
        this.#root.animate([{ opacity: 0 }, { opacity: 1 }], FADE_TIME);
      return;
    }
    this.#drawScene(this.#drawing, scene);
    if (before === undefined || !this.#moves) return;
    const time = timeline(this.#options.speed * pace);
    this.#playing = time;
    performMotions(
      { drawing: this.#drawing, before, after: scene, root: this.#root, time },
      mapMotions(before, scene),
    );
    await time.rest();
    if (this.#playing === time) this.#playing = undefined;
  }

  finish(): void {
    this.#playing?.finish();
    this.#playing = undefined;
  }

  refuse(area: AreaId): void {
    if (this.#drawing === undefined) return;
    const [x, y] = cellAt(this.#drawing, area).middle;
    this.#layers.near.insertAdjacentHTML(
      'beforeend',
      `<g transform="translate(${pair([x, y + 8])})"><g>${MAP_CROSS}</g></g>`,
    );
    const cross = this.#layers.near.lastElementChild!;
    if (this.#moves) cross.firstElementChild!.animate(SHAKE, SHAKE_TIME);
    setTimeout(() => cross.remove(), CROSS_TIME);
  }

  configure(options: MapBoardOptions): void {
    this.finish();
    const old = this.#options;
    this.#options = options;
    if (this.#scene === undefined) return;
    const isOther =
      old.form !== options.form || old.names !== options.names || old.largeNames !== options.largeNames;
    if (isOther) this.#redraw(this.#scene);
  }

  outlines(): ReadonlyMap<AreaId, readonly Point[]> {
    return this.#outlines;
  }

  dispose(): void {
    this.finish();
    document.removeEventListener('visibilitychange', this.#rest);
    this.#root.remove();
  }

  /** Whether things move; where nobody looks, animations would never end. */
  get #moves(): boolean {
    return this.#options.speed > 0 && !this.#motion.matches && !document.hidden;
  }

  /** Draws everything anew, for another map or another form. */
  #redraw(scene: MapScene): void {
    const drawing = mapDrawing(this.#set, scene.map, this.#options);
    this.#drawing = drawing;
    const { width, height, id, plan, cells } = drawing;
    for (const sheet of this.#sheets) {
      sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
      sheet.setAttribute('class', `map map-${plan.id}`);
    }
    const { below, above } = stillMap(drawing);
    this.#layers.still.innerHTML = `<defs>${unitClips(id)}</defs>${below}`;
    this.#layers.light.innerHTML = above;
    this.#layers.standing.innerHTML = [...cells.keys()].map((area) => `<g data-cell="${area}"></g>`).join('');
    this.#areas = new Map(
      [...this.#layers.standing.querySelectorAll<SVGGElement>('[data-cell]')].map((group) => [
        group.dataset.cell!,
        new PatchedGroup(group),
      ]),
    );
    this.#details = areaDetails(this.#layers.still);
    this.#outlines = new Map(
      [...cells].map(([area, { outline }]) => [
        area,
        outline.map(([x, y]): Point => [(x / width) * 100, (y / height) * 100]),
      ]),
    );
    this.#layers.names.innerHTML = areaNames(drawing);
    this.#drawScene(drawing, scene);
    this.#events.onOutlines();
  }

  #drawScene(drawing: MapDrawing, scene: MapScene): void {
    for (const [area, group] of this.#areas) group.draw(standing(drawing, scene, area));
    this.#trails.draw(trails(drawing, scene));
    this.#over.draw(mapOverlay(drawing, scene));
    this.#details(scene);
    const glow = this.#layers.light.querySelector<SVGElement>('.glow');
    if (glow) glow.style.opacity = String(glowing(scene.glow));
  }
}

function sheetOf(layers: readonly Layer[]): SVGSVGElement {
  const sheet = document.createElementNS(NAMESPACE, 'svg');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('focusable', 'false');
  // In an element of another shape the backdrop goes on beyond the map.
  Object.assign(sheet.style, {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    overflow: 'visible',
    isolation: 'isolate',
  });
  for (const layer of layers) {
    const group = document.createElementNS(NAMESPACE, 'g');
    group.classList.add(layer);
    sheet.append(group);
  }
  return sheet;
}

/** The map board that needs nothing but SVG, for the maps and faces that a game brings. */
export const svgMapBoard =
  (set: MapSet): MakeMapBoard =>
  (host, options, events) =>
    new SvgMapBoard(set, host, options, events);

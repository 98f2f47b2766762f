import type { Board, BoardEvents, BoardOptions, MakeBoard, Point } from '../board.ts';
import { isSameGrid } from '../grid.ts';
import { motionsBetween } from '../motions.ts';
import type { DrawnPieces, PieceSet } from '../piece-set.ts';
import { BARE, type Scene, type Square } from '../scene.ts';
import { choreograph } from './choreography.ts';
import { type Drawing, drawingOf, middleOf } from './drawing.ts';
import { type Frame, frameFor, neededFrame, type ViewName, viewBoxOf, viewFor } from './frame.ts';
import { definitions, groundLayer, squaresLayer, stillLayers } from './layers.ts';
import { CROSS } from './marks.ts';
import { overlay } from './overlay.ts';
import { PatchedGroup } from './patched-group.ts';
import { VIEWS } from './projection.ts';
import { pair } from './shapes.ts';
import { squarePieces } from './square-pieces.ts';
import { topOf } from './storeys.ts';
import { type Timeline, timeline } from './timeline.ts';
import { touchOutline } from './touch-outlines.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const LAYERS = ['still', 'ground', 'squares', 'over', 'near'] as const;
const SEA = 'radial-gradient(ellipse at 50% 55%, var(--sea-2) 45%, var(--sea-3) 130%)';
const SHAKE = ['0', '-6px', '5px', '-4px', '2px', '0'].map((translate) => ({ translate }));
const SHAKE_TIME = 250;
/** How long a cross stays, so that it is seen also where nothing moves. */
const CROSS_TIME = 700;

const isOther = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length !== other.length || one.some((each, index) => each !== other[index]);

class SvgBoard implements Board {
  readonly #host: HTMLElement;
  readonly #events: BoardEvents;
  readonly #pieces: DrawnPieces | undefined;
  readonly #svg: SVGSVGElement = document.createElementNS(NAMESPACE, 'svg');
  readonly #layers: Record<(typeof LAYERS)[number], SVGGElement>;
  readonly #ground: PatchedGroup;
  readonly #over: PatchedGroup;
  /** What stands on a square, by its number. */
  #squares: ReadonlyMap<Square, PatchedGroup> = new Map();
  readonly #observer: ResizeObserver;
  readonly #motion: MediaQueryList = matchMedia('(prefers-reduced-motion: reduce)');
  #options: BoardOptions;
  #view: ViewName;
  #frame: Frame;
  /** Outlines in percent of the frame. */
  #percents: WeakMap<readonly Point[], readonly Point[]> = new WeakMap();
  #drawing: Drawing;
  #scene: Scene = BARE;
  #isEmpty = true;
  /** Who looks at a game that is over sees all of the island. */
  #isWhole = false;
  #playing: Timeline | undefined;
  readonly #rest = (): void => this.finish();

  constructor(host: HTMLElement, options: BoardOptions, events: BoardEvents, pieces?: DrawnPieces) {
    this.#host = host;
    this.#pieces = pieces;
    this.#options = options;
    this.#events = events;
    this.#svg.setAttribute('aria-hidden', 'true');
    this.#svg.setAttribute('focusable', 'false');
    Object.assign(this.#svg.style, { display: 'block', width: '100%', height: '100%', background: SEA });
    const layer = (name: string): SVGGElement => {
      const group = document.createElementNS(NAMESPACE, 'g');
      group.classList.add(name);
      return group;
    };
    this.#layers = {
      still: layer('still'),
      ground: layer('ground'),
      squares: layer('squares'),
      over: layer('over'),
      near: layer('near'),
    };
    this.#svg.append(...LAYERS.map((name) => this.#layers[name]));
    this.#ground = new PatchedGroup(this.#layers.ground);
    this.#over = new PatchedGroup(this.#layers.over);
    const { width, height } = host.getBoundingClientRect();
    this.#view = viewFor(this.#scene.shape, width, height);
    this.#drawing = this.#newDrawing();
    this.#frame = frameFor(this.#drawing.seen, this.#view, { width, height });
    this.#drawIsland();
    host.append(this.#svg);
    this.#observer = new ResizeObserver(() => this.#fit());
    this.#observer.observe(host);
    document.addEventListener('visibilitychange', this.#rest);
  }

  async show(scene: Scene, pace = 1): Promise<void> {
    this.finish();
    const before = this.#scene;
    const outlines = this.outlines();
    const isFirst = this.#isEmpty;
    this.#scene = scene;
    this.#isEmpty = false;
    if (isFirst) this.#isWhole = scene.won !== undefined;
    if (isSameGrid(before.shape, scene.shape) && !(isFirst && this.#isWhole)) this.#drawScene();
    else this.#reshape();
    if (isFirst || isOther(outlines, this.outlines())) this.#events.onOutlines();
    if (isFirst || !this.#moves) return;
    const time = timeline(this.#options.speed * pace);
    this.#playing = time;
    choreograph(
      { drawing: this.#drawing, before, after: scene, svg: this.#svg, time },
      motionsBetween(before, scene),
    );
    await time.rest();
    if (this.#playing === time) this.#playing = undefined;
  }

  finish(): void {
    this.#playing?.finish();
    this.#playing = undefined;
  }

  refuse(square: Square): void {
    const [u, v] = middleOf(this.#drawing, square, topOf(this.#scene.towers[square]!));
    this.#layers.near.insertAdjacentHTML(
      'beforeend',
      `<g transform="translate(${pair([u, v])})"><g>${CROSS}</g></g>`,
    );
    const cross = this.#layers.near.lastElementChild!;
    if (this.#moves) cross.firstElementChild!.animate(SHAKE, SHAKE_TIME);
    setTimeout(() => cross.remove(), CROSS_TIME);
  }

  configure(options: BoardOptions): void {
    this.finish();
    const isTurned = options.quarterTurns !== this.#options.quarterTurns;
    this.#options = options;
    this.#reshape();
    if (isTurned) this.#events.onOutlines();
  }

  outlines(): readonly (readonly Point[])[] {
    return this.#scene.towers.map((_, square) =>
      this.#inPercent(touchOutline(this.#drawing, this.#scene, square)),
    );
  }

  dispose(): void {
    this.finish();
    this.#observer.disconnect();
    document.removeEventListener('visibilitychange', this.#rest);
    this.#svg.remove();
  }

  /** Whether things move; where nobody looks, animations would never end. */
  get #moves(): boolean {
    return this.#options.speed > 0 && !this.#motion.matches && !document.hidden;
  }

  #inPercent(outline: readonly Point[]): readonly Point[] {
    const { left, top, width, height } = this.#frame;
    const percent =
      this.#percents.get(outline) ??
      outline.map(([u, v]): Point => [((u - left) / width) * 100, ((v - top) / height) * 100]);
    this.#percents.set(outline, percent);
    return percent;
  }

  #fit(): void {
    const { width, height } = this.#host.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    if (viewFor(this.#scene.shape, width, height) === this.#view) this.#frameHost();
    else {
      this.finish();
      this.#reshape();
    }
    this.#events.onOutlines();
  }

  /** Draws everything anew, for another view of the board or another board. */
  #reshape(): void {
    const { width, height } = this.#host.getBoundingClientRect();
    this.#view = viewFor(this.#scene.shape, width, height);
    this.#drawing = this.#newDrawing();
    this.#frameHost();
    this.#drawIsland();
    this.#drawScene();
  }

  #newDrawing(): Drawing {
    return drawingOf(VIEWS[this.#view], this.#scene.shape, this.#options.quarterTurns, this.#pieces);
  }

  #frameHost(): void {
    const size = this.#host.getBoundingClientRect();
    this.#frame = frameFor(this.#drawing.seen, this.#view, size, this.#isWhole);
    this.#percents = new WeakMap();
    this.#svg.setAttribute('viewBox', viewBoxOf(this.#frame));
  }

  #drawIsland(): void {
    const { coordinates } = this.#options;
    const scenery = { coordinates, bushes: true, boat: true, glow: true, fine: true };
    const frame = neededFrame(this.#drawing.seen, this.#view);
    const { still, near } = stillLayers(this.#drawing, scenery, frame);
    this.#layers.still.innerHTML = definitions(this.#drawing) + still;
    this.#layers.squares.innerHTML = squaresLayer(this.#drawing, () => '');
    this.#layers.near.innerHTML = near;
    const groups = this.#layers.squares.querySelectorAll<SVGGElement>('[data-square]');
    this.#squares = new Map(
      [...groups].map((group) => [Number(group.dataset.square), new PatchedGroup(group)]),
    );
    this.#svg.setAttribute('viewBox', viewBoxOf(this.#frame));
  }

  #drawScene(): void {
    this.#ground.draw(groundLayer(this.#drawing, this.#scene));
    for (const [square, group] of this.#squares) group.draw(squarePieces(this.#drawing, this.#scene, square));
    this.#over.draw(overlay(this.#drawing, this.#scene, this.#options.levels));
  }
}

/** The board that paints at once and needs nothing but SVG; a game that has pieces of its own brings them along. */
export const svgBoard =
  (pieces?: PieceSet): MakeBoard =>
  (host, options, events) =>
    new SvgBoard(host, options, events, pieces);

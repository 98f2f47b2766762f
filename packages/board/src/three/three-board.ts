import type { Board, BoardEvents, BoardOptions, MakeBoard, Point } from '../board.ts';
import { isSameGrid } from '../grid.ts';
import { BARE, type Scene, type Square } from '../scene.ts';
import { homeView, orbited, type View } from './camera.ts';
import { easeInOut, hop } from './easing.ts';
import type { GameSolids } from './game-solids.ts';
import { type Land, landOf } from './land.ts';
import { spotOf, standingHeight } from './measures.ts';
import { outlinesOf } from './outlines.ts';
import { PALETTES } from './palette.ts';
import { type Passage, passageBetween, restOf } from './passage.ts';
import { REFUSAL } from './refusal.ts';
import { Stage } from './stage.ts';
import type { TierMeans } from './tiers.ts';
import type { Viewport } from './viewport.ts';
import { World } from './world.ts';

const WIN = { duration: 900, camera: 500, nearer: 0.82, towards: 0.4 };

/** The island in three dimensions. */
export const makeThreeBoard =
  (game?: GameSolids): MakeBoard =>
  (host, options, events) =>
    new ThreeBoard(host, options, events, game);

class ThreeBoard implements Board {
  readonly #stage: Stage;
  readonly #game: GameSolids | undefined;
  #options: BoardOptions;
  /** There is none once the board is lost. */
  #world: World | undefined;
  #scene: Scene = BARE;
  #isEmpty = true;
  /** Who looks at a game that is over sees the island down to the sea. */
  #isWhole = false;
  #passage: Passage = restOf(BARE);
  #time = 0;
  /** A winner's tower, and how far the camera has come towards it, 0 to 1. */
  #goal: Square = 0;
  #approach = 0;

  constructor(host: HTMLElement, options: BoardOptions, events: BoardEvents, game: GameSolids | undefined) {
    this.#game = game;
    this.#options = options;
    this.#stage = new Stage(host, {
      ...events,
      quality: () => this.#options.quality,
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
        this.#world?.overlay.showChips(this.#scene, this.#options, this.#view());
        this.#place();
      },
    });
    document.fonts.load('32px Marcellus', 'A1').then(
      () => {
        this.#world?.redrawLetters(this.#scene, this.#options);
        this.#stage.ticker.request();
      },
      // The face did not come; the letters that are there will do.
      () => {},
    );
    this.#stage.rebuild();
  }

  async show(scene: Scene, pace = 1): Promise<void> {
    this.finish();
    const before = this.#scene;
    this.#scene = scene;
    // Whoever sees this board for the first time sees a game that is going on, or over, not its making.
    const isFirst = this.#isEmpty;
    if (isFirst) this.#isWhole = scene.won !== undefined;
    const isCut = this.#isStill() || isFirst || !isSameGrid(before.shape, scene.shape);
    this.#passage = isCut ? restOf(scene) : passageBetween(before, scene);
    this.#isEmpty = false;
    this.#world?.show(scene, this.#options, this.#view());
    this.#moor();
    if (this.#passage.arrival > 0) this.#world?.overlay.showLastTurn(undefined, this.#options.quarterTurns);
    this.#stage.outlinesChanged ||=
      before.shape !== scene.shape || before.towers !== scene.towers || before.pieces !== scene.pieces;
    const { arrival, end } = this.#passage;
    let hasArrived = false;
    const speed = (this.#options.speed || 1) * pace;
    await this.#stage.ticker.run(end / speed, (elapsed) => {
      this.#time = elapsed * speed;
      this.#place();
      if (hasArrived || this.#time < arrival) return;
      hasArrived = true;
      this.#world?.overlay.showLastTurn(scene, this.#options.quarterTurns);
    });
    if (this.#scene === scene && scene.won !== before.won && !isFirst) await this.#celebrate(scene.won);
  }

  finish(): void {
    this.#stage.ticker.finish();
  }

  refuse(square: Square): void {
    const isStill = this.#isStill();
    const draw = (share: number, shown?: Square): void => {
      this.#world?.overlay.refuse(shown, this.#scene, this.#options.quarterTurns, this.#yaw(), share);
    };
    this.#stage.ticker
      .run(REFUSAL.stay, (elapsed) => draw(isStill ? 1 : Math.min(elapsed / REFUSAL.shake, 1), square))
      .then(() => {
        draw(1);
        this.#stage.ticker.request();
      });
  }

  configure(options: BoardOptions): void {
    this.finish();
    const before = this.#options;
    this.#options = options;
    if (options.quality !== before.quality) this.#stage.requalify();
    if (options.quality !== before.quality || options.theme !== before.theme) this.#stage.rebuild();
    else this.#refresh();
  }

  outlines(): readonly (readonly Point[])[] {
    return outlinesOf(this.#scene, this.#options.quarterTurns, this.#view(), this.#stage.aspect);
  }

  dispose(): void {
    this.#stage.dispose();
  }

  #build({ scene, renderer }: Viewport, means: TierMeans): void {
    this.#world = new World(scene, this.#land(), PALETTES[this.#options.theme], means, this.#game);
    renderer.toneMappingExposure = this.#world.exposure;
  }

  /** Shows the scene at rest as the options want it. */
  #refresh(): void {
    this.#passage = restOf(this.#scene);
    this.#time = 0;
    this.#world?.show(this.#scene, this.#options, this.#view());
    this.#moor();
    this.#world?.overlay.showLastTurn(this.#scene, this.#options.quarterTurns);
    this.#place();
    this.#stage.outlinesChanged = true;
    this.#stage.ticker.request();
  }

  #place(): void {
    this.#stage.shadowsChanged = true;
    const instant = {
      passage: this.#passage,
      time: this.#time,
      turns: this.#options.quarterTurns,
      yaw: this.#yaw(),
    };
    this.#world?.place(instant, this.#view());
  }

  /** The camera goes to the tower on which somebody has won, and the foam lights up once; or it comes back. */
  #celebrate(won: Square | undefined): Promise<void> {
    if (this.#isStill()) return Promise.resolve();
    const [from, to] = [this.#approach, won === undefined ? 0 : 1];
    this.#goal = won ?? this.#goal;
    return this.#stage.ticker.run(WIN.duration / this.#options.speed, (elapsed) => {
      const time = elapsed * this.#options.speed;
      const share = easeInOut(Math.min(time / WIN.camera, 1));
      this.#approach = from + (to - from) * share;
      if (to === 1) this.#world?.brighten(1 + 0.6 * hop(time / WIN.duration));
      this.#stage.turn(this.#stage.orbit);
    });
  }

  #home(): View {
    return homeView(this.#stage.aspect, this.#land().seen, this.#isWhole ? 'cliffs' : 'rim');
  }

  #moor(): void {
    this.#world?.moor(this.#home(), this.#stage.aspect);
  }

  #land(): Land {
    return landOf(this.#scene.shape, this.#options.quarterTurns);
  }

  #view(): View {
    const view = orbited(this.#home(), this.#stage.orbit);
    if (this.#approach === 0) return view;
    const { x, z } = spotOf(this.#scene.shape, this.#goal, this.#options.quarterTurns);
    const goal = [x, standingHeight(this.#scene.towers[this.#goal]!), z] as const;
    const share = WIN.towards * this.#approach;
    const towards = (i: 0 | 1 | 2): number => view.target[i] + (goal[i] - view.target[i]) * share;
    return {
      ...view,
      target: [towards(0), towards(1), towards(2)],
      distance: view.distance * (1 - (1 - WIN.nearer) * this.#approach),
    };
  }

  #yaw(): number {
    return (this.#view().yaw * Math.PI) / 180;
  }

  #isStill(): boolean {
    return this.#options.speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

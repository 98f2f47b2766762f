import type { Board, BoardEvents, BoardOptions, MakeBoard, Point } from '../board.ts';
import { isSameGrid } from '../grid.ts';
import { BARE, type Scene, type Square } from '../scene.ts';
import { AT_HOME, homeView, type Orbit, orbited, type View } from './camera.ts';
import { easeInOut, easeOut, hop } from './easing.ts';
import type { GameSolids } from './game-solids.ts';
import { type Land, landOf } from './land.ts';
import { spotOf, standingHeight } from './measures.ts';
import { OrbitControl } from './orbit-control.ts';
import { outlinesOf } from './outlines.ts';
import { PALETTES } from './palette.ts';
import { type Passage, passageBetween, restOf } from './passage.ts';
import { REFUSAL } from './refusal.ts';
import { Ticker } from './ticker.ts';
import {
  adaptedTier,
  FRESH_PACE,
  firstTier,
  type Pace,
  paceAfter,
  TIER_MEANS,
  TIERS,
  type Tier,
} from './tiers.ts';
import { Viewport } from './viewport.ts';
import { World } from './world.ts';

const SETTLE_TIME = 220;
const WIN = { duration: 900, camera: 500, nearer: 0.82, towards: 0.4 };

/** The island in three dimensions. */
export const makeThreeBoard =
  (game?: GameSolids): MakeBoard =>
  (host, options, events) =>
    new ThreeBoard(host, options, events, game);

class ThreeBoard implements Board {
  readonly #host: HTMLElement;
  readonly #events: BoardEvents;
  readonly #game: GameSolids | undefined;
  readonly #ticker: Ticker;
  readonly #control: OrbitControl;
  readonly #sizes: ResizeObserver;
  #options: BoardOptions;
  #tier: Tier;
  #bestTier: Tier = 'high';
  #pace: Pace = FRESH_PACE;
  #isLost = false;
  /** Neither is there once the board is lost. */
  #viewport: Viewport | undefined;
  #world: World | undefined;
  #scene: Scene = BARE;
  #isEmpty = true;
  #passage: Passage = restOf(BARE);
  #time = 0;
  #orbit: Orbit = AT_HOME;
  /** A winner's tower, and how far the camera has come towards it, 0 to 1. */
  #goal: Square = 0;
  #approach = 0;
  #outlinesChanged = true;
  #shadowsChanged = true;

  constructor(host: HTMLElement, options: BoardOptions, events: BoardEvents, game: GameSolids | undefined) {
    this.#host = host;
    this.#game = game;
    this.#options = options;
    this.#events = events;
    this.#tier = firstTier(options.quality);
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    this.#ticker = new Ticker(
      () => this.#draw(),
      (milliseconds) => {
        this.#pace = paceAfter(this.#pace, milliseconds);
      },
      () => this.#adapt(),
    );
    this.#control = new OrbitControl(host, {
      home: () => this.#home(),
      orbit: () => this.#orbit,
      turn: (orbit) => this.#turn(orbit),
      settle: (orbit) => this.#settle(orbit),
    });
    this.#sizes = new ResizeObserver(() => {
      this.#control.attach();
      this.#resized();
    });
    this.#sizes.observe(host);
    document.fonts.load('32px Marcellus', 'A1').then(
      () => {
        this.#world?.redrawLetters(this.#scene, this.#options);
        this.#ticker.request();
      },
      // The face did not come; the letters that are there will do.
      () => {},
    );
    this.#rebuild();
  }

  async show(scene: Scene, pace = 1): Promise<void> {
    this.finish();
    const before = this.#scene;
    this.#scene = scene;
    // Whoever sees this board for the first time sees a game that is going on, not its making.
    const isCut = this.#isStill() || this.#isEmpty || !isSameGrid(before.shape, scene.shape);
    this.#passage = isCut ? restOf(scene) : passageBetween(before, scene);
    this.#isEmpty = false;
    this.#world?.show(scene, this.#options, this.#view());
    if (this.#passage.arrival > 0) this.#world?.overlay.showLastTurn(undefined, this.#options.quarterTurns);
    this.#outlinesChanged ||=
      before.shape !== scene.shape || before.towers !== scene.towers || before.pieces !== scene.pieces;
    const { arrival, end } = this.#passage;
    let hasArrived = false;
    const speed = (this.#options.speed || 1) * pace;
    await this.#ticker.run(end / speed, (elapsed) => {
      this.#time = elapsed * speed;
      this.#place();
      if (hasArrived || this.#time < arrival) return;
      hasArrived = true;
      this.#world?.overlay.showLastTurn(scene, this.#options.quarterTurns);
    });
    if (this.#scene === scene && scene.won !== before.won) await this.#celebrate(scene.won);
  }

  finish(): void {
    this.#ticker.finish();
  }

  refuse(square: Square): void {
    const isStill = this.#isStill();
    const draw = (share: number, shown?: Square): void => {
      this.#world?.overlay.refuse(shown, this.#scene, this.#options.quarterTurns, this.#yaw(), share);
    };
    this.#ticker
      .run(REFUSAL.stay, (elapsed) => draw(isStill ? 1 : Math.min(elapsed / REFUSAL.shake, 1), square))
      .then(() => {
        draw(1);
        this.#ticker.request();
      });
  }

  configure(options: BoardOptions): void {
    this.finish();
    const before = this.#options;
    this.#options = options;
    if (options.quality !== before.quality) {
      this.#tier = firstTier(options.quality);
      this.#bestTier = 'high';
      this.#pace = FRESH_PACE;
    }
    if (options.quality !== before.quality || options.theme !== before.theme) this.#rebuild();
    else this.#refresh();
  }

  outlines(): readonly (readonly Point[])[] {
    return outlinesOf(this.#scene, this.#options.quarterTurns, this.#view(), this.#aspect());
  }

  dispose(): void {
    this.#control.dispose();
    this.#sizes.disconnect();
    this.#ticker.dispose();
    this.#clear();
  }

  /** Makes everything anew, for another light or another tier. */
  #rebuild(): void {
    this.#clear();
    if (this.#isLost) return;
    const means = TIER_MEANS[this.#tier];
    try {
      this.#viewport = new Viewport(this.#host, means, () => this.#lose());
    } catch {
      // Told later, when whoever makes this board has it in hand.
      queueMicrotask(() => this.#lose());
      return;
    }
    this.#world = new World(
      this.#viewport.scene,
      this.#land(),
      PALETTES[this.#options.theme],
      means,
      this.#game,
    );
    this.#viewport.renderer.toneMappingExposure = this.#world.exposure;
    this.#viewport.prepare();
    this.#resized();
  }

  #clear(): void {
    this.#world?.dispose();
    this.#viewport?.dispose();
    this.#world = undefined;
    this.#viewport = undefined;
  }

  #lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.finish();
    this.#clear();
    this.#events.onLost();
  }

  #resized(): void {
    if (!this.#viewport?.resize(this.#host, TIER_MEANS[this.#tier])) return;
    this.#refresh();
    // A canvas of a new size is empty until it is drawn on.
    this.#draw();
  }

  /** Shows the scene at rest as the options want it. */
  #refresh(): void {
    this.#passage = restOf(this.#scene);
    this.#time = 0;
    this.#world?.show(this.#scene, this.#options, this.#view());
    this.#world?.overlay.showLastTurn(this.#scene, this.#options.quarterTurns);
    this.#place();
    this.#outlinesChanged = true;
    this.#ticker.request();
  }

  #place(): void {
    this.#shadowsChanged = true;
    const instant = {
      passage: this.#passage,
      time: this.#time,
      turns: this.#options.quarterTurns,
      yaw: this.#yaw(),
    };
    this.#world?.place(instant, this.#view());
  }

  #draw(): void {
    if (!this.#viewport) return;
    this.#viewport.lookFrom(this.#view());
    this.#viewport.renderer.shadowMap.needsUpdate = this.#shadowsChanged;
    this.#shadowsChanged = false;
    this.#viewport.draw();
    if (!this.#outlinesChanged) return;
    this.#outlinesChanged = false;
    this.#events.onOutlines();
  }

  #turn(orbit: Orbit): void {
    this.#orbit = orbit;
    this.#outlinesChanged = true;
    this.#world?.overlay.showChips(this.#scene, this.#options, this.#view());
    this.#place();
    this.#ticker.request();
  }

  #settle(orbit: Orbit): void {
    const from = this.#orbit;
    this.#ticker.run(this.#isStill() ? 0 : SETTLE_TIME, (elapsed) => {
      const share = this.#isStill() ? 1 : easeOut(elapsed / SETTLE_TIME);
      const between = (key: keyof Orbit): number => from[key] + (orbit[key] - from[key]) * share;
      this.#turn({ yaw: between('yaw'), elevation: between('elevation'), distance: between('distance') });
    });
  }

  /** The camera goes to the tower on which somebody has won, and the foam lights up once; or it comes back. */
  #celebrate(won: Square | undefined): Promise<void> {
    if (this.#isStill()) return Promise.resolve();
    const [from, to] = [this.#approach, won === undefined ? 0 : 1];
    this.#goal = won ?? this.#goal;
    return this.#ticker.run(WIN.duration / this.#options.speed, (elapsed) => {
      const time = elapsed * this.#options.speed;
      const share = easeInOut(Math.min(time / WIN.camera, 1));
      this.#approach = from + (to - from) * share;
      if (to === 1) this.#world?.brighten(1 + 0.6 * hop(time / WIN.duration));
      this.#turn(this.#orbit);
    });
  }

  #adapt(): void {
    const pace = this.#pace;
    this.#pace = FRESH_PACE;
    if (this.#options.quality !== 'auto' || this.#isLost) return;
    const tier = adaptedTier(this.#tier, pace, this.#bestTier);
    if (tier === this.#tier) return;
    if (tier === undefined) {
      this.#lose();
      return;
    }
    // Who has gone down stays there: going up and down again would be seen each time.
    if (TIERS.indexOf(tier) < TIERS.indexOf(this.#tier)) this.#bestTier = tier;
    this.#tier = tier;
    this.#rebuild();
  }

  #aspect(): number {
    return this.#host.clientWidth / this.#host.clientHeight || 1;
  }

  #home(): View {
    return homeView(this.#aspect(), this.#land().seen);
  }

  #land(): Land {
    return landOf(this.#scene.shape, this.#options.quarterTurns);
  }

  #view(): View {
    const view = orbited(this.#home(), this.#orbit);
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

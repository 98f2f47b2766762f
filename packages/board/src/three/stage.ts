import type { Quality } from '../board.ts';
import { AT_HOME, type Orbit, type View } from './camera.ts';
import { easeOut } from './easing.ts';
import { OrbitControl } from './orbit-control.ts';
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
  type TierMeans,
} from './tiers.ts';
import { Viewport } from './viewport.ts';

const SETTLE_TIME = 220;

/** What is played on a stage: whoever fills the picture. */
export interface Play {
  readonly quality: () => Quality;
  /** Makes everything that is seen. */
  readonly build: (viewport: Viewport, means: TierMeans) => void;
  /** Keeps what is seen where the next picture takes a moment to be painted. */
  readonly keep?: (canvas: HTMLCanvasElement) => void;
  /** Gives back everything that was made. */
  readonly clear: () => void;
  /** Shows the scene at rest, in a picture of another size. */
  readonly refresh: () => void;
  /** From where all is seen when nobody has turned the view. */
  readonly home: () => View;
  readonly view: () => View;
  /** Whether everything is cut instead of moved. */
  readonly isStill: () => boolean;
  /** The view has been turned. */
  readonly turned: () => void;
  readonly onOutlines: () => void;
  readonly onLost: () => void;
}

/** A picture in an element: it is drawn when it has to be, turned by hand, made anew for another tier, and given up. */
export class Stage {
  readonly ticker: Ticker;
  readonly #host: HTMLElement;
  readonly #play: Play;
  readonly #control: OrbitControl;
  readonly #sizes: ResizeObserver;
  #tier: Tier;
  #bestTier: Tier = 'high';
  #pace: Pace = FRESH_PACE;
  #isLost = false;
  /** There is none once the board is lost. */
  #viewport: Viewport | undefined;
  orbit: Orbit = AT_HOME;
  outlinesChanged = true;
  shadowsChanged = true;

  constructor(host: HTMLElement, play: Play) {
    this.#host = host;
    this.#play = play;
    this.#tier = firstTier(play.quality());
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    this.ticker = new Ticker(
      () => this.draw(),
      (milliseconds) => {
        this.#pace = paceAfter(this.#pace, milliseconds);
      },
      () => this.#adapt(),
    );
    this.#control = new OrbitControl(host, {
      home: play.home,
      orbit: () => this.orbit,
      turn: (orbit) => this.turn(orbit),
      settle: (orbit) => this.#settle(orbit),
    });
    this.#sizes = new ResizeObserver(() => {
      this.#control.attach();
      this.resized();
    });
    this.#sizes.observe(host);
  }

  /** How many times as wide as high the picture is. */
  get aspect(): number {
    return this.#host.clientWidth / this.#host.clientHeight || 1;
  }

  /** Begins again with the tier of another quality. */
  requalify(): void {
    this.#tier = firstTier(this.#play.quality());
    this.#bestTier = 'high';
    this.#pace = FRESH_PACE;
  }

  /** Makes everything anew, for another light or another tier. */
  rebuild(): void {
    if (this.#viewport && this.#play.keep) {
      // What is on a canvas can be copied only right after it was drawn.
      this.draw();
      this.#play.keep(this.#viewport.canvas);
    }
    this.clear();
    if (this.#isLost) return;
    const means = TIER_MEANS[this.#tier];
    try {
      this.#viewport = new Viewport(this.#host, means, () => this.lose());
    } catch {
      // Told later, when whoever makes this board has it in hand.
      queueMicrotask(() => this.lose());
      return;
    }
    this.#play.build(this.#viewport, means);
    this.#viewport.prepare();
    this.resized();
  }

  clear(): void {
    this.#play.clear();
    this.#viewport?.dispose();
    this.#viewport = undefined;
  }

  lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.ticker.finish();
    this.clear();
    this.#play.onLost();
  }

  resized(): void {
    if (!this.#viewport?.resize(this.#host, TIER_MEANS[this.#tier])) return;
    this.#play.refresh();
    // A canvas of a new size is empty until it is drawn on.
    this.draw();
  }

  draw(): void {
    if (!this.#viewport) return;
    this.#viewport.lookFrom(this.#play.view());
    this.#viewport.renderer.shadowMap.needsUpdate = this.shadowsChanged;
    this.shadowsChanged = false;
    this.#viewport.draw();
    if (!this.outlinesChanged) return;
    this.outlinesChanged = false;
    this.#play.onOutlines();
  }

  turn(orbit: Orbit): void {
    this.orbit = orbit;
    this.outlinesChanged = true;
    this.#play.turned();
    this.ticker.request();
  }

  dispose(): void {
    this.#control.dispose();
    this.#sizes.disconnect();
    this.ticker.dispose();
    this.clear();
  }

  #settle(orbit: Orbit): void {
    const from = this.orbit;
    const time = this.#play.isStill() ? 0 : SETTLE_TIME;
    this.ticker.run(time, (elapsed) => {
      const share = time === 0 ? 1 : easeOut(elapsed / time);
      const between = (key: keyof Orbit): number => from[key] + (orbit[key] - from[key]) * share;
      this.turn({ yaw: between('yaw'), elevation: between('elevation'), distance: between('distance') });
    });
  }

  #adapt(): void {
    const pace = this.#pace;
    this.#pace = FRESH_PACE;
    if (this.#play.quality() !== 'auto' || this.#isLost) return;
    const tier = adaptedTier(this.#tier, pace, this.#bestTier);
    if (tier === this.#tier) return;
    if (tier === undefined) {
      this.lose();
      return;
    }
    // Who has gone down stays there: going up and down again would be seen each time.
    if (TIERS.indexOf(tier) < TIERS.indexOf(this.#tier)) this.#bestTier = tier;
    this.#tier = tier;
    this.rebuild();
  }
}

/** Something that goes on for a while. */
interface Run {
  readonly duration: number;
  readonly apply: (elapsed: number) => void;
  readonly resolve: () => void;
  started?: number;
}

/** Frames that are longer say that the page was away, not that drawing is slow. */
const AWAY = 5000;
/** Screens draw every 17 ms or more often; a frame that comes in time costs what it took to draw. */
const IN_TIME = 21;

/** Draws when something has changed or goes on, and never otherwise. */
export class Ticker {
  readonly #draw: () => void;
  readonly #onFrame: (milliseconds: number) => void;
  readonly #onRest: () => void;
  #runs: Run[] = [];
  #frame = 0;
  #last: number | undefined;

  /** `onFrame` hears what each frame of an animation has cost, `onRest` that an animation is over. */
  constructor(draw: () => void, onFrame: (milliseconds: number) => void, onRest: () => void) {
    this.#draw = draw;
    this.#onFrame = onFrame;
    this.#onRest = onRest;
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  /** Calls `apply` with the time that has passed until the duration is over; resolves then. */
  run(duration: number, apply: (elapsed: number) => void): Promise<void> {
    // Nobody sees a hidden page, and it gets no frames.
    if (duration <= 0 || document.hidden) {
      apply(duration);
      this.request();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#runs.push({ duration, apply, resolve });
      this.request();
    });
  }

  /** Draws once, in the next frame. */
  request(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
  }

  /** Everything that goes on comes to its end at once. */
  finish(): void {
    const runs = this.#runs;
    this.#runs = [];
    for (const { duration, apply, resolve } of runs) {
      apply(duration);
      resolve();
    }
    if (runs.length > 0) this.request();
  }

  dispose(): void {
    this.finish();
    cancelAnimationFrame(this.#frame);
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  readonly #onVisibility = (): void => {
    if (document.hidden) this.finish();
  };

  readonly #tick = (now: number): void => {
    this.#frame = 0;
    const wasRunning = this.#runs.length > 0;
    for (const run of this.#runs) {
      run.started ??= now;
      run.apply(Math.min(now - run.started, run.duration));
    }
    const isOver = (run: Run): boolean => now - run.started! >= run.duration;
    const over = this.#runs.filter(isOver);
    this.#runs = this.#runs.filter((run) => !isOver(run));
    const before = performance.now();
    this.#draw();
    this.#measure(now, performance.now() - before);
    for (const { resolve } of over) resolve();
    if (this.#runs.length > 0) this.request();
    else {
      this.#last = undefined;
      if (wasRunning) this.#onRest();
    }
  };

  #measure(now: number, drawing: number): void {
    const since = this.#last === undefined ? undefined : now - this.#last;
    this.#last = now;
    // The first frame of an animation has none before it, and it may have had to make ready.
    if (since === undefined || since > AWAY) return;
    this.#onFrame(since > IN_TIME ? since : drawing);
  }
}

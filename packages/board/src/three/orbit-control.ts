import { AT_HOME, limited, type Orbit, softlyLimited, type View } from './camera.ts';

/** What a hand needs to know and may do. */
export interface OrbitHost {
  readonly home: () => View;
  readonly orbit: () => Orbit;
  /** Shows the island from another side. */
  readonly turn: (orbit: Orbit) => void;
  /** Goes there by itself, in a instant. */
  readonly settle: (orbit: Orbit) => void;
}

const DRAG_THRESHOLD = 6;
/** A drag over the whole width turns by so many degrees. */
const DEGREES_ACROSS = 160;
const DEGREES_UP = 90;
const WHEEL = 0.0022;

interface Hold {
  readonly x: number;
  readonly y: number;
  /** Between two fingers; 0 for a mouse. */
  readonly spread: number;
}

/**
 * Turning the view: a mouse drags, one finger plays and scrolls the page, two fingers turn and pinch. Buttons lie over
 * the picture, so it listens on what is around both; whoever has dragged has not clicked.
 */
export class OrbitControl {
  readonly #element: HTMLElement;
  readonly #host: OrbitHost;
  #listening = new AbortController();
  #viewport: HTMLElement | undefined;
  #from: { readonly hold: Hold; readonly orbit: Orbit } | undefined;
  #isDragging = false;
  #swallowsClick = false;

  constructor(element: HTMLElement, host: OrbitHost) {
    this.#element = element;
    this.#host = host;
    this.attach();
  }

  /** Listens where the board is now: on the outermost element that is just as large as the picture. */
  attach(): void {
    const element = stageAround(this.#element);
    if (element === this.#viewport) return;
    this.dispose();
    this.#viewport = element;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    element.style.touchAction = 'pan-y';
    element.addEventListener('pointerdown', this.#onPointerDown, { signal });
    window.addEventListener('pointermove', this.#onPointerMove, { signal });
    window.addEventListener('pointerup', this.#onPointerUp, { signal });
    window.addEventListener('pointercancel', this.#onPointerUp, { signal });
    element.addEventListener('click', this.#onClick, { signal, capture: true });
    element.addEventListener('dblclick', this.#onDoubleClick, { signal });
    element.addEventListener('touchstart', this.#onTouch, { signal, passive: true });
    element.addEventListener('touchmove', this.#onTouchMove, { signal, passive: false });
    element.addEventListener('touchend', this.#onTouch, { signal, passive: true });
    element.addEventListener('touchcancel', this.#onTouch, { signal, passive: true });
    element.addEventListener('wheel', this.#onWheel, { signal, passive: false });
  }

  dispose(): void {
    this.#listening.abort();
    if (this.#viewport) this.#viewport.style.touchAction = '';
    this.#viewport = undefined;
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    this.#swallowsClick = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    this.#hold({ x: event.clientX, y: event.clientY, spread: 0 });
  };

  readonly #onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#move({ x: event.clientX, y: event.clientY, spread: 0 });
  };

  readonly #onPointerUp = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#release();
  };

  readonly #onTouch = (event: TouchEvent): void => {
    const [first, second] = event.touches;
    if (first && second) this.#hold(between(first, second));
    else if (this.#from) this.#release();
  };

  readonly #onTouchMove = (event: TouchEvent): void => {
    const [first, second] = event.touches;
    if (!first || !second) return;
    if (event.cancelable) event.preventDefault();
    this.#move(between(first, second));
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (!this.#swallowsClick) return;
    this.#swallowsClick = false;
    event.stopPropagation();
    event.preventDefault();
  };

  // Two quick clicks on a square are two choices of a player in a hurry.
  readonly #onDoubleClick = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    this.#host.settle(AT_HOME);
  };

  // A wheel by itself scrolls the page; browsers report pinching on a touchpad as a wheel with the control key.
  readonly #onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const orbit = this.#host.orbit();
    const distance = orbit.distance * Math.exp(event.deltaY * WHEEL);
    this.#host.turn(limited({ ...orbit, distance }, this.#host.home()));
  };

  #hold(hold: Hold): void {
    this.#from = { hold, orbit: this.#host.orbit() };
    this.#isDragging = false;
  }

  #move(hold: Hold): void {
    if (!this.#from) return;
    const { hold: start, orbit } = this.#from;
    const [dx, dy] = [hold.x - start.x, hold.y - start.y];
    if (!this.#isDragging && Math.hypot(dx, dy, hold.spread - start.spread) < DRAG_THRESHOLD) return;
    this.#isDragging = true;
    const { clientWidth, clientHeight } = this.#element;
    const pulled = {
      yaw: orbit.yaw - (dx / (clientWidth || 1)) * DEGREES_ACROSS,
      elevation: orbit.elevation + (dy / (clientHeight || 1)) * DEGREES_UP,
      distance: start.spread > 0 ? (orbit.distance * start.spread) / (hold.spread || 1) : orbit.distance,
    };
    this.#host.turn(softlyLimited(pulled, this.#host.home()));
  }

  #release(): void {
    if (this.#isDragging) {
      this.#swallowsClick = true;
      this.#host.settle(limited(this.#host.orbit(), this.#host.home()));
    }
    this.#from = undefined;
    this.#isDragging = false;
  }
}

function stageAround(element: HTMLElement): HTMLElement {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return element;
  const [inner, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
  const isAsLarge = Math.abs(inner.width - outer.width) < 1 && Math.abs(inner.height - outer.height) < 1;
  return isAsLarge ? stageAround(parent) : element;
}

function between(first: Touch, second: Touch): Hold {
  return {
    x: (first.clientX + second.clientX) / 2,
    y: (first.clientY + second.clientY) / 2,
    spread: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
  };
}

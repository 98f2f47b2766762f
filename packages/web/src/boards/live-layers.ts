import { effect, type Signal, signal, untracked } from '@preact/signals';
import { motionSpeed } from '../settings/motion-speed.ts';
import { settings } from '../settings/settings-store.ts';
import { nextTask } from '../shell/next-task.ts';
import { threeLost } from './three-lost.ts';

/** What boards of any kind have in common. */
interface AnyBoard<Options, Scene, Outlines> {
  show(scene: Scene, pace?: number): Promise<void>;
  configure(options: Options): void;
  outlines(): Outlines;
  dispose(): void;
}

const FADE_TIME = 180;

/** One board over another fades in. */
async function fadedIn(layer: HTMLElement): Promise<void> {
  // Whoever takes the layer away meanwhile ends this too.
  await layer.animate([{ opacity: 0 }, { opacity: 1 }], FADE_TIME).finished.catch(() => undefined);
}

interface AnyEvents {
  readonly onOutlines: () => void;
  readonly onLost: () => void;
}

/** Both kinds of a board, and what they are to show. */
export interface Layered<Board, Options, Scene, Outlines> {
  readonly outlines: Signal<Outlines>;
  readonly options: () => Options;
  readonly scene: () => Scene;
  readonly svg: () => Make<Board, Options>;
  /** None for boards that are always drawn. */
  readonly three: (() => Promise<Make<Board, Options>>) | undefined;
  /** Whether the board before stays until the next one has been painted, which may take a moment. */
  readonly waits: boolean;
}

type Make<Board, Options> = (host: HTMLElement, options: Options, events: AnyEvents) => Board;

/**
 * A board in an element of the page, of whichever kind the visitor wants and the device can draw. The SVG board paints at
 * once; the three.js board takes over when it has come, and gives way when it fails.
 */
export class LiveLayers<Board extends AnyBoard<Options, Scene, Outlines>, Options, Scene, Outlines> {
  board: Board | undefined;
  /** Whether the three.js board is shown. */
  readonly isThree: Signal<boolean> = signal(false);
  private readonly layered: Layered<Board, Options, Scene, Outlines>;

  constructor(layered: Layered<Board, Options, Scene, Outlines>) {
    this.layered = layered;
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    const { svg, three, options } = this.layered;
    const forgetOptions = effect(() => {
      // They are read also while there is no board yet, or their changes would never be heard of.
      const wanted = options();
      this.board?.configure(wanted);
    });
    const forgetKind = effect(() => {
      const wantsThree = settings.value.board === 'three' && !threeLost.isLost.value;
      if (three !== undefined && wantsThree) void this.replaceByThree(host, three);
      else void this.replace(host, svg(), false);
    });
    return () => {
      forgetOptions();
      forgetKind();
      this.board?.dispose();
      this.board = undefined;
    };
  }

  private async replace(host: HTMLElement, make: Make<Board, Options>, isThree: boolean): Promise<void> {
    const { outlines, options, scene, waits } = this.layered;
    const old = this.board;
    const layer = document.createElement('div');
    layer.className = 'board-layer';
    host.append(layer);
    let board: Board | undefined;
    // A change of options is no reason for another board.
    board = make(layer, untracked(options), {
      onOutlines: () => {
        if (board !== undefined && this.board === board) outlines.value = board.outlines();
      },
      onLost: () => threeLost.lose(),
    });
    this.board = board;
    this.isThree.value = isThree;
    if (old === undefined) {
      // The island is seen before what stands on it has been worked out.
      await nextTask();
      if (this.board !== board) return;
    }
    const shown = board.show(scene());
    outlines.value = board.outlines();
    if (waits && old !== undefined) {
      layer.style.visibility = 'hidden';
      await shown;
      layer.style.visibility = '';
    }
    if (waits && old !== undefined && motionSpeed() > 0) await fadedIn(layer);
    old?.dispose();
    if (this.board !== board) return;
    for (const other of [...host.children]) if (other !== layer) other.remove();
  }

  private async replaceByThree(host: HTMLElement, three: () => Promise<Make<Board, Options>>): Promise<void> {
    if (this.board === undefined) void this.replace(host, this.layered.svg(), false);
    const make = await three().catch(() => undefined);
    if (this.board === undefined) return;
    if (make === undefined) threeLost.lose();
    else void this.replace(host, make, true);
  }
}

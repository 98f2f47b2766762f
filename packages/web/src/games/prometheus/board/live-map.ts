import { effect, type Signal, signal, untracked } from '@preact/signals';
import {
  type AreaId,
  bareMap,
  type MapBoard,
  type MapBoardOptions,
  type MapForm,
  type MapScene,
  type Point,
  svgMapBoard,
} from '@thera/board';
import { motionSpeed } from '../../../settings/motion-speed.ts';
import { PROMETHEUS_MAPS } from '../figures/map-set.ts';

type AreaNames = Readonly<Record<AreaId, string>>;

/** One map on the page. It may be shown before there is an element to draw it in, and afterwards in another one. */
export class LiveMap {
  /** For each area the outline of what can be touched, in percent. */
  readonly outlines: Signal<ReadonlyMap<AreaId, readonly Point[]>> = signal(new Map());
  readonly form: Signal<MapForm> = signal('tall');
  private readonly names: Signal<AreaNames> = signal({});
  private scene: MapScene;
  private board: MapBoard | undefined;

  constructor(map: string) {
    this.scene = bareMap(map);
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    const board = svgMapBoard(PROMETHEUS_MAPS)(
      host,
      untracked(() => this.options),
      {
        onOutlines: () => {
          if (this.board === board) this.outlines.value = board.outlines();
        },
        onLost: () => undefined,
      },
    );
    this.board = board;
    void board.show(this.scene);
    this.outlines.value = board.outlines();
    const forget = effect(() => board.configure(this.options));
    return () => {
      forget();
      board.dispose();
      if (this.board === board) this.board = undefined;
    };
  }

  async show(scene: MapScene, names: AreaNames, pace?: number): Promise<void> {
    this.scene = scene;
    this.names.value = names;
    await this.board?.show(scene, pace);
    if (this.board !== undefined) this.outlines.value = this.board.outlines();
  }

  finish(): void {
    this.board?.finish();
  }

  refuse(area: AreaId): void {
    this.board?.refuse(area);
  }

  private get options(): MapBoardOptions {
    return { form: this.form.value, names: this.names.value, largeNames: false, speed: motionSpeed() };
  }
}

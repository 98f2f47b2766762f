import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
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

/** Names are larger where they would be smaller than this otherwise, in pixels. */
const LEAST_NAME = 13;
const NAME_SHARE: Readonly<Record<MapForm, number>> = { tall: 0.027, wide: 0.01875 };

/** One map on the page. It may be shown before there is an element to draw it in, and afterwards in another one. */
export class LiveMap {
  /** For each area the outline of what can be touched, in percent. */
  readonly outlines: Signal<ReadonlyMap<AreaId, readonly Point[]>> = signal(new Map());
  readonly form: Signal<MapForm> = signal('tall');
  /** Where something is to be seen or chosen, for a map that does not fit its window. */
  readonly eventful: Signal<readonly AreaId[]> = signal([]);
  private readonly names: Signal<AreaNames> = signal({});
  private readonly width: Signal<number> = signal(0);
  private readonly areNamesSmall: ReadonlySignal<boolean> = computed(
    () => this.width.value * NAME_SHARE[this.form.value] < LEAST_NAME,
  );
  private scene: MapScene;
  private board: MapBoard | undefined;

  constructor(map: string) {
    this.scene = bareMap(map);
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    this.width.value = host.clientWidth;
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
    const sizes = new ResizeObserver(() => {
      this.width.value = host.clientWidth;
    });
    sizes.observe(host);
    void board.show(this.scene);
    this.outlines.value = board.outlines();
    const forget = effect(() => board.configure(this.options));
    return () => {
      forget();
      sizes.disconnect();
      board.dispose();
      if (this.board === board) this.board = undefined;
    };
  }

  async show(scene: MapScene, names: AreaNames, pace?: number): Promise<void> {
    this.scene = scene;
    this.eventful.value = eventfulAreas(scene);
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
    const form = this.form.value;
    return { form, names: this.names.value, largeNames: this.areNamesSmall.value, speed: motionSpeed() };
  }
}

/** Where a blow is aimed; otherwise whoever acts, and what can be chosen. */
function eventfulAreas({ units, marks, sight, focus }: MapScene): readonly AreaId[] {
  if (focus !== undefined) return [focus];
  if (sight !== undefined) return sight.areas;
  const target = units.filter(({ isTarget }) => isTarget);
  const acting = units.filter(({ isSelected }) => isSelected);
  return [...new Set([...target, ...acting, ...(target.length > 0 ? [] : marks)].map(({ area }) => area))];
}

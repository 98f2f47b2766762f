import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type AreaId,
  bareMap,
  loadThreeMapBoard,
  type MapBoard,
  type MapBoardOptions,
  type MapForm,
  type MapScene,
  type Point,
  svgMapBoard,
} from '@thera/board';
import { forcedQuality } from '../../../boards/forced-quality.ts';
import { LiveLayers } from '../../../boards/live-layers.ts';
import { motionSpeed } from '../../../settings/motion-speed.ts';
import { settings } from '../../../settings/settings-store.ts';
import { theme } from '../../../settings/theme.ts';
import { PROMETHEUS_MAPS } from '../figures/map-set.ts';

type AreaNames = Readonly<Record<AreaId, string>>;
type Outlines = ReadonlyMap<AreaId, readonly Point[]>;

/** Names are larger where they would be smaller than this otherwise, in pixels. */
const LEAST_NAME = 13;
const NAME_SHARE: Readonly<Record<MapForm, number>> = { tall: 0.027, wide: 0.01875 };

/** One map on the page. It may be shown before there is an element to draw it in, and afterwards in another one. */
export class LiveMap {
  /** For each area the outline of what can be touched, in percent. */
  readonly outlines: Signal<Outlines> = signal(new Map());
  readonly form: Signal<MapForm> = signal('tall');
  /** Where something is to be seen or chosen, for a map that does not fit its window. */
  readonly eventful: Signal<readonly AreaId[]> = signal([]);
  private readonly names: Signal<AreaNames> = signal({});
  private readonly width: Signal<number> = signal(0);
  private readonly areNamesSmall: ReadonlySignal<boolean> = computed(
    () => this.width.value * NAME_SHARE[this.form.value] < LEAST_NAME,
  );
  private readonly layers: LiveLayers<MapBoard, MapBoardOptions, MapScene, Outlines>;
  private scene: MapScene;

  constructor(map: string) {
    this.scene = bareMap(map);
    this.layers = new LiveLayers({
      outlines: this.outlines,
      options: () => this.options,
      scene: () => this.scene,
      svg: () => svgMapBoard(PROMETHEUS_MAPS),
      three: () => loadThreeMapBoard(PROMETHEUS_MAPS),
      waits: true,
    });
  }

  /** Whether the map is shown in three dimensions. */
  get isThree(): ReadonlySignal<boolean> {
    return this.layers.isThree;
  }

  /** Draws in an element until the function that is returned is called. */
  mount(host: HTMLElement): () => void {
    this.width.value = host.clientWidth;
    const sizes = new ResizeObserver(() => {
      this.width.value = host.clientWidth;
    });
    sizes.observe(host);
    const forget = this.layers.mount(host);
    return () => {
      forget();
      sizes.disconnect();
    };
  }

  async show(scene: MapScene, names: AreaNames, pace?: number): Promise<void> {
    this.scene = scene;
    this.eventful.value = eventfulAreas(scene);
    this.names.value = names;
    const { board } = this.layers;
    await board?.show(scene, pace);
    if (board !== undefined && board === this.layers.board) this.outlines.value = board.outlines();
  }

  finish(): void {
    this.layers.board?.finish();
  }

  refuse(area: AreaId): void {
    this.layers.board?.refuse(area);
  }

  private get options(): MapBoardOptions {
    return {
      form: this.form.value,
      names: this.names.value,
      largeNames: this.areNamesSmall.value,
      speed: motionSpeed(),
      theme: theme.value,
      quality: forcedQuality ?? settings.value.quality,
    };
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

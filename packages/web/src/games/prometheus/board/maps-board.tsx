import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { bareMap } from '@thera/board';
import { AREAS, type AreaId, MAP_IDS, type MapId } from '@thera/prometheus';
import type { ComponentChild } from 'preact';
import type { BoardProps, GameBoard } from '../../../boards/game-board.ts';
import { threeLost } from '../../../boards/three-lost.ts';
import { motionSpeed } from '../../../settings/motion-speed.ts';
import type { SoundName } from '../../../sound/sounds.ts';
import { LiveMap } from './live-map.ts';
import type { MapsScene } from './maps-scene.ts';
import { MapsView } from './maps-view.tsx';
import { mapPictures, printedMaps } from './printed-maps.ts';
import { soundBetween } from './sound-between.ts';

/** Both maps have room side by side. */
const bothFit = matchMedia('(min-width: 1280px)');

/** One of them has a window that is wider than it is high. */
const liesWide = matchMedia(
  '(min-width: 1024px) and (max-width: 1279px), (max-height: 500px) and (max-width: 1023px)',
);

const NOTHING: MapsScene = {
  maps: { styx: bareMap('styx'), olympus: bareMap('olympus') },
  captions: {
    styx: { name: '', goal: '', state: '', brief: '' },
    olympus: { name: '', goal: '', state: '', brief: '' },
  },
  areaNames: {} as MapsScene['areaNames'],
};

/** The two maps of the game: side by side on wide screens, otherwise one of them with a small picture of the other. */
export class MapsBoard implements GameBoard<MapsScene, AreaId> {
  readonly scene: Signal<MapsScene> = signal(NOTHING);
  /** Where only one is shown: which one. */
  readonly front: Signal<MapId> = signal('styx');
  readonly areBothShown: Signal<boolean> = signal(bothFit.matches);
  /** A map on which something has happened that was not seen. */
  readonly unseen: Signal<MapId | undefined> = signal(undefined);
  readonly isLost: ReadonlySignal<boolean> = threeLost.isLost;
  readonly lives: Readonly<Record<MapId, LiveMap>> = {
    styx: new LiveMap('styx'),
    olympus: new LiveMap('olympus'),
  };
  /** The map that was wanted last, and for whom. */
  private wanted = '';

  constructor() {
    const layOut = (): void => {
      this.areBothShown.value = bothFit.matches;
      for (const map of MAP_IDS) this.lives[map].form.value = liesWide.matches ? 'wide' : 'tall';
    };
    bothFit.addEventListener('change', layOut);
    liesWide.addEventListener('change', layOut);
    layOut();
  }

  get speed(): number {
    return motionSpeed();
  }

  async show(scene: MapsScene, pace?: number): Promise<void> {
    const before = this.scene.peek();
    this.scene.value = scene;
    this.follow(before, scene);
    const names = scene.areaNames;
    await Promise.all(MAP_IDS.map((map) => this.lives[map].show(scene.maps[map], names, pace)));
  }

  finish(): void {
    for (const map of MAP_IDS) this.lives[map].finish();
  }

  refuse(area: AreaId): void {
    this.lives[AREAS[area].map].refuse(area);
  }

  bare(scene: MapsScene): MapsScene {
    return { ...scene, maps: NOTHING.maps, captions: NOTHING.captions };
  }

  soundBetween(before: MapsScene, after: MapsScene): SoundName | undefined {
    return soundBetween(before, after);
  }

  view(props: BoardProps<AreaId>): ComponentChild {
    return <MapsView board={this} {...props} />;
  }

  pictures(scene: MapsScene): readonly string[] {
    return mapPictures(scene);
  }

  printed(scene: MapsScene): string {
    return printedMaps(scene);
  }

  /** Brings a map to the front, where only one can be. */
  bringForward(map: MapId): void {
    this.front.value = map;
    if (this.unseen.value === map) this.unseen.value = undefined;
  }

  /** The front changes by itself only when something is to be chosen on the other map. */
  private follow(before: MapsScene, scene: MapsScene): void {
    const { wanted } = scene;
    const acting =
      wanted === undefined ? undefined : scene.maps[wanted].units.find(({ isSelected }) => isSelected);
    const reason = `${wanted} ${acting?.id}`;
    if (reason !== this.wanted && wanted !== undefined) this.bringForward(wanted);
    this.wanted = reason;
    const hidden = MAP_IDS.find((map) => map !== this.front.peek())!;
    const has = ({ maps }: MapsScene): string =>
      JSON.stringify([maps[hidden].units.map(({ id, area, strength }) => [id, area, strength.left])]);
    if (before !== NOTHING && has(before) !== has(scene)) this.unseen.value = hidden;
  }
}

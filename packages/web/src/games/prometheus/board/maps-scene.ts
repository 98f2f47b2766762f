import type { MapScene } from '@thera/board';
import type { AreaId, Face, MapId } from '@thera/prometheus';

/** What is said above a map: its name, what is wanted there, and how far it has come. */
export interface MapCaption {
  readonly name: string;
  readonly goal: string;
  readonly state: string;
  /** The same in the fewest words. */
  readonly brief: string;
  /** How many flames of rage are left, where that is what counts. */
  readonly flames?: number;
  /** How many tokens of each kind still lie there face down, and that in words. */
  readonly tokens?: { readonly left: Readonly<Record<Face, number>>; readonly words: string };
}

/** Both maps, and all that is written on and above them. */
export interface MapsScene {
  readonly maps: Readonly<Record<MapId, MapScene>>;
  readonly captions: Readonly<Record<MapId, MapCaption>>;
  readonly areaNames: Readonly<Record<AreaId, string>>;
  /** The map on which something is to be chosen, where only one can be shown. */
  readonly wanted?: MapId;
}

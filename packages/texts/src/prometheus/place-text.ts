import type { AreaId, MapId, TerrainId } from '@thera/prometheus';

/** What an area is called, as a title and inside a sentence: “Broken Agora”, “the Broken Agora”. */
export interface PlaceName {
  readonly name: string;
  readonly the: string;
}

export type AreaTexts = Readonly<Record<AreaId, PlaceName>>;

/** A map, and what each side wants there. */
export interface MapText extends PlaceName {
  /** “on Olympus”. */
  readonly on: string;
  /** What the place is, in a sentence. */
  readonly about: string;
}

export type MapTexts = Readonly<Record<MapId, MapText>>;

/** A terrain: its name, and what it does in a sentence. */
export interface TerrainText {
  readonly name: string;
  readonly effect: string;
}

export type TerrainTexts = Readonly<Record<TerrainId, TerrainText>>;

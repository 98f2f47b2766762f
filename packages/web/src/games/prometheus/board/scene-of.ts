import type { MapEvent, MapScene } from '@thera/board';
import {
  AREAS,
  type AreaId,
  HOUND_AREA,
  MAP_IDS,
  type MapId,
  PARTS,
  type UnitState,
  type View,
} from '@thera/prometheus';
import { mapUnit } from './map-unit.ts';

type Standing = UnitState & { readonly area: AreaId };

/** Both maps as somebody sees them, without what can be chosen. */
export function mapsOf(view: View): Readonly<Record<MapId, MapScene>> {
  return { styx: mapOf(view, 'styx'), olympus: mapOf(view, 'olympus') };
}

function mapOf(view: View, map: MapId): MapScene {
  const isHere = (area: AreaId): boolean => AREAS[area].map === map;
  const units = view.units.filter(
    (unit): unit is Standing => unit !== null && unit.area !== null && isHere(unit.area),
  );
  const hasPartners = view.seats.length > 2;
  // The flames beside the hound would lie on the face of whoever stood before it.
  units.sort((one, other) => Number(isHound(other)) - Number(isHound(one)));
  return {
    map,
    units: units.map((unit) =>
      mapUnit(unit, {
        isActivated: view.turn.activated.includes(unit.id) && view.activation?.unit !== unit.id,
        ...(isHound(unit) ? { rage: view.rage } : {}),
        ...(hasPartners ? { owner: unit.seat + 1 } : {}),
      }),
    ),
    tokens: view.tokens
      .filter(({ area }) => isHere(area))
      .map(({ area, face }) => ({ area, face: face ?? 'back' })),
    stones: view.stones.filter(isHere),
    felled: view.torn.filter(isHere),
    marks: [],
    glow: map === AREAS[HOUND_AREA].map ? view.rage : 0,
  };
}

/** The one whose rage is counted. */
const isHound = ({ id }: UnitState): boolean => id === PARTS.hound;

/** Both maps after something has happened, with how it came about. */
export function mapsAfter(view: View, event: MapEvent | undefined): Readonly<Record<MapId, MapScene>> {
  const maps = mapsOf(view);
  if (event === undefined) return maps;
  const moved = MAP_IDS.find((map) => maps[map].units.some(({ id }) => id === event.unit)) ?? 'olympus';
  return { ...maps, [moved]: { ...maps[moved], events: [event] } };
}

import type { MapScene, MapUnit } from '@thera/board';
import { MAP_IDS } from '@thera/prometheus';
import type { SoundName } from '../../../sound/sounds.ts';
import type { MapsScene } from './maps-scene.ts';

/** What one hears when one scene follows another: of a blow, a fall or a step the loudest. */
export function soundBetween(before: MapsScene, after: MapsScene): SoundName | undefined {
  const heard = MAP_IDS.flatMap((map) => heardOn(before.maps[map], after.maps[map]));
  return (['push', 'block', 'step'] as const).find((sound) => heard.includes(sound));
}

function heardOn(before: MapScene, after: MapScene): readonly SoundName[] {
  const were = new Map(before.units.map((unit) => [unit.id, unit]));
  const gone = before.units.some(({ id }) => !after.units.some((unit) => unit.id === id));
  return [
    ...(gone && before.units.length > 0 ? ['push' as const] : []),
    ...after.units.flatMap((unit) => heardOf(were.get(unit.id), unit)),
  ];
}

function heardOf(was: MapUnit | undefined, unit: MapUnit): readonly SoundName[] {
  if (was === undefined) return ['step'];
  if (unit.strength.left < was.strength.left) return ['push'];
  if (unit.isTrapped !== was.isTrapped || unit.isPetrified !== was.isPetrified || unit.rage !== was.rage)
    return ['block'];
  return unit.area === was.area ? [] : ['step'];
}

import { exitDistance, findUnit, type UnitId, type View } from '@thera/prometheus';
import type { PrometheusPlayText } from '@thera/texts/prometheus';
import type { MapsScene } from './maps-scene.ts';

/** Those who want to leave. */
const LEAVING: readonly UnitId[] = ['zeus', 'ares'];

/** What is said above the maps, and how areas are called. */
export function captionsOf(view: View, text: PrometheusPlayText): Pick<MapsScene, 'captions' | 'areaNames'> {
  const { maps } = text.game;
  const ways = LEAVING.flatMap((god) => {
    const area = findUnit(view, god)?.area;
    return area === null || area === undefined
      ? []
      : [text.goals.wayOut(text.game.units[god].name, exitDistance(area))];
  });
  return {
    captions: {
      styx: {
        name: maps.styx.name,
        goal: text.goals.styx,
        state: text.goals.rage(view.rage),
        flames: view.rage,
      },
      olympus: { name: maps.olympus.name, goal: text.goals.olympus, state: ways.join(' · ') },
    },
    areaNames: namesIn(text),
  };
}

const known = new WeakMap<PrometheusPlayText, MapsScene['areaNames']>();

/** The same names as long as the language is the same. */
function namesIn(text: PrometheusPlayText): MapsScene['areaNames'] {
  const names =
    known.get(text) ??
    (Object.fromEntries(
      Object.entries(text.game.areas).map(([area, { name }]) => [area, name]),
    ) as MapsScene['areaNames']);
  known.set(text, names);
  return names;
}

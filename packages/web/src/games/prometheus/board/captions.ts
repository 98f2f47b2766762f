import { exitDistance, facesLeft, findUnit, PARTS, type View } from '@thera/prometheus';
import type { PrometheusPlayText } from '@thera/texts/prometheus';
import type { MapsScene } from './maps-scene.ts';

/** What is said above the maps, and how areas are called. */
export function captionsOf(view: View, text: PrometheusPlayText): Pick<MapsScene, 'captions' | 'areaNames'> {
  const { maps, units } = text.game;
  const { goals } = text;
  const ways = PARTS.leavers.flatMap((god) => {
    const area = findUnit(view, god)?.area;
    // Leaving is one more step than reaching a blue area.
    return area === null || area === undefined
      ? []
      : [{ god: units[god].name, steps: exitDistance(area) + 1 }];
  });
  const left = facesLeft(view);
  const rage = goals.rage(view.rage);
  return {
    captions: {
      styx: {
        name: maps.styx.name,
        goal: goals.styx,
        state: rage,
        brief: rage,
        flames: view.rage,
      },
      olympus: {
        name: maps.olympus.name,
        goal: goals.olympus,
        state: ways.map(({ god, steps }) => goals.wayOut(god, steps)).join(' · '),
        brief: ways.map(({ god, steps }) => goals.brief(god, steps)).join(' · '),
        tokens: { left, words: text.tokensLeft(left.net, left.lure) },
      },
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

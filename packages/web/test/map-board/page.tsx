import '../../src/styles/styles.ts';
import '../../src/games/prometheus/board/maps.css';
import './page.css';
import { bareMap, type MapScene, mapMiniature, unitSign } from '@thera/board';
import type { MapId } from '@thera/prometheus';
import { render } from 'preact';
import { LiveMap } from '../../src/games/prometheus/board/live-map.ts';
import { MapPane } from '../../src/games/prometheus/board/map-pane.tsx';
import { PROMETHEUS_MAPS } from '../../src/games/prometheus/figures/map-set.ts';
import { setSetting } from '../../src/settings/settings-store.ts';
import { followTheme } from '../../src/settings/theme.ts';
import { NAMES } from './names.ts';
import { OLYMPUS_SCENE, STYX_SCENE } from './scene.ts';

/** `?form=wide`, `?theme=dark`, `?language=es`, `?bare`. */
const asked = new URLSearchParams(location.search);
setSetting('theme', asked.get('theme') === 'dark' ? 'dark' : 'light');
followTheme();
const names = NAMES[asked.get('language') === 'es' ? 'es' : 'en'];
const form = asked.get('form') === 'wide' ? 'wide' : 'tall';

const scenes = [STYX_SCENE, OLYMPUS_SCENE].map((scene) => (asked.has('bare') ? bareMap(scene.map) : scene));
const lives = scenes.map((scene) => {
  const live = new LiveMap(scene.map);
  live.form.value = form;
  void live.show(scene, names);
  return live;
});

declare global {
  interface Window {
    /** Shows a scene on one of the maps, and resolves when everything rests. */
    showScene: (map: number, scene: MapScene) => Promise<void>;
    /** Lets one unit go to the next area. */
    moveOne: () => Promise<void>;
  }
}
window.showScene = (map, scene) => lives[map]!.show(scene, names);
window.moveOne = () =>
  window.showScene(1, {
    ...OLYMPUS_SCENE,
    units: OLYMPUS_SCENE.units.map((unit) => (unit.area === 'O5' ? { ...unit, area: 'O9' } : unit)),
  });

render(
  <main>
    <h1>Two maps</h1>
    {scenes.map((scene, index) => (
      <section key={scene.map} class={form}>
        <MapPane
          map={scene.map as MapId}
          live={lives[index]!}
          name={scene.map}
          labels={names}
          onChoose={(area) => {
            document.title = `chosen ${area}`;
          }}
          onFocus={(area) =>
            void window.showScene(index, area === undefined ? scene : { ...scene, focus: area })
          }
          onKey={() => {}}
          onOther={() => {}}
        />
      </section>
    ))}
    {scenes.map((scene) => (
      <div
        key={scene.map}
        class="small"
        dangerouslySetInnerHTML={{ __html: mapMiniature(PROMETHEUS_MAPS.maps[scene.map]!, scene) }}
      />
    ))}
    <div class="signs">
      {scenes.flatMap(({ units }) =>
        units.map((unit) => (
          <span
            key={unit.id}
            dangerouslySetInnerHTML={{ __html: unitSign(unit, PROMETHEUS_MAPS.faces[unit.face]!) }}
          />
        )),
      )}
    </div>
  </main>,
  document.body,
);

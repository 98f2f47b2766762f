import '../../src/styles/styles.ts';
import './page.css';
import { signal } from '@preact/signals';
import { type MapScene, mapMiniature, unitSign } from '@thera/board';
import { render } from 'preact';
import { PROMETHEUS_MAPS } from '../../src/games/prometheus/figures/map-set.ts';
import { LiveMap, type MapLook } from '../../src/maps/live-map.ts';
import { MapStage } from '../../src/maps/map-stage.tsx';
import { NAMES } from './names.ts';
import { OLYMPUS_SCENE, STYX_SCENE } from './scene.ts';

/** `?form=wide`, `?theme=dark`, `?language=es`, `?names=large`, `?bare`. */
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const names = NAMES[asked.get('language') === 'es' ? 'es' : 'en'];
const look = signal<MapLook>({
  form: asked.get('form') === 'wide' ? 'wide' : 'tall',
  names,
  largeNames: asked.get('names') === 'large',
});

const bare = (scene: MapScene): MapScene => ({
  map: scene.map,
  units: [],
  tokens: [],
  stones: [],
  felled: [],
  marks: [],
  glow: 0,
});
const scenes = [STYX_SCENE, OLYMPUS_SCENE].map((scene) => (asked.has('bare') ? bare(scene) : scene));
const lives = scenes.map((scene) => new LiveMap(PROMETHEUS_MAPS, scene, look));

/** For tests: shows a scene on one of the maps and says when everything rests. */
declare global {
  interface Window {
    showScene: (map: number, scene: MapScene) => Promise<void>;
  }
}
window.showScene = (map, scene) => lives[map]!.show(scene);

render(
  <main>
    <h1>Two maps</h1>
    {scenes.map((scene, index) => (
      <section key={scene.map} class={look.value.form}>
        <MapStage
          live={lives[index]!}
          name={scene.map}
          labels={names}
          onChoose={(area) => {
            document.title = `chosen ${area}`;
          }}
          onFocus={(area) => void lives[index]!.show(area === undefined ? scene : { ...scene, focus: area })}
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

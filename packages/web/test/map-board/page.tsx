import '../../src/styles/styles.ts';
import './page.css';
import { signal } from '@preact/signals';
import { bareMap, type MapScene, mapMiniature, unitSign } from '@thera/board';
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

const scenes = [STYX_SCENE, OLYMPUS_SCENE].map((scene) => (asked.has('bare') ? bareMap(scene.map) : scene));
const lives = scenes.map((scene) => new LiveMap(PROMETHEUS_MAPS, scene, look));

declare global {
  interface Window {
    /** Shows a scene on one of the maps, and resolves when everything rests. */
    showScene: (map: number, scene: MapScene) => Promise<void>;
    /** Lets one unit go to the next area. */
    moveOne: () => Promise<void>;
  }
}
window.showScene = (map, scene) => lives[map]!.show(scene);
window.moveOne = () =>
  lives[1]!.show({
    ...OLYMPUS_SCENE,
    units: OLYMPUS_SCENE.units.map((unit) => (unit.area === 'O5' ? { ...unit, area: 'O9' } : unit)),
  });

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

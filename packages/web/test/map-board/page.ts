import '../../src/styles/styles.ts';
import './page.css';
import { type MapBoardOptions, type MapForm, type MapScene, mapMiniature, svgMapBoard } from '@thera/board';
import { PROMETHEUS_MAPS } from '../../src/games/prometheus/figures/map-set.ts';
import { NAMES } from './names.ts';
import { OLYMPUS_SCENE, STYX_SCENE } from './scene.ts';

/** `?form=wide`, `?theme=dark`, `?language=es`. */
const asked = new URLSearchParams(location.search);
const form: MapForm = asked.get('form') === 'wide' ? 'wide' : 'tall';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';

const options: MapBoardOptions = {
  form,
  names: NAMES[asked.get('language') === 'es' ? 'es' : 'en'],
  largeNames: asked.get('names') === 'large',
  speed: 1,
};

function place(scene: MapScene): void {
  const host = document.createElement('div');
  host.className = form;
  document.body.append(host);
  void svgMapBoard(PROMETHEUS_MAPS)(host, options, { onOutlines: () => {}, onLost: () => {} }).show(scene);
  const small = document.createElement('div');
  small.className = 'small';
  small.innerHTML = mapMiniature(PROMETHEUS_MAPS.maps[scene.map]!, scene);
  document.body.append(small);
}

for (const scene of [STYX_SCENE, OLYMPUS_SCENE])
  place(asked.has('bare') ? { ...scene, units: [], tokens: [], marks: [] } : scene);

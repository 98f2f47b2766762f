import { DirectionalLight, HemisphereLight, type Light, PointLight, type Vector3Tuple } from 'three';
import { SUN_FROM } from './measures.ts';
import type { Palette } from './palette.ts';
import type { TierMeans } from './tiers.ts';

interface Lighting {
  readonly sun: readonly [colour: string, strength: number];
  readonly sky: readonly [above: string, below: string, strength: number];
  readonly rim: readonly [colour: string, strength: number];
  readonly exposure: number;
}

const NOON: Lighting = {
  sun: ['#fff0d4', 3],
  sky: ['#cfe2ff', '#f0d3a6', 1.75],
  rim: ['#9cc4ff', 0.55],
  exposure: 1.12,
};
const NIGHT: Lighting = {
  sun: ['#b9cdf5', 1.9],
  sky: ['#6486cc', '#3a2c40', 1.75],
  rim: ['#ffb45e', 0.6],
  exposure: 1.22,
};

const RIM_FROM: Vector3Tuple = [6, 3, -6];

const LAMP = { colour: '#ffb45e', strength: 0.75, reach: 3, decay: 1.4 };
export const LAMP_COUNT = 3;

/** The lights of a time of day; lamps stand where the board puts them. */
export interface Lights {
  readonly all: readonly Light[];
  readonly sun: DirectionalLight;
  readonly lamps: readonly PointLight[];
  readonly exposure: number;
}

/** Sun or moon from the left front, the sky, a cool or warm light from behind, and lamps at night. */
export function makeLights(palette: Palette, means: TierMeans): Lights {
  const { sun: sunlight, sky, rim: rimlight, exposure } = palette.night ? NIGHT : NOON;
  const sun = new DirectionalLight(...sunlight);
  sun.position.set(...SUN_FROM);
  if (means.rich) castShadows(sun);
  const rim = new DirectionalLight(...rimlight);
  rim.position.set(...RIM_FROM);
  const lamps = Array.from(
    { length: palette.night && means.rich ? LAMP_COUNT : 0 },
    () => new PointLight(LAMP.colour, LAMP.strength, LAMP.reach, LAMP.decay),
  );
  return { all: [sun, new HemisphereLight(...sky), rim, ...lamps], sun, lamps, exposure };
}

function castShadows(sun: DirectionalLight): void {
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  const { camera } = sun.shadow;
  camera.left = camera.bottom = -5.2;
  camera.right = camera.top = 5.2;
  camera.near = 1;
  camera.far = 24;
  sun.shadow.radius = 4;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
}

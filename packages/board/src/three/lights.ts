import { DirectionalLight, HemisphereLight, type Light, PointLight, type Vector3Tuple } from 'three';
import type { Grid } from '../grid.ts';
import { SUN_FROM } from './measures.ts';
import type { Palette } from './palette.ts';
import type { TierMeans } from './tiers.ts';

/** The light of a time of day, or of a place. */
export interface Lighting {
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

const USUAL_SIDE = 5;
/** How far shadows reach on a board of the usual side, and how much farther for each square more. */
const REACH = { usual: 5.2, depth: 24, each: 0.75 };

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
  return lightsOf(palette.night ? NIGHT : NOON, means, palette.night && means.rich ? LAMP_COUNT : 0);
}

/** Light from the left front, from all around and from behind, and so many lamps. */
export function lightsOf(
  { sun: sunlight, sky, rim: rimlight, exposure }: Lighting,
  means: TierMeans,
  lampCount: number,
): Lights {
  const sun = new DirectionalLight(...sunlight);
  sun.position.set(...SUN_FROM);
  if (means.rich) castShadows(sun);
  const rim = new DirectionalLight(...rimlight);
  rim.position.set(...RIM_FROM);
  const lamps = Array.from(
    { length: lampCount },
    () => new PointLight(LAMP.colour, LAMP.strength, LAMP.reach, LAMP.decay),
  );
  return { all: [sun, new HemisphereLight(...sky), rim, ...lamps], sun, lamps, exposure };
}

function castShadows(sun: DirectionalLight): void {
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.camera.near = 1;
  sun.shadow.radius = 4;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.02;
}

/** Lets shadows reach as far as a board does. */
export function coverBoard(
  { shadow }: DirectionalLight,
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
): void {
  const farther = (Math.max(columns, rows) - USUAL_SIDE) * REACH.each;
  const { camera } = shadow;
  camera.right = camera.top = REACH.usual + farther;
  camera.left = camera.bottom = -camera.right;
  camera.far = REACH.depth + farther;
  camera.updateProjectionMatrix();
}

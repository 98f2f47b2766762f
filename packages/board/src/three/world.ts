import {
  type BufferGeometry,
  Color,
  type Material,
  Mesh,
  type MeshBasicMaterial,
  type Scene as ThreeScene,
} from 'three';
import type { BoardOptions } from '../board.ts';
import { isSameGrid } from '../grid.ts';
import type { Scene } from '../scene.ts';
import type { View } from './camera.ts';
import type { GameSolids } from './game-solids.ts';
import { drawGroundShadow } from './ground-shadow.ts';
import { topGeometry } from './island-top.ts';
import { type Land, landOf } from './land.ts';
import { type Landscape, makeLandscape } from './landscape.ts';
import { coverBoard, LAMP_COUNT, type Lights, makeLights } from './lights.ts';
import { type Materials, makeMaterials, makeUnlit } from './materials.ts';
import { spotOf } from './measures.ts';
import { Overlay } from './overlay.ts';
import { type Palette, withKinds } from './palette.ts';
import type { Instant } from './passage.ts';
import { Signs } from './signs.ts';
import { textureOf } from './soft-textures.ts';
import type { TierMeans } from './tiers.ts';
import { lampSquares } from './tower-poses.ts';
import { Town } from './town.ts';

const SHADOW_STRENGTH = { noon: 0.3, night: 0.42 };
const LAMP = { height: 0.5, before: 0.62 };

/** Everything that is to be seen, in one light and for one tier. */
export class World {
  readonly #town: Town;
  readonly overlay: Overlay;
  /** Only where a game has pieces of its own. */
  readonly #signs: Signs | undefined;
  readonly exposure: number;
  readonly #palette: Palette;
  readonly #means: TierMeans;
  readonly #materials: Materials;
  #landscape: Landscape;
  readonly #lights: Lights;
  readonly #shadow: Mesh<BufferGeometry, MeshBasicMaterial> | undefined;
  readonly #scene: ThreeScene;

  constructor(scene: ThreeScene, land: Land, palette: Palette, means: TierMeans, game?: GameSolids) {
    this.#palette = game ? withKinds(palette, game.solids) : palette;
    this.#means = means;
    this.#materials = makeMaterials(means);
    this.#scene = scene;
    this.#landscape = makeLandscape(land, palette, means, this.#materials);
    this.#lights = makeLights(palette, means);
    this.exposure = this.#lights.exposure;
    this.#town = new Town(palette, means, this.#materials, game);
    this.overlay = new Overlay(this.#palette, this.#materials);
    if (game) this.#signs = new Signs(game, palette, this.#materials);
    if (!means.rich) this.#shadow = groundShadow(land, palette);
    coverBoard(this.#lights.sun, land.seen);
    scene.background = new Color(palette.sea[3]);
    scene.add(...this.#landscape.all, ...this.#lights.all, ...this.#town.all, ...this.overlay.all);
    if (this.#shadow) scene.add(this.#shadow);
    if (this.#signs) scene.add(...this.#signs.all);
  }

  /** What changes only from scene to scene: the land, shadows on the ground, and where lamps stand. */
  show(scene: Scene, options: BoardOptions, view: View): void {
    this.#showLand(landOf(scene.shape, options.quarterTurns));
    this.overlay.show(scene, options.quarterTurns);
    this.overlay.showChips(scene, options, view);
    this.#signs?.show(scene, options.quarterTurns);
    this.#letter(scene, options);
    const map = this.#shadow?.material.map;
    if (map) {
      drawGroundShadow(map.image as HTMLCanvasElement, scene, options.quarterTurns);
      map.needsUpdate = true;
    }
    this.#lights.lamps.forEach((lamp, i) => {
      const squares = lampSquares(scene.towers);
      const square = squares[Math.floor((i * squares.length) / LAMP_COUNT)];
      lamp.visible = square !== undefined;
      if (square === undefined) return;
      const { x, z } = spotOf(scene.shape, square, options.quarterTurns);
      lamp.position.set(x, LAMP.height, z + LAMP.before);
    });
  }

  /** Another board lies on other land, and so does a turned one whose sides differ. */
  #showLand(land: Land): void {
    if (isSameGrid(land.seen, this.#landscape.land.seen)) return;
    this.#scene.remove(...this.#landscape.all);
    this.#landscape.dispose();
    this.#landscape = makeLandscape(land, this.#palette, this.#means, this.#materials);
    this.#scene.add(...this.#landscape.all);
    coverBoard(this.#lights.sun, land.seen);
    if (!this.#shadow) return;
    this.#shadow.geometry.dispose();
    this.#shadow.geometry = topGeometry(land);
    // A texture keeps the size that it was first drawn in.
    this.#shadow.material.map?.dispose();
  }

  #letter({ shape }: Scene, { coordinates, quarterTurns }: BoardOptions): void {
    this.#landscape.letter(coordinates ? { shape, turns: quarterTurns } : undefined);
  }

  /** Puts everything that moves where it is at one time. */
  place(instant: Instant, view: View): void {
    const { after } = instant.passage;
    const bearers = this.#town.place(instant);
    if (!this.#signs && bearers.length > 0) throw new Error('nobody has brought signs for pieces');
    this.#signs?.place(bearers, after, instant.turns, view);
  }

  /** Draws letters again, now that their face has come. */
  redrawLetters(scene: Scene, options: BoardOptions): void {
    this.#landscape.letter(undefined);
    this.#letter(scene, options);
  }

  /** Lets boats lie where they are seen as a whole from home. */
  moor(home: View, aspect: number): void {
    this.#landscape.moor(home, aspect);
  }

  /** How white the foam is; 1 as a rule. */
  brighten(strength: number): void {
    this.#landscape.brighten(strength);
  }

  dispose(): void {
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      const material = object.material as Material & { map?: { dispose(): void } | null };
      material.map?.dispose();
      material.dispose();
    });
    for (const light of this.#lights.all) light.dispose();
    this.#scene.clear();
  }
}

function groundShadow(land: Land, palette: Palette): Mesh<BufferGeometry, MeshBasicMaterial> {
  const material = makeUnlit({
    vertexColors: false,
    map: textureOf(),
    color: palette.shadow,
    transparent: true,
    opacity: palette.night ? SHADOW_STRENGTH.night : SHADOW_STRENGTH.noon,
    depthWrite: false,
  });
  const mesh = new Mesh(topGeometry(land), material);
  mesh.position.y = 0.011;
  return mesh;
}

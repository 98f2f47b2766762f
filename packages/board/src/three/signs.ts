import type { Mesh, MeshBasicMaterial, Object3D } from 'three';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene } from '../scene.ts';
import { axesOf, type View } from './camera.ts';
import type { GameSolids } from './game-solids.ts';
import { drawGlyphs, signsGeometry } from './lettering.ts';
import { type Materials, makeUnlit } from './materials.ts';
import type { Point3 } from './measures.ts';
import { emptyMesh, fill, replace } from './meshes.ts';
import type { Palette } from './palette.ts';
import type { Bearer } from './piece-poses.ts';
import { textureOf } from './soft-textures.ts';
import { ORDER } from './town.ts';

const TINT = 0.16;

/** Puts up what a game's signage says. */
export class Signs {
  readonly #game: GameSolids;
  readonly #palette: Palette;
  readonly #tints: Mesh = emptyMesh(makeUnlit({ transparent: true, opacity: TINT, depthWrite: false }));
  readonly #paving: Mesh = emptyMesh(makeUnlit());
  readonly #posts: Mesh;
  readonly #glyphs: Mesh = emptyMesh(
    makeUnlit({ vertexColors: false, map: textureOf(), transparent: true, depthWrite: false }),
  );
  #drawn = '';

  constructor(game: GameSolids, palette: Palette, materials: Materials) {
    this.#game = game;
    this.#palette = palette;
    this.#posts = emptyMesh(materials.robe);
    this.#posts.castShadow = true;
    this.#glyphs.renderOrder = ORDER.marks + 1;
  }

  get all(): readonly Object3D[] {
    return [this.#tints, this.#paving, this.#posts, this.#glyphs];
  }

  /** What changes only from scene to scene. */
  show(scene: Scene, turns: QuarterTurns): void {
    const { signage } = this.#game;
    fill(this.#tints, signage.tints(scene, turns, this.#palette));
    fill(this.#paving, signage.paving(scene, turns, this.#palette));
    fill(this.#posts, signage.posts(scene, turns, this.#palette));
  }

  /** What turns with the viewer, or moves with a piece. */
  place(bearers: readonly Bearer[], scene: Scene, turns: QuarterTurns, view: View): void {
    const { signage, solids } = this.#game;
    const axes = axesOf(view);
    const glyphs = signage.glyphs({ scene, turns, bearers, axes, palette: this.#palette, solids });
    const kinds = [...new Map(glyphs.map((glyph) => [glyph.name, glyph])).values()];
    const names = kinds.map(({ name }) => name);
    if (names.join() !== this.#drawn) {
      this.#drawn = names.join();
      const { map } = this.#glyphs.material as MeshBasicMaterial;
      drawGlyphs(map!, kinds.length, (pen, index, cell) => kinds[index]!.draw(pen, cell));
    }
    const along = (axis: Point3, length: number): Point3 => [
      axis[0] * length,
      axis[1] * length,
      axis[2] * length,
    ];
    const signs = glyphs.map(({ name, at, half }) => ({
      at,
      right: along(axes.right, half),
      up: along(axes.up, half),
      glyph: names.indexOf(name),
    }));
    replace(this.#glyphs, signsGeometry(signs, names.length));
  }
}

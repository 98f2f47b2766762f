import type { Mesh, MeshBasicMaterial, Object3D } from 'three';
import type { PieceSolids } from '../piece-set.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Piece, Scene } from '../scene.ts';
import { axesOf, type View } from './camera.ts';
import type { MakeSignage } from './game-solids.ts';
import { drawAll, type Glyph, glyphName } from './glyphs.ts';
import { postsSolid, thresholdsSolid } from './landing-posts.ts';
import { landingSpots } from './landing-spots.ts';
import { type Sign, signsGeometry } from './lettering.ts';
import { type Materials, makeUnlit } from './materials.ts';
import { type Point3, spotOf, standingHeight } from './measures.ts';
import { emptyMesh, fill, replace } from './meshes.ts';
import type { Palette } from './palette.ts';
import { edgeHalf, pavingSolid, tintSolid } from './paving-solids.ts';
import type { Bearer } from './piece-poses.ts';
import { textureOf } from './soft-textures.ts';
import { joined } from './solid.ts';

/** Half the width of what is written, of a diamond and of a star. */
const SIZES = { text: 0.19, hit: 0.1, spent: 0.1, star: 0.1 } as const;
const TINT = 0.16;
const POST_SIGN = 0.42;
const CHIP = { share: 0.72, up: 0.12, nearer: 0.2 };
const HITS = { before: 0.36, up: 0.07, gap: 0.23 };
const STARS = [
  { aside: -0.14, up: 0.06 },
  { aside: 0.13, up: 0.11 },
] as const;
const HEAD = 0.8;
/** How far aside the head of who is stunned is. */
const LEAN = 0.13;
const ORDER = 7;

/** A sign before it is known where its glyph is drawn. */
type Unsigned = Omit<Sign, 'glyph' | 'right' | 'up'> & { readonly glyph: Glyph };

export const makeSignage: MakeSignage = (palette, materials, solids) =>
  new Signage(palette, materials, solids);

/**
 * What games with pieces of their own have on the island besides: zones, landings, dangers, hits and stars. It comes
 * with such a game, so that the others need not fetch it.
 */
export class Signage {
  readonly #palette: Palette;
  readonly #solids: PieceSolids;
  readonly #tints: Mesh;
  readonly #paving: Mesh;
  readonly #posts: Mesh;
  readonly #signs: Mesh;
  #drawn = '';

  constructor(palette: Palette, materials: Materials, solids: PieceSolids) {
    this.#palette = palette;
    this.#solids = solids;
    this.#tints = emptyMesh(makeUnlit({ transparent: true, opacity: TINT, depthWrite: false }));
    this.#paving = emptyMesh(makeUnlit());
    this.#posts = emptyMesh(materials.robe);
    this.#posts.castShadow = true;
    this.#signs = emptyMesh(
      makeUnlit({ vertexColors: false, map: textureOf(), transparent: true, depthWrite: false }),
    );
    this.#signs.renderOrder = ORDER;
  }

  get all(): readonly Object3D[] {
    return [this.#tints, this.#paving, this.#posts, this.#signs];
  }

  /** What changes only from scene to scene. */
  show(scene: Scene, turns: QuarterTurns): void {
    const landings = landingSpots(scene, turns);
    fill(this.#tints, tintSolid(scene, turns, this.#palette));
    fill(
      this.#paving,
      joined(pavingSolid(scene, turns, this.#palette), thresholdsSolid(landings, this.#palette)),
    );
    fill(this.#posts, postsSolid(landings, this.#palette));
  }

  /** What turns with the viewer, or moves with a piece. */
  place(bearers: readonly Bearer[], scene: Scene, turns: QuarterTurns, view: View): void {
    const { right, up, back } = axesOf(view);
    const signs: readonly Unsigned[] = [
      ...landingSpots(scene, turns).map(
        ({ landing, post }): Unsigned => ({
          at: [post.x, POST_SIGN, post.z],
          glyph: { kind: 'text', text: landing.text },
        }),
      ),
      ...this.#chips(scene, turns, view),
      ...bearers.flatMap((bearer) => [...this.#hits(bearer, view), ...stars(bearer, view)]),
    ];
    const glyphs = [...new Map(signs.map(({ glyph }) => [glyphName(glyph), glyph]))];
    const names = glyphs.map(([name]) => name);
    if (names.join('|') !== this.#drawn) {
      this.#drawn = names.join('|');
      drawAll(
        (this.#signs.material as MeshBasicMaterial).map!,
        glyphs.map(([, glyph]) => glyph),
        this.#palette,
      );
    }
    const oriented = signs.map(({ at, glyph }): Sign => {
      const half = SIZES[glyph.kind];
      return {
        at: shifted(at, back, glyph.kind === 'text' ? 0 : 0.02),
        right: shifted([0, 0, 0], right, half),
        up: shifted([0, 0, 0], up, half),
        glyph: names.indexOf(glyphName(glyph)),
      };
    });
    replace(this.#signs, signsGeometry(oriented, names.length));
  }

  #chips(scene: Scene, turns: QuarterTurns, view: View): readonly Unsigned[] {
    const { right, back } = axesOf(view);
    return (scene.dangers ?? []).flatMap(({ square, text }): Unsigned[] => {
      if (text === undefined) return [];
      const { x, z } = spotOf(scene.shape, square, turns);
      const out = edgeHalf(scene, square) * CHIP.share;
      const middle: Point3 = [x, standingHeight(scene.towers[square]!) + CHIP.up, z];
      // At the far right corner, but before whoever stands there.
      const corner = shifted(shifted(middle, right, out), [-back[0], 0, -back[2]], out);
      return [{ at: shifted(corner, back, CHIP.nearer), glyph: { kind: 'text', text } }];
    });
  }

  #hits({ piece, x, ground, z, size }: Bearer, view: View): readonly Unsigned[] {
    const { hits } = piece;
    if (hits === undefined) return [];
    const { right, back } = axesOf(view);
    const near = Math.hypot(back[0], back[2]) || 1;
    const feet: Point3 = [x, ground + HITS.up, z];
    const before = shifted(feet, [back[0] / near, 0, back[2] / near], HITS.before * size);
    return Array.from({ length: hits.of }, (_, index) => ({
      at: shifted(before, right, (index - (hits.of - 1) / 2) * HITS.gap),
      glyph: index < hits.left ? { kind: 'hit', colour: this.#accent(piece) } : { kind: 'spent' },
    }));
  }

  #accent({ kind, colour }: Piece): string {
    const own = this.#solids[kind]?.nobody[this.#palette.night ? 'dark' : 'light'];
    if (colour !== undefined) return this.#palette.seats[colour].fill;
    return own?.accent ?? own?.fill ?? this.#palette.plaster;
  }
}

function stars({ x, ground, z, turn, daze }: Bearer, view: View): readonly Unsigned[] {
  const { right } = axesOf(view);
  const shown = STARS.filter((_, index) => daze * STARS.length > index + 0.5);
  return shown.map(({ aside, up }) => ({
    at: shifted([x + Math.cos(turn) * LEAN, ground + HEAD + up, z - Math.sin(turn) * LEAN], right, aside),
    glyph: { kind: 'star' },
  }));
}

const shifted = (from: Point3, way: Point3, length: number): Point3 => [
  from[0] + way[0] * length,
  from[1] + way[1] * length,
  from[2] + way[2] * length,
];

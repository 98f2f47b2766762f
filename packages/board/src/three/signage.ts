import type { Piece } from '../scene.ts';
import type { Glyph, Sight, Signage } from './game-solids.ts';
import { gatesSolid } from './gate-solids.ts';
import { chip, diamond, price, snore, star } from './glyphs.ts';
import { postsSolid, thresholdsSolid } from './landing-posts.ts';
import { landingSpots } from './landing-spots.ts';
import { type Point3, spotOf, standingHeight } from './measures.ts';
import { badge } from './number-badges.ts';
import { edgeHalf, pavingSolid, tintSolid } from './paving-solids.ts';
import { baseSolid } from './piece-base.ts';
import type { Bearer } from './piece-poses.ts';
import { joined } from './solid.ts';
import { texturesSolid } from './texture-solids.ts';

const POST_SIGN = 0.42;
/** At the far right corner, above it, and before whoever stands there. */
const CHIP = { share: 0.72, up: 0.12, nearer: 0.2 };
const HITS = { before: 0.36, up: 0.07, gap: 0.23 };
const STARS = [
  { aside: -0.14, up: 0.86 },
  { aside: 0.13, up: 0.91 },
] as const;
const SNORE = { aside: 0.24, up: 0.92 };
const PRICE = { aside: 0.36, up: 0.1 };
/** How far aside the head of who is stunned is. */
const LEAN = 0.13;

/** Zones, landings and dangers on the ground, and numbers, hits and stars around pieces. */
export const SIGNAGE: Signage = {
  base: baseSolid,
  tints: tintSolid,
  paving: (scene, turns, palette) =>
    joined(pavingSolid(scene, turns, palette), thresholdsSolid(landingSpots(scene, turns), palette)),
  posts: (scene, turns, palette) =>
    joined(
      postsSolid(landingSpots(scene, turns), palette),
      texturesSolid(scene, turns, palette),
      gatesSolid(scene, turns, palette),
    ),
  glyphs: (sight) => [
    ...landingSpots(sight.scene, sight.turns).map(({ landing, post }) =>
      chip(landing.text, [post.x, POST_SIGN, post.z], sight.palette),
    ),
    ...dangerChips(sight),
    ...prices(sight),
    ...sight.bearers.flatMap((bearer) => [
      ...badge(bearer, sight),
      ...hits(bearer, sight),
      ...stars(bearer, sight),
      ...snores(bearer, sight),
    ]),
  ],
};

function dangerChips({ scene, turns, axes, palette }: Sight): readonly Glyph[] {
  const { right, back } = axes;
  return (scene.dangers ?? []).flatMap(({ square, text }): Glyph[] => {
    if (text === undefined) return [];
    const { x, z } = spotOf(scene.shape, square, turns);
    const out = edgeHalf(scene, square) * CHIP.share;
    const middle: Point3 = [x, standingHeight(scene.towers[square]!) + CHIP.up, z];
    const corner = shifted(shifted(middle, right, out), [-back[0], 0, -back[2]], out);
    return [chip(text, shifted(corner, back, CHIP.nearer), palette)];
  });
}

function hits({ piece, x, ground, z, size }: Bearer, sight: Sight): readonly Glyph[] {
  if (piece.hits === undefined) return [];
  const { left, of } = piece.hits;
  const { right, back } = sight.axes;
  const near = Math.hypot(back[0], back[2]) || 1;
  const feet: Point3 = [x, ground + HITS.up, z];
  const before = shifted(feet, [back[0] / near, 0, back[2] / near], HITS.before * size);
  return Array.from({ length: of }, (_, index) =>
    diamond(
      index < left ? accentOf(piece, sight) : sight.palette.plaster,
      shifted(before, right, (index - (of - 1) / 2) * HITS.gap),
    ),
  );
}

function accentOf({ kind, colour }: Piece, { palette, solids }: Sight): string {
  if (colour !== undefined) return palette.seats[colour].fill;
  const own = solids[kind]?.nobody[palette.night ? 'dark' : 'light'];
  return own?.accent ?? own?.fill ?? palette.mark;
}

/** The stars of who is stunned come one after the other. */
function stars({ x, ground, z, turn, daze }: Bearer, { axes, palette }: Sight): readonly Glyph[] {
  const head: Point3 = [x + Math.cos(turn) * LEAN, ground, z - Math.sin(turn) * LEAN];
  return STARS.filter((_, index) => daze * STARS.length > index + 0.5).map(({ aside, up }) =>
    star(palette.plaster, shifted(shifted(head, axes.right, aside), [0, 1, 0], up)),
  );
}

function snores({ piece, x, ground, z, size }: Bearer, { axes, palette }: Sight): readonly Glyph[] {
  if (!piece.isAsleep) return [];
  return [snore(shifted([x, ground + SNORE.up * size, z], axes.right, SNORE.aside * size), palette)];
}

/** What a step costs, beside its mark. */
function prices({ scene, turns, axes, palette }: Sight): readonly Glyph[] {
  return scene.marks.flatMap(({ square, text }): Glyph[] => {
    if (text === undefined) return [];
    const { x, z } = spotOf(scene.shape, square, turns);
    const middle: Point3 = [x, standingHeight(scene.towers[square]!) + PRICE.up, z];
    return [price(text, shifted(shifted(middle, axes.right, PRICE.aside), axes.back, CHIP.nearer), palette)];
  });
}

const shifted = (from: Point3, way: Point3, length: number): Point3 => [
  from[0] + way[0] * length,
  from[1] + way[1] * length,
  from[2] + way[2] * length,
];

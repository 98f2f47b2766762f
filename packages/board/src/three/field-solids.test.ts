import { describe, expect, test } from 'vitest';
import { FIELD } from '../../test/field.ts';
import { BARE, type Scene } from '../scene.ts';
import { TEXTURES, type TextureKind } from '../zone-textures.ts';
import { gatesSolid } from './gate-solids.ts';
import { PALETTES } from './palette.ts';
import { type Solid, triangleCount } from './solid.ts';
import { texturesSolid } from './texture-solids.ts';

const heights = ({ positions }: Solid): readonly number[] => positions.filter((_, i) => i % 3 === 1);
const highest = (solid: Solid): number => Math.max(...heights(solid));

describe.each(Object.entries(PALETTES))('in the %s theme', (_, palette) => {
  test('a field has whole textures and gates, turned as one likes', () => {
    for (const turns of [0, 1, 2, 3] as const)
      for (const solid of [texturesSolid(FIELD, turns, palette), gatesSolid(FIELD, turns, palette)]) {
        expect(solid.positions.length % 9).toBe(0);
        expect(solid.colours).toHaveLength(solid.positions.length);
        expect([...solid.positions, ...solid.normals, ...solid.colours].every(Number.isFinite)).toBe(true);
      }
  });

  test.each(Object.keys(TEXTURES) as TextureKind[])(
    '%s lies flat, and is not too fine for a whole zone',
    (kind) => {
      const scene: Scene = { ...BARE, zones: [{ squares: [12], kind }] };
      const solid = texturesSolid(scene, 0, palette);
      expect(triangleCount(solid)).toBeGreaterThan(0);
      expect(triangleCount(solid)).toBeLessThan(500);
      expect(highest(solid)).toBeLessThan(0.04);
    },
  );
});

test('what is struck next is marked on top of its tower, rubble stays on the ground', () => {
  const built = (kind: TextureKind): Scene => ({
    ...BARE,
    towers: BARE.towers.with(12, { blocks: 2, dome: false }),
    zones: [{ squares: [12], kind }],
  });
  expect(highest(texturesSolid(built('target'), 0, PALETTES.light))).toBeGreaterThan(0.8);
  expect(highest(texturesSolid(built('ruin'), 0, PALETTES.light))).toBeLessThan(0.04);
});

test('an open gate keeps its lintel only as long as nothing is built in it', () => {
  const gate: Scene = { ...BARE, gates: [{ square: 12, isOpen: true, passage: 'north-south' }] };
  const built: Scene = { ...gate, towers: BARE.towers.with(12, { blocks: 1, dome: false }) };
  const [free, taken] = [gate, built].map((scene) => highest(gatesSolid(scene, 0, PALETTES.light)));
  expect(free).toBeGreaterThan(taken!);
});

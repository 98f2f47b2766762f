import { BufferAttribute, Mesh, type MeshBasicMaterial, type Object3D } from 'three';
import type { Grid } from '../grid.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import { BOAT_COUNT, berthsIn, boatSolid } from './boats.ts';
import { bridgesSolid } from './bridges.ts';
import type { View } from './camera.ts';
import { foamSolid } from './foam.ts';
import { geometryOf } from './geometry.ts';
import { islandSolid } from './island.ts';
import { drawTop, topGeometry } from './island-top.ts';
import type { Land } from './land.ts';
import { type Materials, makeGround, makeUnlit } from './materials.ts';
import type { Palette } from './palette.ts';
import { scenerySolid } from './scenery.ts';
import { seaSolid } from './sea.ts';
import { textureOf } from './soft-textures.ts';
import type { Solid } from './solid.ts';
import type { TierMeans } from './tiers.ts';

/** What never changes while one plays: sea, foam, cliffs, paving, bridges, bushes and boats. */
export interface Landscape {
  readonly all: readonly Object3D[];
  readonly land: Land;
  /** Writes letters and digits on the rim for a shape so turned, or none. */
  readonly letter: (lettered: Lettered | undefined) => void;
  /** Lets boats lie where they are seen as a whole from home. */
  readonly moor: (home: View, aspect: number) => void;
  /** How white the foam is; 1 as a rule. */
  readonly brighten: (strength: number) => void;
  readonly dispose: () => void;
}

interface Lettered {
  readonly shape: Grid;
  readonly turns: QuarterTurns;
}

/** The land without a town. */
export function makeLandscape(
  land: Land,
  palette: Palette,
  means: TierMeans,
  materials: Materials,
): Landscape {
  const foamMaterial = makeUnlit({ transparent: true, depthWrite: false, opacity: 0.85 });
  const sea = new Mesh(geometryOf(seaSolid(land, palette)), materials.water);
  const island = new Mesh(geometryOf(islandSolid(land, palette)), materials.rock);
  const drawing = textureOf();
  const ground = makeGround(means, drawing);
  const top = new Mesh(topGeometry(land), ground);
  for (const mesh of [sea, island, top]) mesh.receiveShadow = true;
  island.castShadow = true;
  const all = [sea, foamMesh(foamSolid(land, palette, means), foamMaterial), island, top];
  const more = [
    ...(means.scenery ? [scenerySolid(land, palette)] : []),
    ...(land.seen.bridges.length > 0 ? [bridgesSolid(land.seen, palette)] : []),
  ];
  for (const solid of more) {
    const mesh = new Mesh(geometryOf(solid), materials.rock);
    mesh.castShadow = true;
    all.push(mesh);
  }
  const boats = means.scenery ? makeBoats(palette, materials) : [];
  all.push(...boats);
  let drawn: string | undefined;
  return {
    all,
    land,
    letter: (lettered) => {
      const wanted = lettered ? `${lettered.turns}` : 'none';
      if (drawn === wanted) return;
      drawn = wanted;
      drawTop(drawing.image, means.rich ? 2048 : 1024, land, palette, lettered);
      drawing.needsUpdate = true;
    },
    moor: (home, aspect) => {
      const berths = berthsIn(land, home, aspect);
      boats.forEach((boat, index) => {
        const berth = berths[index];
        boat.visible = berth !== undefined;
        if (berth === undefined) return;
        boat.position.set(berth.x, land.seaLevel, berth.z);
        boat.rotation.y = berth.turn;
        boat.scale.setScalar(berth.size);
      });
    },
    brighten: (strength) => {
      foamMaterial.opacity = Math.min(0.85 * strength, 1);
      foamMaterial.color.setScalar(strength);
    },
    dispose: () => {
      for (const { geometry } of all) geometry.dispose();
      for (const own of [foamMaterial, ground, drawing]) own.dispose();
    },
  };
}

function makeBoats(palette: Palette, { rock }: Materials): readonly Mesh[] {
  const geometry = geometryOf(boatSolid(palette));
  return Array.from({ length: BOAT_COUNT }, () => {
    const boat = new Mesh(geometry, rock);
    boat.castShadow = true;
    return boat;
  });
}

function foamMesh(foam: Solid, material: MeshBasicMaterial): Mesh {
  const geometry = geometryOf(foam);
  const colours = foam.tones.flatMap((tone, i) => [...foam.colours.slice(3 * i, 3 * i + 3), tone]);
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  return new Mesh(geometry, material);
}

import { BufferAttribute, Mesh, type MeshBasicMaterial, type Object3D, PlaneGeometry } from 'three';
import type { QuarterTurns } from '../quarter-turns.ts';
import { foamSolid } from './foam.ts';
import { geometryOf } from './geometry.ts';
import { islandSolid } from './island.ts';
import { drawTop, topGeometry } from './island-top.ts';
import { type Materials, makeGround, makeUnlit } from './materials.ts';
import type { Palette } from './palette.ts';
import { scenerySolid } from './scenery.ts';
import { seaSolid } from './sea.ts';
import { textureOf } from './soft-textures.ts';
import type { Solid } from './solid.ts';
import type { TierMeans } from './tiers.ts';

/** What never changes while one plays: sea, foam, cliff, paving, bushes and boats. */
export interface Landscape {
  readonly all: readonly Object3D[];
  /** Writes letters and digits on the rim for an island so turned, or none. */
  readonly letter: (turns: QuarterTurns | undefined) => void;
  /** How white the foam is; 1 as a rule. */
  readonly brighten: (strength: number) => void;
}

/** The island without a town. */
export function makeLandscape(palette: Palette, means: TierMeans, materials: Materials): Landscape {
  const foamMaterial = makeUnlit({ transparent: true, depthWrite: false, opacity: 0.85 });
  const sea = new Mesh(geometryOf(seaSolid(palette)), materials.water);
  const island = new Mesh(geometryOf(islandSolid(palette)), materials.rock);
  const drawing = textureOf();
  const top = new Mesh(topGeometry(), makeGround(means, drawing));
  for (const mesh of [sea, island, top]) mesh.receiveShadow = true;
  island.castShadow = true;
  const all: Object3D[] = [sea, foamMesh(foamSolid(palette, means), foamMaterial), island, top];
  if (means.scenery) {
    const scenery = new Mesh(geometryOf(scenerySolid(palette)), materials.rock);
    scenery.castShadow = true;
    all.push(scenery);
  }
  let drawn: QuarterTurns | 'none' | undefined;
  return {
    all,
    letter: (turns) => {
      if (drawn === (turns ?? 'none')) return;
      drawn = turns ?? 'none';
      drawTop(drawing.image, means.rich ? 2048 : 1024, palette, turns);
      drawing.needsUpdate = true;
    },
    brighten: (strength) => {
      foamMaterial.opacity = Math.min(0.85 * strength, 1);
      foamMaterial.color.setScalar(strength);
    },
  };
}

/** A square that lies on the ground. */
export function lying(width: number): PlaneGeometry {
  const plane = new PlaneGeometry(width, width);
  plane.rotateX(-Math.PI / 2);
  return plane;
}

function foamMesh(foam: Solid, material: MeshBasicMaterial): Mesh {
  const geometry = geometryOf(foam);
  const colours = foam.tones.flatMap((tone, i) => [...foam.colours.slice(3 * i, 3 * i + 3), tone]);
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  return new Mesh(geometry, material);
}

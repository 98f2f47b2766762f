import {
  BufferAttribute,
  DoubleSide,
  type Material,
  Mesh,
  type MeshBasicMaterial,
  type Object3D,
  PlaneGeometry,
} from 'three';
import { type Foam, foamSolid } from './foam.ts';
import { geometryOf } from './geometry.ts';
import { islandSolid } from './island.ts';
import { type Materials, makeGround, makeUnlit } from './materials.ts';
import type { Palette } from './palette.ts';
import { drawPaving, PAVING_WIDTH } from './paving.ts';
import { scenerySolid } from './scenery.ts';
import { seaSolid } from './sea.ts';
import { textureOf } from './soft-textures.ts';
import type { TierMeans } from './tiers.ts';

/** What never changes while one plays: sea, foam, cliff, paving, bushes and boats. */
export interface Landscape {
  readonly all: readonly Object3D[];
  /** How white the foam is; 1 as a rule. */
  readonly brighten: (strength: number) => void;
}

/** The island without a town. */
export function makeLandscape(palette: Palette, means: TierMeans, materials: Materials): Landscape {
  const foamMaterial = makeUnlit({ transparent: true, depthWrite: false, opacity: 0.85 });
  const sea = new Mesh(geometryOf(seaSolid(palette)), materials.water);
  const island = new Mesh(geometryOf(islandSolid(palette)), materials.rock);
  const paving = new Mesh(lying(PAVING_WIDTH), pavingMaterial(palette, means));
  paving.position.y = 0.006;
  for (const mesh of [sea, island, paving]) mesh.receiveShadow = true;
  island.castShadow = true;
  const all: Object3D[] = [sea, foamMesh(foamSolid(palette, means), foamMaterial), island, paving];
  if (means.scenery) {
    const scenery = new Mesh(geometryOf(scenerySolid(palette)), materials.rock);
    scenery.castShadow = true;
    all.push(scenery);
  }
  return {
    all,
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

function pavingMaterial(palette: Palette, means: TierMeans): Material {
  return makeGround(
    means,
    textureOf((canvas) => drawPaving(canvas, means.rich ? 2048 : 1024, palette)),
  );
}

function foamMesh(foam: Foam, material: MeshBasicMaterial): Mesh {
  const geometry = geometryOf(foam);
  const colours = foam.alphas.flatMap((alpha, i) => [...foam.colours.slice(3 * i, 3 * i + 3), alpha]);
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 4));
  material.side = DoubleSide;
  return new Mesh(geometry, material);
}

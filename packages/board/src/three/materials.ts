import {
  CustomBlending,
  GreaterDepth,
  type Material,
  MeshBasicMaterial,
  type MeshBasicMaterialParameters,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Texture,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { TierMeans } from './tiers.ts';

/** What surfaces are made of. All take their colours from their geometry. */
export interface Materials {
  readonly plaster: Material;
  readonly glaze: Material;
  readonly robe: Material;
  readonly rock: Material;
  readonly water: Material;
}

/** The materials of a tier. */
export function makeMaterials(means: TierMeans): Materials {
  const dull = (): Material => new MeshLambertMaterial({ vertexColors: true });
  const matt = (roughness: number, grain = 0): Material =>
    withGlow(
      means.standard ? new MeshStandardMaterial({ vertexColors: true, roughness }) : dull(),
      means.rich ? grain : 0,
    );
  return {
    plaster: matt(0.92, 0.16),
    robe: matt(0.5),
    rock: matt(1, 0.1),
    // Whatever mirrors has a pale sheen when one looks along it.
    water: withGlow(dull(), 0),
    glaze: matt(means.rich ? 0.26 : 0.34),
  };
}

/** Slabs with a drawing on them. */
export function makeGround(means: TierMeans, map: Texture): Material {
  return means.standard
    ? new MeshStandardMaterial({ map, roughness: 0.95 })
    : new MeshLambertMaterial({ map });
}

/** Something that no light changes, such as a mark. */
export function makeUnlit(more: MeshBasicMaterialParameters = {}): MeshBasicMaterial {
  return new MeshBasicMaterial({ vertexColors: true, toneMapped: false, ...more });
}

/**
 * What shines through a tower that hides it. It counts as opaque, so that workers are drawn after it; and it is moved
 * towards the viewer, or else its lower layer would be hidden by its upper one.
 */
export function makeGhost(opacity: number): MeshBasicMaterial {
  return makeUnlit({
    opacity,
    blending: CustomBlending,
    depthFunc: GreaterDepth,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetUnits: -5000,
  });
}

const NOISE = `
float speck(vec3 p) { return fract(sin(dot(p, vec3(12.9898, 78.233, 37.719))) * 43758.5453); }
float grain(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec2 o = vec2(0.0, 1.0);
  vec4 low = vec4(speck(i), speck(i + o.yxx), speck(i + o.xyx), speck(i + o.yyx));
  vec4 high = vec4(speck(i + o.xxy), speck(i + o.yxy), speck(i + o.xyy), speck(i + o.yyy));
  vec4 z = mix(low, high, f.z);
  return mix(mix(z.x, z.y, f.x), mix(z.z, z.w, f.x), f.y);
}`;

// Lit windows lie in the same geometry as their walls, so the light is a matter of each corner. The grain of
// plaster is reckoned from the place, which needs neither a picture nor its coordinates.
function withGlow<M extends Material>(material: M, grain: number): M {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nattribute float glow;\nvarying float vGlow;\nvarying vec3 vPlace;',
      )
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvGlow = glow;\nvPlace = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying float vGlow;\nvarying vec3 vPlace;\n${grain > 0 ? NOISE : ''}`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\ntotalEmissiveRadiance += vColor.rgb * vGlow;',
      );
    if (grain === 0) return;
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <normal_fragment_maps>',
      `#include <normal_fragment_maps>
vec3 rough = vPlace * 26.0;
vec3 bumps = vec3(grain(rough), grain(rough + 17.0), grain(rough + 31.0)) - 0.5;
normal = normalize(normal + ${grain.toFixed(2)} * bumps);`,
    );
  };
  material.customProgramCacheKey = () => `glow ${grain}`;
  return material;
}

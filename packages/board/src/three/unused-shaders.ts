/** Programs of materials that this board never uses; each is a pair of a vertex and a fragment shader. */
const PROGRAMS = [
  'background',
  'backgroundCube',
  'cube',
  'distance',
  'equirect',
  'linedashed',
  'meshmatcap',
  'meshnormal',
  'meshphong',
  'meshtoon',
  'points',
  'shadow',
  'sprite',
];

/** Parts of shaders that stand behind switches which this board never turns on. */
const PARTS = [
  'alphahash_fragment',
  'alphahash_pars_fragment',
  'alphamap_fragment',
  'alphamap_pars_fragment',
  'alphatest_fragment',
  'alphatest_pars_fragment',
  'aomap_fragment',
  'aomap_pars_fragment',
  'batching_pars_vertex',
  'batching_vertex',
  'bumpmap_pars_fragment',
  'clearcoat_normal_fragment_begin',
  'clearcoat_normal_fragment_maps',
  'clearcoat_pars_fragment',
  'clipping_planes_fragment',
  'clipping_planes_pars_fragment',
  'clipping_planes_pars_vertex',
  'clipping_planes_vertex',
  'displacementmap_pars_vertex',
  'displacementmap_vertex',
  'dithering_fragment',
  'dithering_pars_fragment',
  'emissivemap_fragment',
  'emissivemap_pars_fragment',
  'envmap_common_pars_fragment',
  'envmap_fragment',
  'envmap_pars_fragment',
  'envmap_pars_vertex',
  'envmap_physical_pars_fragment',
  'envmap_vertex',
  'fog_fragment',
  'fog_pars_fragment',
  'fog_pars_vertex',
  'fog_vertex',
  'gradientmap_pars_fragment',
  'iridescence_fragment',
  'iridescence_pars_fragment',
  'lightmap_pars_fragment',
  'lightprobes_pars_fragment',
  'lights_fragment_maps',
  'lights_phong_fragment',
  'lights_phong_pars_fragment',
  'lights_toon_fragment',
  'lights_toon_pars_fragment',
  'logdepthbuf_fragment',
  'logdepthbuf_pars_fragment',
  'logdepthbuf_pars_vertex',
  'logdepthbuf_vertex',
  'map_particle_fragment',
  'map_particle_pars_fragment',
  'morphcolor_vertex',
  'morphinstance_vertex',
  'morphnormal_vertex',
  'morphtarget_pars_vertex',
  'morphtarget_vertex',
  'normalmap_pars_fragment',
  'shadowmask_pars_fragment',
  'skinbase_vertex',
  'skinning_pars_vertex',
  'skinning_vertex',
  'skinnormal_vertex',
  'transmission_fragment',
  'transmission_pars_fragment',
];

/** The names under which three.js keeps shaders that this board never uses. */
export const UNUSED_SHADERS: readonly string[] = [
  ...PROGRAMS.flatMap((program) => [`${program}_vert`, `${program}_frag`]),
  ...PARTS,
];

/**
 * The source of three.js with unused shaders left empty. All shaders hang on one object, so a bundler keeps them all;
 * they are a twentieth of what a visitor downloads for this board. Throws if a shader is not where it used to be.
 */
export function withoutUnusedShaders(source: string): string {
  const chunks = source.slice(source.indexOf('const ShaderChunk = {'));
  return UNUSED_SHADERS.reduce((code, name) => {
    const variable = new RegExp(`\\b${name}: ([\\w$]+)`).exec(chunks)?.[1];
    if (!variable) throw new Error(`three.js has no shader ${name}`);
    const text = new RegExp(
      `(const|var) ${variable.replace('$', '\\$')} = ("(?:[^"\\\\]|\\\\.)*"|\`[^\`]*\`);`,
    );
    if (!text.test(code)) throw new Error(`three.js keeps the shader ${name} elsewhere`);
    return code.replace(text, () => `const ${variable} = '';`);
  }, source);
}

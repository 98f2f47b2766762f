import type { Scene } from '../scene.ts';
import type { Story } from '../story.ts';

/**
 * The form of every turn, power by power, in the signs of a story: m moves, s swaps, p pushes, w walks, f ferries,
 * b a block, d a dome, r takes a block away, k and x remove, t turns to stone, # ends the game. A build ends the game only
 * by the fifth complete tower.
 */
const BUILD = '[bd]#?';
const SHAPES: Readonly<Record<string, string>> = {
  achilles: `m(#|${BUILD})|[bd]m(#|${BUILD})|d#`,
  apollo: `[ms](#|${BUILD})`,
  'apollo-2e': `[ms](#|${BUILD})`,
  ares: `m(#|${BUILD}|[bd]r)`,
  artemis: `mm?(#|${BUILD})`,
  asteria: `m(#|[bd]d?#?)`,
  bia: `m(#|k?${BUILD})`,
  charon: `f?m(#|${BUILD})`,
  demeter: `m(#|[bd]?${BUILD})`,
  hephaestus: `m(#|${BUILD}|bb)`,
  hermes: `m(#|${BUILD})|w?w?${BUILD}`,
  hestia: `m(#|[bd]?${BUILD})`,
  medusa: `m(#|${BUILD}|[bd]t*)`,
  minotaur: `[mp](#|${BUILD})`,
  morpheus: 'm(#|[bd]*|[bd]+#)',
  polyphemus: `m(#|[bd]d?d?#?)`,
  poseidon: `m(#|[bd]{0,3}${BUILD})`,
  prometheus: `m(#|${BUILD})|[bd]m(#|${BUILD})|d#`,
  theseus: `m(#|${BUILD}|[bd]x)`,
  triton: `m+(#|${BUILD})`,
};
const PLAIN = new RegExp(`^m(#|${BUILD})$`);
const FORMS = new Map(Object.entries(SHAPES).map(([power, shape]) => [power, new RegExp(`^(${shape})$`)]));
/** Nobody wins in an additional turn, but five towers count when it is over. */
const EXTRA = /^(m[bd]|-)#?$/;

/** A turn has no other steps than its power allows, in no other order. */
export function shapeFault({ mover, isExtra }: Scene, { shape }: Story): string | undefined {
  const form = isExtra ? EXTRA : (FORMS.get(mover.power) ?? PLAIN);
  return form.test(shape) ? undefined : `${mover.power} has no turn of the shape ${shape}`;
}

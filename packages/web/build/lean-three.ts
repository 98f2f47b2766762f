import { withoutUnusedShaders } from '@thera/board/unused-shaders';
import { withoutHeadsets } from '@thera/board/without-headsets';
import type { Plugin } from 'vite';

/**
 * Leaves out of three.js what our board never uses and what cannot be shaken out: shaders, for it keeps them in tables, and
 * headsets, for every renderer is ready for them.
 */
export function leanThree(): Plugin {
  return {
    name: 'thera-lean-three',
    apply: 'build',
    transform: {
      filter: { id: /three\/build\/three\.module(\.min)?\.js$/ },
      handler: (code) => ({ code: withoutHeadsets(withoutUnusedShaders(code)), map: null }),
    },
  };
}

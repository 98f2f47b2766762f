import { withoutUnusedShaders } from '@thera/board/unused-shaders';
import type { Plugin } from 'vite';

/** Leaves out of three.js the shaders that our board never uses: they cannot be shaken out, for it keeps them in tables. */
export function leanThree(): Plugin {
  return {
    name: 'thera-lean-three',
    apply: 'build',
    transform: {
      filter: { id: /three\/build\/three\.module(\.min)?\.js$/ },
      handler: (code) => ({ code: withoutUnusedShaders(code), map: null }),
    },
  };
}

import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { leanThree } from './build/lean-three.ts';
import { offline, SERVICE_WORKER } from './build/offline.ts';
import { preloads } from './build/preloads.ts';

const HERE = import.meta.dirname;
const OUT = join(HERE, 'dist');

/** The pages are built into `dist`; every page is a chunk of its own, and so is the three.js board. */
const config: UserConfig = {
  root: HERE,
  base: '/',
  build: {
    target: 'es2023',
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Says which source became which file; `npm run size` reads it.
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(HERE, 'index.html'),
        'service-worker': join(HERE, 'src/service-worker/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [leanThree(), preloads(), offline(join(HERE, 'public')), compressed(OUT)],
};

export default config;

import type { UserConfig } from 'vite';

/** The pages are built into `dist`; every page is a chunk of its own, and so is the three.js board. */
const config: UserConfig = {
  root: import.meta.dirname,
  base: '/',
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
};

export default config;

import type { NetFiles } from './load-net.ts';

// Named by a pattern, so that pages can be built without a net: the computer evaluates by hand then.
const FOUND = import.meta.glob<string>(
  ['../../../../../engine/nets/thera.net', '../../../../../engine/dist/kernel.wasm'],
  { query: '?url', import: 'default', eager: true },
);

const addressOf = (name: string): string | undefined =>
  Object.entries(FOUND).find(([path]) => path.endsWith(`/${name}`))?.[1];

/** Where the net is, and the kernel that evaluates by it. */
export const NET_FILES: NetFiles = { net: addressOf('thera.net'), kernel: addressOf('kernel.wasm') };

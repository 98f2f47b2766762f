import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|html|js|json|net|svg|webmanifest|wasm)$/;

/** How files are compressed, as well as each way can: it is done once, and sent often. */
const WAYS: readonly { readonly suffix: string; readonly compress: (plain: Buffer) => Promise<Buffer> }[] = [
  { suffix: '.gz', compress: (plain) => promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }) },
  { suffix: '.br', compress: (plain) => promisify(brotliCompress)(plain) },
];

/** Writes the compressed forms of every file beside it, where they are smaller. */
export function compressed(folder: string): Plugin {
  return {
    name: 'thera-compressed',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const plain = readFileSync(path);
  for (const way of WAYS) {
    const packed = await way.compress(plain);
    if (packed.length < plain.length) writeFileSync(path + way.suffix, packed);
  }
}

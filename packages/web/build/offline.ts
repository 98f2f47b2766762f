import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The file of the service worker; its name must stay, because browsers remember it. */
export const SERVICE_WORKER = 'service-worker.js';

const PLACEHOLDER = '__THERA_BUILD__';
/** Older browsers take the other format of the font; whoever can install the site does not need it. */
const NOT_STORED = /\.(map|woff)$|^\/share\.png$/;

/** Tells the service worker which files there are, and writes a version that changes with any of them. */
export function offline(publicFolder: string): Plugin {
  return {
    name: 'thera-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') return;
        if (worker.imports.length > 0) throw new Error('the service worker shares code with the pages');
        const build = describeBuild(bundle, publicFolder);
        worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify(build));
      },
    },
  };
}

interface Part {
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly rank: number;
}

function describeBuild(
  bundle: Rolldown.OutputBundle,
  publicFolder: string,
): { readonly version: string; readonly files: readonly string[] } {
  const built = Object.values(bundle)
    .filter(({ fileName }) => fileName !== SERVICE_WORKER && !fileName.startsWith('.'))
    .map((file): Part => ({ path: pathOf(file.fileName), content: contentOf(file), rank: rankOf(file) }));
  const copied = readdirSync(publicFolder).map(
    (name): Part => ({ path: `/${name}`, content: readFileSync(join(publicFolder, name)), rank: 1 }),
  );
  const parts = [...built, ...copied].filter(({ path }) => !NOT_STORED.test(path));
  parts.sort((a, b) => a.rank - b.rank || (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path, content } of parts) hash.update(`${path}\n`).update(content);
  return { version: hash.digest('base64url').slice(0, 12), files: parts.map(({ path }) => path) };
}

function pathOf(fileName: string): string {
  return fileName === 'index.html' ? '/' : `/${fileName}`;
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

/** The computer plays without these, only not as well. */
const NET = /\.(net|wasm)$/;

/** The page first, and last what is large and not needed to play: the net, and the board of three.js. */
function rankOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): number {
  if (file.fileName === 'index.html') return 0;
  const isThree = file.type === 'chunk' && file.moduleIds.some((id) => id.includes('/node_modules/three/'));
  return isThree || NET.test(file.fileName) ? 2 : 1;
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildKernel } from './build-kernel.ts';
import { ROOT } from './root.ts';

/** The folder of the built pages. */
export const PAGES: string = join(ROOT, 'packages/web/dist');

/** In the folder itself, so that it goes when the pages go. */
const NOTE = join(PAGES, '.built-from');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');

/** Builds the pages, unless they were built from these very sources. */
export function buildPages(): void {
  buildKernel();
  const sources = fingerprint();
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === sources) return;
  console.log('Building the pages…');
  const { status } = spawnSync(process.execPath, [VITE, 'build', 'packages/web', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
    // Whoever tests runs in a mode of its own; what is tested is what is served.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the pages could not be built: see above');
  writeFileSync(NOTE, sources);
}

/** Contents are compared and not times, because a checkout changes those. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function sources(): readonly string[] {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}/src`);
  const folders = [
    ...packages,
    'packages/engine/kernel',
    'packages/engine/nets',
    'packages/web/build',
    'packages/web/public',
  ];
  const files = folders.filter((folder) => existsSync(join(ROOT, folder))).flatMap(filesBelow);
  return ['package-lock.json', 'packages/web/index.html', 'packages/web/vite.config.ts', ...files.sort()];
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => !/\.(test|battery)\.tsx?$/.test(path) && statSync(join(ROOT, path)).isFile());
}

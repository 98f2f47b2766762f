import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The engine's compiled kernel. */
export const KERNEL: string = join(ROOT, 'packages/engine/dist/kernel.wasm');

const NOTE = join(ROOT, 'packages/engine/dist/.kernel-built-from');
const SOURCE = 'packages/engine/kernel/kernel.ts';
const OPTIONS = 'packages/engine/kernel/asconfig.json';
const COMPILER = 'node_modules/assemblyscript';

/** Compiles the kernel, unless it was compiled from this very source. */
export function buildKernel(): void {
  const source = fingerprint();
  if (existsSync(KERNEL) && existsSync(NOTE) && readFileSync(NOTE, 'utf8') === source) return;
  // Not on the standard output, which may be a program's to read.
  console.error('Compiling the kernel…');
  const asc = join(ROOT, COMPILER, 'bin/asc.js');
  // Several processes may begin at once: each puts a whole file in place.
  const draft = `${KERNEL}.${process.pid}`;
  const args = [asc, SOURCE, '--config', OPTIONS, '--outFile', draft];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the kernel could not be compiled: see above');
  renameSync(draft, KERNEL);
  writeFileSync(NOTE, source);
}

/** Contents are compared and not times, because a checkout changes those. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of [SOURCE, OPTIONS, `${COMPILER}/package.json`])
    hash.update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

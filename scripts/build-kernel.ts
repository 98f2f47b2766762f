import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** The engine's compiled kernel. */
export const KERNEL: string = join(ROOT, 'packages/engine/dist/kernel.wasm');

/** What is compiled: the arithmetic of a net, and that of learning. */
const SOURCES = 'packages/engine/kernel';
const KERNELS = [
  { name: 'kernel', options: `${SOURCES}/asconfig.json` },
  { name: 'trainer', options: `${SOURCES}/trainer.asconfig.json` },
] as const;
const COMPILER = 'node_modules/assemblyscript';

/** Compiles the kernels, but for those that were compiled from these very sources. */
export function buildKernel(): void {
  for (const kernel of KERNELS) compile(kernel);
}

function compile({ name, options }: (typeof KERNELS)[number]): void {
  const compiled = join(ROOT, `packages/engine/dist/${name}.wasm`);
  const note = join(ROOT, `packages/engine/dist/.${name}-built-from`);
  const sources = readdirSync(join(ROOT, SOURCES)).map((file) => `${SOURCES}/${file}`);
  const now = fingerprint([...sources, `${COMPILER}/package.json`]);
  if (existsSync(compiled) && existsSync(note) && readFileSync(note, 'utf8') === now) return;
  // Not on the standard output, which may be a program's to read.
  console.error(`Compiling the ${name}…`);
  const asc = join(ROOT, COMPILER, 'bin/asc.js');
  // Several processes may begin at once: each puts a whole file in place.
  const draft = `${compiled}.${process.pid}`;
  const args = [asc, `${SOURCES}/${name}.ts`, '--config', options, '--outFile', draft];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`the ${name} could not be compiled: see above`);
  renameSync(draft, compiled);
  writeFileSync(note, now);
}

/** Contents are compared and not times, because a checkout changes those. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

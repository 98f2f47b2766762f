// Plain JavaScript without dependencies: it must run on any Node from 20.19, before anything is installed.
// Usage: node scripts/run.js <file> [arguments…]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runOnLocalNode } from './local-node.js';

function lockedPackages(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether what is installed is what the lock file says; optional packages are for other platforms. */
function isInstalled() {
  const wanted = lockedPackages('package-lock.json');
  const installed = lockedPackages('node_modules/.package-lock.json');
  if (wanted === undefined || installed === undefined) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      (path in installed && installed[path].version === entry.version),
  );
}

function install() {
  console.log('Installing what is missing (npm ci)…');
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci'], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', ['ci'], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(1);
  }
}

const [file, ...args] = process.argv.slice(2);
if (!isInstalled()) install();
runOnLocalNode(join(ROOT, file), args);

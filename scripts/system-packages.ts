import { spawnSync } from 'node:child_process';

/** Installs the first of some packages that this system has, if we may; `what` is the name of the thing itself. */
export function installPackage(what: string, packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing ${what} from the packages of this system…`);
  return apt('update') && packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  return (
    spawnSync('apt-get', [...wait, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  );
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Chromium, or a browser made of it, usually is; `THERA_CHROMIUM` names another place. */
const PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE = [
  'The browser tests need Chromium, and none was found.',
  'Install it from the packages of your system (Debian: apt-get install chromium),',
  'or say where it is: THERA_CHROMIUM=/path/to/chromium npm test.',
  'To leave these tests out: THERA_SKIP=browser npm test.',
].join('\n');

/** The path of Chromium, installed from the system's packages if it is missing and we may. */
export function chromium(): string {
  const found = place() ?? (install() ? place() : undefined);
  if (found === undefined) throw new Error(ADVICE);
  return found;
}

function place(): string | undefined {
  const told = process.env.THERA_CHROMIUM;
  // A place that was named and is wrong is not made up for by another.
  return told === undefined ? PLACES.find((path) => existsSync(path)) : existsSync(told) ? told : undefined;
}

function install(): boolean {
  const mayInstall = process.getuid?.() === 0 && process.env.THERA_CHROMIUM === undefined;
  if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log('Installing Chromium from the packages of this system…');
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  return (
    spawnSync('apt-get', [...wait, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  );
}

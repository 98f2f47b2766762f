import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: all that tests see of it, in two thirds of the time a visit takes in the whole of it. */
const SHELL = '/usr/bin/chromium-headless-shell';

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
  'Install it from the packages of your system (Debian: apt-get install chromium-headless-shell, or chromium),',
  'or say where it is: THERA_CHROMIUM=/path/to/chromium npm test.',
  'To leave these tests out: THERA_SKIP=browser npm test.',
].join('\n');

/** The path of Chromium as people have it, installed from the system's packages if it is missing and we may. */
export function chromium(): string {
  return found(PLACES, ['chromium']);
}

/** The path of the Chromium that tests run in: the one without windows where there is one, as it is quicker. */
export function headlessChromium(): string {
  return found([SHELL, ...PLACES], ['chromium-headless-shell', 'chromium']);
}

/** The first place where there is something; if there is nothing, one of the packages is installed. */
function found(places: readonly string[], packages: readonly string[]): string {
  const path = placeIn(places) ?? (install(packages) ? placeIn(places) : undefined);
  if (path === undefined) throw new Error(ADVICE);
  return path;
}

function placeIn(places: readonly string[]): string | undefined {
  const told = process.env.THERA_CHROMIUM;
  // A place that was named and is wrong is not made up for by another.
  return told === undefined ? places.find((path) => existsSync(path)) : existsSync(told) ? told : undefined;
}

/** Installs the first of some packages that this system has. */
function install(packages: readonly string[]): boolean {
  const mayInstall = process.getuid?.() === 0 && process.env.THERA_CHROMIUM === undefined;
  if (!mayInstall || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log('Installing Chromium from the packages of this system…');
  return apt('update') && packages.some((name) => apt('install', '-y', '--no-install-recommends', name));
}

function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq'];
  return (
    spawnSync('apt-get', [...wait, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  );
}

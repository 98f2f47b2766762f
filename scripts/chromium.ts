import { existsSync } from 'node:fs';
import { installPackage } from './system-packages.ts';

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
  const mayInstall = process.env.THERA_CHROMIUM === undefined;
  const isThere = (): boolean => mayInstall && installPackage('Chromium', packages);
  const path = placeIn(places) ?? (isThere() ? placeIn(places) : undefined);
  if (path === undefined) throw new Error(ADVICE);
  return path;
}

function placeIn(places: readonly string[]): string | undefined {
  const told = process.env.THERA_CHROMIUM;
  // A place that was named and is wrong is not made up for by another.
  return told === undefined ? places.find((path) => existsSync(path)) : existsSync(told) ? told : undefined;
}

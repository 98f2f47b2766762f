import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { installPackage } from './system-packages.ts';

/** A program of the system that tests start for themselves. */
interface Program {
  readonly title: string;
  /** It may go by several names. */
  readonly names: readonly string[];
  /** Where it usually is, besides the folders of `PATH`. */
  readonly folders: () => readonly string[];
  /** The variable that names the folder in which it is. */
  readonly variable: string;
  readonly packages: readonly string[];
}

/** Debian keeps the programs of each version of PostgreSQL apart, outside of `PATH`. */
const DEBIAN = '/usr/lib/postgresql';

const POSTGRES: Program = {
  title: 'PostgreSQL',
  names: ['initdb'],
  folders: () => [
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
  ],
  variable: 'THERA_POSTGRES',
  packages: ['postgresql'],
};

const REDIS: Program = {
  title: 'Redis',
  names: ['redis-server', 'valkey-server'],
  folders: () => ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'],
  variable: 'THERA_REDIS',
  packages: ['redis-server', 'valkey-server'],
};

/**
 * The folder of PostgreSQL's programs, installed from the system's packages if they are missing and we may. Where one
 * is linked to from elsewhere, its companions are where it really is.
 */
export const postgresPrograms = (): string => dirname(realpathSync(found(POSTGRES)));

/** The path of Redis' server, or Valkey's, installed in the same way. */
export const redisProgram = (): string => found(REDIS);

function found(program: Program): string {
  const { title, packages, variable } = program;
  const mayInstall = process.env[variable] === undefined;
  const isThere = (): boolean => mayInstall && installPackage(title, packages);
  const path = placeOf(program) ?? (isThere() ? placeOf(program) : undefined);
  if (path === undefined) throw new Error(adviceOn(program));
  return path;
}

function placeOf({ names, folders, variable }: Program): string | undefined {
  const told = process.env[variable];
  // A place that was named and is wrong is not made up for by another.
  const places = told === undefined ? [...(process.env.PATH ?? '').split(delimiter), ...folders()] : [told];
  return places
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((place) => place.startsWith('/') && existsSync(place));
}

function adviceOn({ title, packages, variable }: Program): string {
  return [
    `The tests of several servers need ${title}, and none was found.`,
    `Install it from the packages of your system (Debian: apt-get install ${packages[0]}),`,
    `or name the folder of its programs: ${variable}=/path/to/bin npm test.`,
    'To leave these tests out: THERA_SKIP=services npm test.',
  ].join('\n');
}

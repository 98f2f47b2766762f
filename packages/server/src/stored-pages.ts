import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ENCODINGS, type Encoding } from './encodings.ts';
import { mediaTypeOf } from './media-types.ts';

/** A file as it can be sent. */
export interface StoredFile {
  readonly type: string;
  /** A name with a hash of the content never means anything else. */
  readonly isImmutable: boolean;
  readonly hash: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

/** The built pages, by path. */
export type StoredPages = ReadonlyMap<string, StoredFile>;

/** The file that is every page. */
export const INDEX = '/index.html';

/**
 * Reads the built pages, or nothing where there are none. They are read once: a build while we serve must not
 * mix two versions.
 */
export function storedPages(folder: string): StoredPages | undefined {
  if (!existsSync(join(folder, INDEX))) return undefined;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !isHidden(name) && !isCompressed(name) && statSync(join(folder, name)).isFile());
  return new Map(names.map((name) => [`/${name}`, storedFile(folder, name)]));
}

function storedFile(folder: string, name: string): StoredFile {
  const plain = readFileSync(join(folder, name));
  const bodies = new Map<Encoding, Buffer>([['identity', plain]]);
  for (const { name: encoding, suffix } of ENCODINGS) {
    const path = join(folder, name + suffix);
    if (existsSync(path)) bodies.set(encoding, readFileSync(path));
  }
  return {
    type: mediaTypeOf(name),
    isImmutable: name.startsWith('assets/'),
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bodies,
  };
}

/** Notes of the build, such as its manifest, are for nobody else. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.'));
}

function isCompressed(name: string): boolean {
  return ENCODINGS.some(({ suffix }) => name.endsWith(suffix));
}

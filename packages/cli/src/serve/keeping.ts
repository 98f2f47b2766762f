import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NewerSchema, postgresStore, type Store, sqliteStore } from '@thera/server';
import { fault, ok, type Result } from '@thera/table';
import { mostPagesFrom } from './settings.ts';

/** Where everything is kept. */
export type Keeping =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Why nothing can be kept there. */
export type KeepingError = 'bad-data' | 'bad-database' | 'newer-data';

/** Accounts and games are kept there, unless another folder or a database is named. */
const FOLDER = 'data';
const FILE = 'thera.sqlite';

/** A file in a folder, or the database that `DATABASE_URL` names. */
export function keepingFrom(
  folder: string | undefined,
  { DATABASE_URL: url = '' }: NodeJS.ProcessEnv,
): Keeping {
  return url === '' ? { kind: 'file', path: join(folder ?? FOLDER, FILE) } : { kind: 'postgres', url };
}

/** What people are told of it: addresses of databases have passwords in them. */
export const titleOf = (keeping: Keeping): string =>
  keeping.kind === 'file' ? keeping.path : 'DATABASE_URL';

/** Opens what is kept; the folder of a file is made if it is not there. */
export async function openStore(keeping: Keeping): Promise<Result<Store, KeepingError>> {
  try {
    if (keeping.kind === 'postgres') return ok(await postgresStore(keeping.url));
    mkdirSync(dirname(keeping.path), { recursive: true });
    const mostPages = mostPagesFrom(process.env);
    return ok(sqliteStore(keeping.path, mostPages === undefined ? {} : { mostPages }));
  } catch (error) {
    if (error instanceof NewerSchema) return fault('newer-data', titleOf(keeping));
    if (keeping.kind === 'file') return fault('bad-data', dirname(keeping.path));
    return fault('bad-database', reasonOf(error));
  }
}

/** The driver's own words: which of a dozen things is wrong with an address or a server only it knows. */
export function reasonOf(error: unknown): string {
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (told instanceof AggregateError) return told.errors.map(reasonOf).join('; ');
  return told instanceof Error ? told.message.split('\n')[0]! : String(told);
}

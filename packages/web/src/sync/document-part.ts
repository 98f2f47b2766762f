import { canonicalJson, fault, ok, type Result } from '@thera/table';
import { askApi } from '../online/api.ts';
import type { SyncedPart, SyncRefusal } from './synced-part.ts';

/** Something that is kept on every device, and at the server in one document. */
export interface DocumentKind<T> {
  readonly name: string;
  /** What is here; undefined if it cannot be read, and then nothing happens to it. */
  read(): T | undefined;
  write(value: T): void;
  clear(): void;
  watch(changed: () => void): () => void;
  /** The form that is written. */
  readonly version: number;
  parse(input: unknown): Result<T, string>;
  /** Two that went on separately, as one: in whatever order, and however often, it is the same. */
  unite(one: T, other: T): T;
}

/** A document as the server has it; version 0 if there is none. */
export interface ServerDocument {
  readonly version: number;
  readonly body: string | null;
}

/** What documents are kept by. */
export interface DocumentServer {
  get(name: string): Promise<Result<ServerDocument, SyncRefusal>>;
  put(name: string, document: ServerDocument): Promise<Result<unknown, SyncRefusal>>;
}

const SERVER: DocumentServer = {
  get: (name) => askApi<ServerDocument>('GET', `/documents/${name}`),
  put: (name, document) => askApi('PUT', `/documents/${name}`, document),
};

/** Other devices may write at the same moment; so often in a row they do not. */
const MOST_TRIES = 5;

/** A document that is united with what is here whenever either has changed. */
export function documentPart<T>(kind: DocumentKind<T>, server: DocumentServer = SERVER): SyncedPart {
  const format = (value: T): string => canonicalJson({ version: kind.version, value });

  async function sync(): Promise<Result<true, SyncRefusal>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const told = await server.get(kind.name);
      if (!told.ok) return told;
      const { version, body } = told.value;
      const there = body === null ? undefined : parseBody(kind, body);
      if (there?.ok === false) return there;
      const here = kind.read();
      if (here === undefined) return fault('damaged-here');
      const both = there === undefined ? here : kind.unite(here, there.value);
      if (format(both) !== format(here)) kind.write(both);
      if (there !== undefined && format(both) === format(there.value)) return ok(true);
      const put = await server.put(kind.name, { version: version + 1, body: format(both) });
      if (put.ok) return ok(true);
      if (put.error !== 'stale') return put;
    }
    return fault('stale');
  }

  return {
    name: kind.name,
    sync,
    watch: (changed) => kind.watch(changed),
    pack() {
      const here = kind.read();
      return here === undefined ? undefined : format(here);
    },
    unpack(text) {
      const there = parseBody(kind, text);
      const here = kind.read();
      if (there.ok && here !== undefined) kind.write(kind.unite(here, there.value));
    },
    clear: () => kind.clear(),
  };
}

/** What stands in a document; what a later version has written is left alone. */
function parseBody<T>({ version, parse }: DocumentKind<T>, body: string): Result<T, string> {
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return fault('not-json');
  }
  const { version: written, value } = (input ?? {}) as Readonly<Record<string, unknown>>;
  if (!Number.isSafeInteger(written)) return fault('bad-field', 'version');
  return Number(written) > version ? fault('newer-version', 'version') : parse(value);
}

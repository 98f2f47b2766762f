import type { DocumentKind } from './document-part.ts';
import { type Fields, fieldsOf, parseStamped, restamped, type Stamped, uniteStamped } from './stamped.ts';
import type { SyncedFields } from './synced-fields.ts';

/** The part of the browser's storage that the profile needs. */
export type ProfileStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'thera.profile';

/**
 * All small things that follow a player, such as settings and tastes, as one document: each field by itself has the time
 * of its last change, which is kept beside what it is kept as.
 */
export function profile(
  sources: readonly SyncedFields[],
  storage: ProfileStorage | undefined,
  now: () => number,
): DocumentKind<Stamped> {
  let stamped = keptIn(storage);

  function keep(value: Stamped): void {
    stamped = value;
    try {
      storage?.setItem(KEY, JSON.stringify(value));
    } catch {
      // Then it is compared once more with the next visit.
    }
  }

  /** Which source a field of the document belongs to, if this version knows it. */
  function isOurs([name, [value]]: readonly [string, readonly [string, number]]): boolean {
    const [source, field] = split(name);
    const known = sources.find((one) => one.name === source);
    return known !== undefined && (value === '' || known.isKnown(field, value));
  }

  return {
    name: 'profile',
    version: 1,
    read() {
      // Another window may have written, or cleared it.
      if (storage !== undefined) stamped = keptIn(storage);
      const entries = Object.entries(stamped ?? {});
      const foreign = Object.fromEntries(entries.filter((entry) => !isOurs(entry)));
      const ours = stamped && Object.fromEntries(entries.filter(isOurs));
      const fields = Object.assign({}, ...sources.map(prefixed)) as Fields;
      const read = { ...foreign, ...restamped(ours, fields, now()) };
      if (stamped === undefined || JSON.stringify(read) !== JSON.stringify(stamped)) keep(read);
      return read;
    },
    write(value) {
      keep(value);
      const fields = Object.entries(fieldsOf(Object.fromEntries(Object.entries(value).filter(isOurs))));
      for (const source of sources) {
        const own = fields.flatMap(([name, text]) => {
          const [of, field] = split(name);
          return of === source.name ? [[field, text]] : [];
        });
        source.write(Object.fromEntries(own));
      }
    },
    clear() {
      stamped = undefined;
      storage?.removeItem(KEY);
      for (const source of sources) source.clear();
    },
    watch(changed) {
      const stops = sources.map((source) => source.watch(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    parse: parseStamped,
    unite: uniteStamped,
  };
}

const SIGN = '/';

const prefixed = ({ name, read }: SyncedFields): Fields =>
  Object.fromEntries(Object.entries(read()).map(([field, value]) => [name + SIGN + field, value]));

function split(name: string): readonly [source: string, field: string] {
  const at = name.indexOf(SIGN);
  return [name.slice(0, at), name.slice(at + 1)];
}

function keptIn(storage: ProfileStorage | undefined): Stamped | undefined {
  try {
    const kept = parseStamped(JSON.parse(storage?.getItem(KEY) ?? 'null'));
    return kept.ok ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * For the first part of an address, or the first two, and a language, the files that the page will ask for; `*` is a
 * part of an address that only its page understands.
 */
export type Preloads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const PRELOADS = '.vite/preloads.json';
/** Runs before anything is drawn, and is no module. */
const FIRST_SCRIPT = '/theme.js';
const DEFAULT_LANGUAGE = 'en';

/** What the build knows about its pages; nothing if it has written nothing down. */
export function storedPreloads(folder: string): Preloads {
  const path = join(folder, PRELOADS);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * A header that lets the browser fetch what a page will ask for together with the page, and not only once its scripts
 * have come to ask for it; undefined where nothing is known.
 */
export function preloadLinks(
  preloads: Preloads,
  path: string,
  acceptLanguage: string | undefined,
): string | undefined {
  const [first = '', second, ...more] = path.split('/').filter((part) => part !== '');
  const below = second === undefined ? [] : [`${first}/${second}`, [first, '*', ...more].join('/')];
  const key = [...below, first].find((known) => Object.hasOwn(preloads, known));
  const byLanguage = key === undefined ? {} : preloads[key]!;
  const wanted = (acceptLanguage ?? '').trim().slice(0, 2).toLowerCase();
  const files = byLanguage[wanted] ?? byLanguage[DEFAULT_LANGUAGE] ?? [];
  return files.length === 0 ? undefined : files.map(link).join(', ');
}

/** Files are fetched as the page fetches them: with the same rules about origins. */
function link(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  if (file.endsWith('.woff2')) return `<${file}>; rel=preload; as=font; type=font/woff2; crossorigin`;
  if (file === FIRST_SCRIPT) return `<${file}>; rel=preload; as=script`;
  return `<${file}>; rel=modulepreload; crossorigin`;
}

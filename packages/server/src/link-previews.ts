import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Encoding } from './encodings.ts';
import type { StoredFile } from './stored-pages.ts';

interface Preview {
  readonly title: string;
  readonly description: string;
}

/** What a link is shown with where it is shared, for the first part of its address and a language. */
export type Previews = Readonly<Record<string, Readonly<Record<string, Preview>>>>;

const PREVIEWS = '.vite/previews.json';
const DEFAULT_LANGUAGE = 'en';
const PICTURE = { path: '/share.png', width: 1200, height: 630 };

/** As many pages with their tags are kept; there are few, but anybody can make up the name of a host. */
const MOST_KEPT = 64;

/** A name or number of a host as browsers send it. Whatever else comes is not written into a page. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Who asks for a page. */
export interface Asking {
  readonly path: string;
  readonly host?: string | undefined;
  /** How the page was asked for, where another server stands before this one. */
  readonly protocol?: string | undefined;
  readonly language?: string | undefined;
}

/** What the build has to say about links; nothing if it has written nothing down. */
export function storedPreviews(folder: string): Previews {
  const path = join(folder, PREVIEWS);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** The page with the tags that tell others what is behind its address. */
export class PreviewedPages {
  private readonly page: StoredFile;
  private readonly previews: Previews;
  private readonly kept = new Map<string, StoredFile>();

  constructor(page: StoredFile, previews: Previews) {
    this.page = page;
    this.previews = previews;
  }

  for({ path, host, protocol, language }: Asking): StoredFile {
    const [first = ''] = path.split('/').filter((part) => part !== '');
    const byLanguage = Object.hasOwn(this.previews, first) ? this.previews[first]! : this.previews[''];
    const wanted = (language ?? '').trim().slice(0, 2).toLowerCase();
    const preview =
      byLanguage && (Object.hasOwn(byLanguage, wanted) ? byLanguage[wanted] : byLanguage[DEFAULT_LANGUAGE]);
    if (preview === undefined) return this.page;
    const scheme = protocol === 'https' ? 'https' : 'http';
    const origin = host !== undefined && HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : undefined;
    const key = `${origin} ${first} ${preview.title}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const made = withTags(this.page, preview, origin);
    this.kept.set(key, made);
    return made;
  }
}

function withTags(page: StoredFile, { title, description }: Preview, origin: string | undefined): StoredFile {
  const fields: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Thera'],
    ['og:title', title],
    ['og:description', description],
    ...(origin === undefined
      ? []
      : ([
          ['og:image', `${origin}${PICTURE.path}`],
          ['og:image:width', String(PICTURE.width)],
          ['og:image:height', String(PICTURE.height)],
        ] as const)),
  ];
  const tags = fields.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`);
  const large = '<meta name="twitter:card" content="summary_large_image" />';
  const plain = Buffer.from(
    page.bodies
      .get('identity')!
      .toString('utf8')
      .replace('</head>', () => `${tags.join('')}${large}</head>`),
  );
  const bodies = new Map<Encoding, Buffer>([
    ['identity', plain],
    ['br', brotliCompressSync(plain)],
    ['gzip', gzipSync(plain)],
  ]);
  return { ...page, bodies, hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

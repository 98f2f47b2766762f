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

/** What powers are called and do, and how those who meet are named together, in one language. */
interface PowerNames {
  readonly powers: Readonly<Record<string, Preview>>;
  /** The game they belong to. */
  readonly game: string;
  readonly versus: string;
  readonly and: string;
}

/** What links are shown with where they are shared. */
export interface Previews {
  /** For the first part of an address, and a language. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, Preview>>>>;
  /** By language. */
  readonly names: Readonly<Record<string, PowerNames>>;
}

const NO_PREVIEWS: Previews = { pages: {}, names: {} };

const PREVIEWS = '.vite/previews.json';
const DEFAULT_LANGUAGE = 'en';
const MOST_PLAYERS = 4;
const PICTURE = { path: '/share.png', width: 1200, height: 630 };

/** As many pages with their tags are kept; there are few, but anybody can make up the name of a host. */
const MOST_KEPT = 64;

/** A name or number of a host as browsers send it. Whatever else comes is not written into a page. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,252})|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Who asks for a page. */
export interface Asking {
  readonly path: string;
  /** What follows the path, without a question mark. */
  readonly query?: string | undefined;
  readonly host?: string | undefined;
  /** How the page was asked for, where another server stands before this one. */
  readonly protocol?: string | undefined;
  readonly language?: string | undefined;
}

/** What the build has to say about links; nothing if it has written nothing down. */
export function storedPreviews(folder: string): Previews {
  const path = join(folder, PREVIEWS);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : NO_PREVIEWS;
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

  for({ path, query, host, protocol, language }: Asking): StoredFile {
    const [first = '', ...more] = path.split('/').filter((part) => part !== '');
    const { pages, names } = this.previews;
    const wanted = (language ?? '').trim().slice(0, 2).toLowerCase();
    const general = inLanguage(Object.hasOwn(pages, first) ? pages[first] : pages[''], wanted);
    if (general === undefined) return this.page;
    const preview = withNames(general, powersIn(first, more, query), inLanguage(names, wanted));
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

function inLanguage<Text>(
  texts: Readonly<Record<string, Text>> | undefined,
  wanted: string,
): Text | undefined {
  return texts && (Object.hasOwn(texts, wanted) ? texts[wanted] : texts[DEFAULT_LANGUAGE]);
}

/** The powers that an address names: that of a god's page, or those that meet in a position or at a table. */
function powersIn(first: string, more: readonly string[], query = ''): readonly string[] {
  if (first === 'gods') return more;
  const met = first === 'board' ? powersOn(more) : first === 'new' ? powersAt(query) : [];
  return met.length < 2 ? [] : met;
}

/** The heights and whose turn it is come first, and after each power where its workers stand. */
const powersOn = (position: readonly string[]): readonly string[] =>
  position.slice(2).map((seat) => /^[-#]?([a-z-]+)/.exec(seat)?.[1] ?? '');

const powersAt = (table: string): readonly string[] =>
  (new URLSearchParams(table).get('powers') ?? '').split(',').map((power) => power.replace(/[@=].*/, ''));

/** A preview that names the powers, where all of them are known. */
function withNames(general: Preview, ids: readonly string[], names: PowerNames | undefined): Preview {
  if (names === undefined || ids.length === 0 || ids.length > MOST_PLAYERS) return general;
  const powers = ids.flatMap((id) => (Object.hasOwn(names.powers, id) ? [names.powers[id]!] : []));
  const [one, two, three, four] = powers.map(({ title }) => title);
  if (one === undefined || powers.length < ids.length) return general;
  if (two === undefined) return { title: `${one} · Thera`, description: powers[0]!.description };
  const { game, versus, and } = names;
  const players =
    four === undefined ? [one, two, three ?? []].flat() : [`${one}${and}${three}`, `${two}${and}${four}`];
  return { title: `${players.join(versus)} · ${game}`, description: general.description };
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

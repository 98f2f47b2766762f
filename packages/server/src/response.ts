import { acceptedEncodings, ENCODINGS, type Encoding } from './encodings.ts';
import type { PreviewedPages } from './link-previews.ts';
import { isPagePath } from './page-paths.ts';
import { type Preloads, preloadLinks } from './preload-links.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import type { StoredFile, StoredPages } from './stored-pages.ts';

/** A request, as far as it matters here. */
export interface PageRequest {
  readonly method: string;
  /** The path and the query, as they were sent. */
  readonly target: string;
  readonly headers: Readonly<Partial<Record<string, string>>>;
}

/** What is sent back. */
export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  /** Nothing for `HEAD`, and where the browser has it already. */
  readonly body?: Buffer;
}

/** Why a request is refused, and its status. */
const REFUSALS = { 'bad-path': 400, 'not-found': 404, 'method-not-allowed': 405 } as const;
type Refusal = keyof typeof REFUSALS;

/** All that there is to serve. */
export interface Site {
  readonly pages: StoredPages;
  readonly preloads: Preloads;
  readonly previewed: PreviewedPages;
}

/** The response to a request for a page or one of its files. */
export function responseTo({ pages, preloads, previewed }: Site, request: PageRequest): PageResponse {
  const { method, target, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return refuse('method-not-allowed', request);
  const path = pathOf(target);
  if (path === undefined) return refuse('bad-path', request);
  const file = pages.get(path);
  if (file !== undefined) return send(file, 200, request);
  const isPage = isPagePath(path);
  // Whoever looks at a page gets one that says that nothing is here; a script gets a code.
  if (!isPage && !headers.accept?.includes('text/html')) return refuse('not-found', request);
  const { host, 'x-forwarded-proto': protocol, 'accept-language': language } = headers;
  const [, query] = target.split('?');
  const page = previewed.for({ path, query, host, protocol, language });
  const sent = send(page, isPage ? 200 : 404, request);
  const links = preloadLinks(preloads, path, language);
  const described = { ...sent.headers, Vary: 'Accept-Encoding, Accept-Language' };
  return { ...sent, headers: links === undefined ? described : { ...described, Link: links } };
}

/** The path, decoded, or nothing if it tries to lead elsewhere. */
function pathOf(target: string): string | undefined {
  const [raw = ''] = target.split('?');
  try {
    const path = decodeURIComponent(raw);
    const isOdd = path.includes('\0') || path.includes('\\') || /(^|\/)\.\.?(\/|$)/.test(path);
    return path.startsWith('/') && !isOdd ? path : undefined;
  } catch {
    return undefined;
  }
}

function send(file: StoredFile, status: number, { method, headers }: PageRequest): PageResponse {
  const encoding = encodingFor(file, headers['accept-encoding']);
  const body = file.bodies.get(encoding)!;
  const tag = `"${file.hash}-${encoding}"`;
  const common = {
    ...SECURITY_HEADERS,
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && isKnown(tag, headers['if-none-match'])) return { status: 304, headers: common };
  const described = {
    ...common,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return { status, headers: described, ...(method === 'HEAD' ? {} : { body }) };
}

function encodingFor({ bodies }: StoredFile, header: string | undefined): Encoding {
  const accepted = acceptedEncodings(header);
  return ENCODINGS.find(({ name }) => accepted.has(name) && bodies.has(name))?.name ?? 'identity';
}

function isKnown(tag: string, header: string | undefined): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}

function refuse(error: Refusal, { method }: PageRequest): PageResponse {
  const body = Buffer.from(`${JSON.stringify({ error })}\n`);
  const headers = {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    ...(error === 'method-not-allowed' ? { Allow: 'GET, HEAD' } : {}),
  };
  return { status: REFUSALS[error], headers, ...(method === 'HEAD' ? {} : { body }) };
}

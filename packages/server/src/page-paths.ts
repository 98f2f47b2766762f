type Follows = 'nothing' | 'one' | 'maybe-one' | 'some';

/**
 * The addresses that are pages, by what may follow their first part, or by the paths of which one may follow; `*` in a
 * path is any part. Which page is shown is decided in the browser; the server only tells a page from an address where
 * nothing is.
 */
const PAGE_PATHS: Readonly<Record<string, Follows | readonly string[]>> = {
  '': 'nothing',
  new: 'nothing',
  play: 'one',
  table: 'one',
  board: 'some',
  open: 'nothing',
  gods: 'maybe-one',
  learn: 'maybe-one',
  rules: 'nothing',
  settings: 'nothing',
  online: 'nothing',
  games: 'nothing',
  account: 'nothing',
  santowerini: ['play', 'learn', 'rules', 'past'],
  prometheus: ['learn', 'rules', 'units'],
  sphinx: ['rules', 'riddle/*', 'join/*', '*', '*/stars', '*/guestbook', '*/story'],
};

const FITS: Readonly<Record<Follows, (parts: number) => boolean>> = {
  nothing: (parts) => parts === 0,
  one: (parts) => parts === 1,
  'maybe-one': (parts) => parts <= 1,
  some: (parts) => parts >= 1,
};

/** Whether a path leads to a page. */
export function isPagePath(path: string): boolean {
  const [first = '', ...more] = path.split('/').filter((part) => part !== '');
  const follows = Object.hasOwn(PAGE_PATHS, first) ? PAGE_PATHS[first] : undefined;
  if (follows === undefined) return false;
  if (typeof follows === 'string') return FITS[follows](more.length);
  return more.length === 0 || follows.some((path) => isLike(path.split('/'), more));
}

const isLike = (path: readonly string[], parts: readonly string[]): boolean =>
  path.length === parts.length && path.every((part, n) => part === '*' || part === parts[n]);

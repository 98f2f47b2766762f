/**
 * The addresses that are pages, by what may follow their first part. Which page is shown is decided in the
 * browser; the server only tells a page from an address where nothing is.
 */
const PAGE_PATHS: Readonly<Record<string, 'nothing' | 'one' | 'maybe-one' | 'some'>> = {
  '': 'nothing',
  new: 'nothing',
  play: 'one',
  board: 'some',
  open: 'nothing',
  gods: 'maybe-one',
  learn: 'maybe-one',
  rules: 'nothing',
  settings: 'nothing',
};

const FITS: Readonly<Record<(typeof PAGE_PATHS)[string], (parts: number) => boolean>> = {
  nothing: (parts) => parts === 0,
  one: (parts) => parts === 1,
  'maybe-one': (parts) => parts <= 1,
  some: (parts) => parts >= 1,
};

/** Whether a path leads to a page. */
export function isPagePath(path: string): boolean {
  const [first = '', ...more] = path.split('/').filter((part) => part !== '');
  const follows = Object.hasOwn(PAGE_PATHS, first) ? PAGE_PATHS[first] : undefined;
  return follows !== undefined && FITS[follows](more.length);
}

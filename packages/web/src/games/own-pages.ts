/**
 * The pages that a game has of its own, by what follows its name in their addresses; nothing for the first of them, and
 * `*` for a part that the page itself reads. Of several that fit the first is meant.
 */
export const OWN_PAGES = {
  santowerini: ['', 'play', 'learn', 'rules', 'past'],
  prometheus: ['', 'learn', 'rules', 'units'],
  sphinx: ['', 'rules', 'riddle/*', 'join/*', '*', '*/stars', '*/guestbook', '*/story'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OwnGame = keyof typeof OWN_PAGES;
export type OwnPage<Game extends OwnGame = OwnGame> = (typeof OWN_PAGES)[Game][number];

/** A page of its own that a game has, and what it is to show of many. */
export interface OwnPlace {
  readonly game: OwnGame;
  readonly name: OwnPage;
  /** What stands for `*` in its address. */
  readonly part?: string;
}

const ANY = '*';

/** Whether a page is about one of many, such as one adventure: it brings a header of its own. */
export const hasOwnHeader = ({ name }: OwnPlace): boolean => name.startsWith(ANY);

/** The page of its own that a game has under such an address, if it has one. */
export function ownPage(first: string, rest: readonly string[]): OwnPlace | undefined {
  if (!Object.hasOwn(OWN_PAGES, first)) return undefined;
  const game = first as OwnGame;
  const name = OWN_PAGES[game].find((known) => fits(partsOf(known), rest));
  if (name === undefined) return undefined;
  const part = rest[partsOf(name).indexOf(ANY)];
  return part === undefined ? { game, name } : { game, name, part };
}

/** What follows the name of the game in the address of such a page. */
export const ownPath = ({ name, part = '' }: Omit<OwnPlace, 'game'>): string =>
  name.replace(ANY, encodeURIComponent(part));

const partsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('/'));

const fits = (known: readonly string[], rest: readonly string[]): boolean =>
  known.length === rest.length && known.every((part, n) => part === ANY || part === rest[n]);

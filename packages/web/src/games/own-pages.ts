/** The pages that a game has of its own, by what follows its name in their addresses; nothing for the first of them. */
export const OWN_PAGES = {
  santowerini: ['', 'play', 'learn', 'rules', 'past'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OwnGame = keyof typeof OWN_PAGES;
export type OwnPage<Game extends OwnGame = OwnGame> = (typeof OWN_PAGES)[Game][number];

/** The page of its own that a game has under such an address, if it has one. */
export function ownPage(
  first: string,
  second: string,
): { readonly game: OwnGame; readonly name: OwnPage } | undefined {
  if (!Object.hasOwn(OWN_PAGES, first)) return undefined;
  const game = first as OwnGame;
  const name = OWN_PAGES[game].find((known) => known === second);
  return name === undefined ? undefined : { game, name };
}

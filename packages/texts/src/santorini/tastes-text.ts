type Taste = 'favourite' | 'unwanted';

/** Gods that somebody likes to be dealt, and gods that they never want. */
export interface TastesText {
  readonly name: Readonly<Record<Taste, string>>;
  readonly label: Readonly<Record<Taste, (god: string) => string>>;
  /** Opens the list of all gods. */
  readonly mark: string;
  readonly only: string;
  readonly counts: (favourites: number, unwanted: number) => string;
  readonly tooFewFavourites: string;
  readonly tooManyUnwanted: string;
}

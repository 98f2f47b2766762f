import type { TastesText } from '../../santorini/tastes-text.ts';

/** Favourite and unwanted gods. */
export const tastes: TastesText = {
  name: { favourite: 'Favourite', unwanted: 'Not this god' },
  label: {
    favourite: (god) => `Favourite: ${god}`,
    unwanted: (god) => `Never deal ${god}`,
  },
  mark: 'Mark favourite and unwanted gods',
  only: 'Favourites only',
  counts: (favourites, unwanted) =>
    `${favourites === 1 ? '1 favourite' : `${favourites} favourites`}, ${unwanted} never dealt.`,
  tooFewFavourites: 'Too few favourites for this game. Mark more, or turn off Favourites only.',
  tooManyUnwanted: 'Too few gods are left to deal. Allow some of those you ruled out.',
};

import type { TastesText } from '../../santorini/tastes-text.ts';

/** Dioses favoritos y no deseados. */
export const tastes: TastesText = {
  name: { favourite: 'Favorito', unwanted: 'Este no' },
  label: {
    favourite: (god) => `Favorito: ${god}`,
    unwanted: (god) => `No repartir nunca a ${god}`,
  },
  mark: 'Marcar dioses favoritos y no deseados',
  only: 'Solo favoritos',
  counts: (favourites, unwanted) =>
    `${favourites === 1 ? '1 favorito' : `${favourites} favoritos`}, ${unwanted} que no se reparten.`,
  tooFewFavourites: 'Hay pocos favoritos para esta partida. Marca más o desactiva «Solo favoritos».',
  tooManyUnwanted: 'Quedan pocos dioses que repartir. Permite alguno de los que has descartado.',
};

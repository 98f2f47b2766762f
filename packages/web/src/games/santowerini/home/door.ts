import { loadDoorText } from '@thera/texts/santowerini';
import type { Door } from '../../home-part.ts';

/** The way from the first page to the island that has to be held. */
export const door: Door = {
  to: { page: 'own', game: 'santowerini', name: '', query: '' },
  loadLine: loadDoorText,
  loadPicture: async () => (await import('../figures/door-picture.ts')).doorPicture(),
};

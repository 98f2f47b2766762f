import { loadSphinxDoorText } from '@thera/texts/sphinx';
import type { Door } from '../../home-part.ts';

/** The way from the first page to the riddles. */
export const door: Door = {
  to: { page: 'own', game: 'sphinx', name: '', query: '' },
  loadLine: loadSphinxDoorText,
  loadPicture: async () => (await import('./door-picture.ts')).doorPicture(),
};

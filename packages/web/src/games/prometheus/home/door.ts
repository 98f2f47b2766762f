import { loadPrometheusDoorText } from '@thera/texts/prometheus';
import type { Door } from '../../home-part.ts';

/** The way from the first page to the two maps. */
export const door: Door = {
  to: { page: 'own', game: 'prometheus', name: '', query: '' },
  loadLine: loadPrometheusDoorText,
  loadPicture: async () => (await import('./door-picture.ts')).doorPicture(),
};

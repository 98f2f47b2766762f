import type { AdventureTab } from '@thera/texts/sphinx';
import { formatRoute } from '../../../route.ts';

/** The address of a page of an adventure. */
export const adventurePath = (id: string, tab: AdventureTab = 'map', query = ''): string =>
  formatRoute({ page: 'own', game: 'sphinx', name: tab === 'map' ? '*' : `*/${tab}`, part: id, query });

/** The address of the page with all adventures. */
export const ADVENTURES_PATH = '/sphinx';

import type { HomeText } from '../../pages/home-text.ts';

/** The texts of this page. */
export const home: HomeText = { title: 'Home' };

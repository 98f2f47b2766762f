import type { OpenText } from '../../pages/open-text.ts';

/** The texts of this page. */
export const open: OpenText = { title: 'Open' };

import type { LearnText } from '../../pages/learn-text.ts';

/** The texts of this page. */
export const learn: LearnText = { title: 'Learn' };

import type { PlayText } from '../../pages/play-text.ts';

/** The texts of this page. */
export const play: PlayText = { title: 'Play' };

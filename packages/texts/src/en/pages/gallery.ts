import type { GalleryText } from '../../pages/gallery-text.ts';

/** The texts of this page. */
export const gallery: GalleryText = { title: 'Gallery' };

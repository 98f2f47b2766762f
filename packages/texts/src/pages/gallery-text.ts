import { type TextLoader, textLoader } from '../text-loader.ts';

/** The texts of this page. */
export interface GalleryText {
  readonly title: string;
}

/** Brings the texts of this page. */
export const loadGalleryText: TextLoader<GalleryText> = textLoader({
  en: async () => (await import('../en/pages/gallery.ts')).gallery,
  es: async () => (await import('../es/pages/gallery.ts')).gallery,
});

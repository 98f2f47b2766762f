import type { Group, PowerFlag } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { GameText } from '../game-text.ts';
import type { TastesText } from '../tastes-text.ts';

/** The texts of the gallery of powers. */
export interface GalleryText {
  readonly title: string;
  readonly filters: FiltersText;
  /** How many powers are in sight. */
  readonly found: (count: number) => string;
  /** The variant, for whoever looks for it here. */
  readonly fleece: { readonly name: string; readonly sentence: string; readonly play: string };
  readonly tastes: TastesText;
  readonly nothing: { readonly sentence: string; readonly button: string };
  /** Where the address names a power that does not exist. */
  readonly unknown: string;
  readonly detail: GodDetailText;
  readonly trial: TrialFrameText;
  readonly game: GameText;
}

/** What can be asked of the gallery. */
export interface FiltersText {
  readonly search: string;
  readonly groupLabel: string;
  readonly all: string;
  readonly groups: TextFor<Group>;
  readonly moreLabel: string;
  readonly players: (count: number) => string;
  readonly flags: TextFor<PowerFlag>;
  readonly printed: string;
}

/** One power in full. */
export interface GodDetailText {
  readonly label: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  /** The group of one power. */
  readonly kinds: TextFor<Group>;
  readonly players: (counts: readonly number[]) => string;
  readonly printed: string;
  readonly goodToKnow: string;
  readonly notWith: string;
  readonly noBans: string;
  readonly play: (name: string) => string;
}

/** What surrounds a position to try a power in. */
export interface TrialFrameText {
  readonly open: string;
  readonly title: (name: string) => string;
  readonly close: string;
  readonly notice: string;
  readonly again: string;
}

/** Brings the texts of this page. */
export const loadGalleryText: TextLoader<GalleryText> = textLoader({
  en: async () => (await import('../../en/santorini/pages/gallery.ts')).gallery,
  es: async () => (await import('../../es/santorini/pages/gallery.ts')).gallery,
});

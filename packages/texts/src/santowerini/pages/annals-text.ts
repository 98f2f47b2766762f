import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SantoweriniText } from '../game-text.ts';

/** The page of past campaigns and personal bests. */
export interface AnnalsText {
  readonly title: string;
  readonly game: SantoweriniText;
  readonly back: string;
  readonly damaged: string;
  readonly campaigns: {
    readonly title: string;
    readonly none: string;
    readonly rank: (rank: string, points: number) => string;
    readonly levels: (won: number, of: number) => string;
    readonly unfinished: string;
  };
  readonly bests: {
    readonly title: string;
    readonly none: string;
    readonly scenario: string;
    readonly cell: (points: number, rounds: number) => string;
    readonly lost: string;
    readonly never: string;
    readonly note: string;
  };
  readonly siege: {
    readonly title: string;
    readonly none: string;
    readonly best: (defeated: number, wave: number, rounds: number) => string;
  };
  readonly days: {
    readonly title: string;
    readonly none: string;
    readonly won: (points: number, rounds: number) => string;
    readonly lost: string;
    readonly tries: (tries: number) => string;
  };
}

export const loadAnnalsText: TextLoader<AnnalsText> = textLoader({
  en: async () => (await import('../../en/santowerini/pages/annals.ts')).annals,
  es: async () => (await import('../../es/santowerini/pages/annals.ts')).annals,
});

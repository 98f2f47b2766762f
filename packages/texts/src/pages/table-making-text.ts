import type { ClockWords } from '../common/clock-words.ts';
import type { OnlineProblems } from '../common/problem-words.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';

/** What every form of a new game says about playing it with others elsewhere. */
export interface TableMakingText {
  readonly where: string;
  readonly wheres: { readonly device: string; readonly online: string };
  readonly who: string;
  readonly whos: { readonly open: string; readonly link: string };
  readonly whoNotes: { readonly open: string; readonly link: string };
  readonly clock: string;
  readonly clocks: ClockWords;
  /** What the clock of days and the clock of minutes mean. */
  readonly clockNotes: { readonly none: string; readonly live: string; readonly days: string };
  readonly firstPlace: string;
  readonly noPerson: string;
  readonly open: string;
  readonly opening: string;
  readonly problems: OnlineProblems;
}

/** Brings the texts of this part. */
export const loadTableMakingText: TextLoader<TableMakingText> = textLoader({
  en: async () => (await import('../en/pages/table-making.ts')).tableMaking,
  es: async () => (await import('../es/pages/table-making.ts')).tableMaking,
});

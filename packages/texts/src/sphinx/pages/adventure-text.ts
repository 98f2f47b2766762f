import type { AdventureFault, LogRefusal } from '@thera/sphinx';
import type { TextFor } from '../../common/text-for.ts';
import type { CareText } from './care-text.ts';
import type { DueText, StepTexts } from './due-text.ts';

/** The pages of an adventure. */
export const ADVENTURE_TABS = ['map', 'stars', 'guestbook', 'story'] as const;
export type AdventureTab = (typeof ADVENTURE_TABS)[number];

/** What every page of an adventure needs. */
export interface AdventureText {
  readonly tabs: TextFor<AdventureTab>;
  readonly tabsLabel: string;
  readonly back: string;
  readonly menu: string;
  readonly close: string;
  readonly rules: string;
  readonly settings: string;
  readonly care: CareText;
  /** An adventure that nobody has named yet. */
  readonly untitled: string;
  /** Those who signed first, as a title: “Ana, Ben & Chloe”. */
  readonly titleOf: (names: readonly string[]) => string;
  readonly counts: {
    readonly circles: string;
    readonly diamonds: string;
    readonly blessingScore: string;
    readonly blessingScoreShort: string;
    readonly friendlyGods: string;
    readonly friendlyGodsShort: string;
    readonly of: (count: number, all: number) => string;
    /** The same where there is little room. */
    readonly ofShort: (count: number, all: number) => string;
  };
  /** The three things to do after every riddle. */
  readonly steps: StepTexts;
  readonly due: DueText;
  /** Why a riddle is closed. */
  readonly locks: {
    /** On a plate: “after 10”. */
    readonly after: (riddle: number) => string;
    readonly notOpenYet: string;
    readonly riddleBefore: (riddle: number, title: string) => string;
    readonly islandUnfinished: (island: string) => string;
    readonly circlesMissing: (riddles: string) => string;
  };
  readonly refusals: TextFor<LogRefusal>;
  readonly faults: TextFor<AdventureFault>;
  readonly notKept: { readonly 'storage-full': string; readonly 'storage-forbidden': string };
  readonly unknownAdventure: { readonly title: string; readonly sentence: string; readonly button: string };
}

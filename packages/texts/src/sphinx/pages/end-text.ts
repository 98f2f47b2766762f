import type { Ending, LogStep } from '@thera/sphinx';
import type { TextFor } from '../../common/text-for.ts';
import type { DueText, StepTexts } from './due-text.ts';

/** The end of a riddle, with the three things to do after it. */
export interface EndText {
  readonly over: (riddle: number, title: string) => string;
  readonly finishedWith: (tier: string) => string;
  readonly notSolved: string;
  /** Why it is over. */
  readonly because: TextFor<Ending>;
  /** “24 turns · nobody fell · 5 gods called”. */
  readonly turns: (turns: number) => string;
  readonly fell: (workers: number) => string;
  readonly godsCalled: (gods: number) => string;
  readonly tile: {
    readonly diamond: string;
    readonly shadedBefore: string;
    readonly stillOpen: string;
  };
  readonly steps: {
    readonly titles: StepTexts;
    readonly due: DueText;
    readonly heading: string;
    readonly isDone: string;
    readonly sign: { readonly todo: (players: string) => string; readonly nothing: string };
    readonly shade: { readonly todo: (tiers: string, riddle: number) => string; readonly nothing: string };
    readonly place: { readonly todo: string; readonly nothing: string };
    /** The button that leads to each. */
    readonly button: TextFor<LogStep>;
    /** What each is for, told the first time. */
    readonly guide: TextFor<LogStep>;
  };
  readonly toMap: string;
  readonly next: (riddle: number) => string;
  readonly tryAgain: string;
  readonly playAgain: string;
  readonly look: string;
  readonly outside: string;
}

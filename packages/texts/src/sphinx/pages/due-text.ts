import type { LogStep } from '@thera/sphinx';
import type { TextFor } from '../../common/text-for.ts';

/** The three things to do after every riddle. */
export type StepTexts = TextFor<LogStep>;

/** What is still to be done before the next riddle. */
export interface DueText {
  readonly title: (riddle: number) => string;
  readonly sign: (guests: number) => string;
  readonly shade: (circles: number) => string;
  readonly place: (diamonds: number) => string;
  readonly arrows: (arrows: number) => string;
}

import type { StepKind } from '@thera/santorini';
import type { TextFor } from './../common/text-for.ts';

/** What a person is asked to do next, and what a square is called for who cannot see it. */
export interface PromptText {
  readonly pickWorker: string;
  /** What to choose now, by the kind of step that comes next. */
  readonly next: TextFor<StepKind>;
  /** The same with the worker that acts. */
  readonly moveFrom: (square: string) => string;
  /** What to choose where it may be declined. */
  readonly mayBringWorker: string;
  readonly goOnOrEnd: string;
  readonly complete: string;
  /** Before play: where workers have been placed but not confirmed, and that another is to come. */
  readonly placed: (squares: string) => string;
  readonly placeAnother: (squares: string) => string;
  readonly moreThanOne: string;
  readonly level: (level: number) => string;
  readonly ground: string;
  readonly domed: (level: number) => string;
  readonly yourWorker: string;
  readonly yourFemaleWorker: string;
  readonly workerOf: (player: string) => string;
  readonly femaleWorkerOf: (player: string) => string;
  readonly isPicked: string;
  readonly canPick: string;
  /** What a square can be chosen for. */
  readonly can: TextFor<StepKind>;
}

/** Around a board on which turns are only tried. */
export interface PracticeText {
  readonly board: string;
  readonly undo: string;
  readonly endTurn: string;
  readonly whichStep: string;
}

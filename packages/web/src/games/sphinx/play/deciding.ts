import type { Square } from '@thera/board';
import { isComplete, restart } from '@thera/play';
import {
  type Act,
  choiceOf,
  chooseAct,
  chooseSource,
  type SphinxAttempt,
  take,
  tap,
} from '@thera/play/sphinx';
import type { Source, Step } from '@thera/sphinx';
import type { PlayCtrl } from '../../../pages/play/ctrl.ts';
import { aimHigher } from '../computer/aims.ts';
import type { SphinxTypes } from '../types.ts';

/** Answers need no button that ends the turn: whoever gives one has decided. */
const ANSWERS: readonly Step['kind'][] = [
  'place',
  'row',
  'gain',
  'pay',
  'destroy',
  'sphinx-way',
  'topple',
  'agree',
  'play-on',
];

/** What is chosen of a decision, on the board and beside it. */
export class Deciding {
  private readonly frame: PlayCtrl<SphinxTypes>;

  constructor(frame: PlayCtrl<SphinxTypes>) {
    this.frame = frame;
  }

  /** A square was tapped; the answer is what it was tapped for in vain. */
  tap(square: Square): SphinxAttempt | undefined {
    const attempt = this.frame.attempt.value!;
    const result = tap(attempt, square);
    if (result.kind === 'refused') return attempt;
    this.goOn(result.attempt);
    return undefined;
  }

  /** Something else is to be done with the turn, or a card is used. */
  act(act: Act | undefined): void {
    const attempt = this.frame.attempt.value;
    if (attempt !== undefined) this.goOn(chooseAct(attempt, act));
  }

  /** Pieces are to come from here. */
  takeFrom(source: Source): void {
    const attempt = this.frame.attempt.value;
    if (attempt !== undefined) this.goOn(chooseSource(attempt, source));
  }

  /** Takes a step that has a button of its own. */
  takeStep(step: Step): void {
    const attempt = this.frame.attempt.value;
    const choice = attempt === undefined ? undefined : choiceOf(attempt, step);
    if (attempt === undefined || choice === undefined) return;
    if (step.kind === 'play-on') aimHigher(this.frame.id, attempt.view);
    this.goOn(take(attempt, choice));
  }

  /** Takes a step that begins a turn, instead of what was begun; whoever presses its button is not asked again. */
  takeFirst(step: Step): void {
    const attempt = this.frame.attempt.value;
    const begun = attempt === undefined ? undefined : restart(attempt);
    const choice = begun === undefined ? undefined : choiceOf(begun, step);
    if (begun !== undefined && choice !== undefined) this.goOn(take(begun, choice), true);
  }

  /** Whether a step may begin this turn. */
  mayTake(step: Step): boolean {
    const attempt = this.frame.attemptShown;
    return attempt !== undefined && choiceOf(restart(attempt), step) !== undefined;
  }

  private goOn(attempt: SphinxAttempt, isFinal = false): void {
    this.frame.goOn(attempt);
    const isAnswered = attempt.steps.every(({ kind }) => ANSWERS.includes(kind));
    if (isComplete(attempt) && (isFinal || isAnswered) && this.frame.attempt.value === attempt)
      this.frame.endTurn();
  }
}

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Scene, Square } from '@thera/board';
import { canStepBack, isComplete, stepBack } from '@thera/play';
import {
  beginAttempt,
  explainTap,
  promptFor,
  type SantoweriniAttempt,
  squareLabels,
  tap,
  tellHappened,
} from '@thera/play/santowerini';
import { afterTurn, inProgress, type State, turnFrom } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { LiveBoard } from '../../../boards/live-board.ts';
import { standingScene } from '../board/standing-scene.ts';
import { ENEMIES } from '../figures/enemies.ts';
import { isReached } from './aim.ts';
import type { Exercise } from './exercises.ts';

/** One exercise on the board: a turn in the making until it is the one that is asked for. */
export class ExerciseCtrl {
  readonly live: LiveBoard;
  readonly attempt: Signal<SantoweriniAttempt>;
  /** The state after the right turn and what the enemies made of it. */
  readonly solved: Signal<State | undefined> = signal(undefined);
  /** What is to be said about the last tap. */
  readonly remark: Signal<string | undefined> = signal(undefined);
  /** Whether the last turn was not the one that is asked for. */
  readonly isWrong: Signal<boolean> = signal(false);
  readonly focus: Signal<Square | undefined> = signal(undefined);
  readonly prompt: ReadonlySignal<string>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<Scene>;
  private readonly exercise: Exercise;
  private readonly text: SantoweriniText;
  private readonly onSolved: () => void;

  constructor(exercise: Exercise, text: SantoweriniText, onSolved: () => void) {
    const { state } = exercise;
    this.exercise = exercise;
    this.text = text;
    this.onSolved = onSolved;
    this.attempt = signal(beginAttempt(state, 0));
    this.prompt = computed(() => promptFor(this.attempt.value, text));
    this.labels = computed(() => {
      const { value: end } = this.solved;
      return end === undefined
        ? squareLabels(state, this.attempt.value, undefined, text)
        : squareLabels(end, undefined, undefined, text);
    });
    this.scene = computed(() => {
      const { value: end } = this.solved;
      const attempt = end === undefined ? this.attempt.value : undefined;
      const shown = end ?? { ...inProgress(state, this.attempt.value.steps), happened: [] };
      return standingScene({
        state: shown,
        attempt,
        watched: undefined,
        hint: undefined,
        focus: this.focus.value,
      });
    });
    this.live = new LiveBoard('svg', this.scene.peek(), ENEMIES);
  }

  get canUndo(): boolean {
    return canStepBack(this.attempt.value);
  }

  /** What has happened after the right turn, in sentences. */
  get told(): readonly string[] {
    const { value: end } = this.solved;
    return end === undefined ? [] : tellHappened(this.exercise.state, end, this.text);
  }

  choose(square: Square): void {
    if (this.solved.value !== undefined) return;
    this.remark.value = undefined;
    this.isWrong.value = false;
    const tapped = tap(this.attempt.value, square);
    if (tapped.kind === 'refused') {
      this.live.refuse(square);
      this.remark.value = explainTap(this.attempt.value, square, this.text);
    } else if (isComplete(tapped.attempt)) this.end(tapped.attempt);
    else this.attempt.value = tapped.attempt;
  }

  undo(): void {
    this.remark.value = undefined;
    this.isWrong.value = false;
    if (this.canUndo) this.attempt.value = stepBack(this.attempt.value);
  }

  private end({ steps }: SantoweriniAttempt): void {
    const { state, aim, rolls } = this.exercise;
    const turn = turnFrom(state, steps);
    if (!turn.ok) throw new Error(`a turn step by step is refused: ${turn.error}`);
    this.attempt.value = beginAttempt(state, 0);
    if (!isReached(aim, state, turn.value)) {
      this.isWrong.value = true;
      return;
    }
    const left = [...rolls];
    this.solved.value = afterTurn(state, turn.value, () => left.shift() ?? 1);
    this.onSolved();
  }
}

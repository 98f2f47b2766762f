import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Square } from '@thera/board';
import {
  type Act,
  explainTap,
  isWorkerWanted,
  promptFor,
  rivalActs,
  type SantoriniAttempt,
  squareLabels,
  take,
  tap,
} from '@thera/play/santorini';
import { type Position, type Stage, type StepChoice, sideOfSeat } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText } from '@thera/texts/santorini';
import { choicesBeside } from './choices-beside.ts';
import { drawnPosition } from './game-scene.ts';
import type { Wishes } from './with-choices.ts';

/** Where a person chooses among steps: a game or a practice position. */
export interface ChoosingPlace {
  /** What has been chosen so far; undefined where nobody has to choose. */
  readonly attempt: ReadonlySignal<SantoriniAttempt | undefined>;
  /** The stage that is shown. */
  readonly stage: ReadonlySignal<Stage>;
  /** What the players are called. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Whose workers are “your workers”: the only person's, or those of whoever decides. */
  readonly own: ReadonlySignal<Seat | undefined>;
  readonly texts: ReadonlySignal<GameText>;
  goOn(attempt: SantoriniAttempt): void;
  /** A square that cannot be chosen, and why. */
  refuse(square: Square, why: string): void;
  /** What was said about the last tap has been answered. */
  hush(): void;
}

/** A decision that is made on a board: what it shows there, and what taps mean. */
export class Choosing {
  readonly place: ChoosingPlace;
  /** What a tap is to mean where it could mean several things. */
  readonly preferred: Signal<Act | undefined> = signal(undefined);
  /** Whether a worker has to be picked up before what was tried. */
  readonly wantsWorker: Signal<boolean> = signal(false);
  /** What is drawn on the board, with what has been chosen so far; undefined while powers are chosen. */
  readonly drawn: ReadonlySignal<Position | undefined>;
  /** Acts that compete for a square. */
  readonly acts: ReadonlySignal<readonly Act[]>;
  /** Choices without a square: directions, passing. */
  readonly others: ReadonlySignal<readonly StepChoice[]>;
  readonly prompt: ReadonlySignal<string>;
  /** What is on each square, for screen readers. */
  readonly labels: ReadonlySignal<readonly string[]>;

  constructor(place: ChoosingPlace) {
    this.place = place;
    const { attempt, stage, names, own, texts } = place;
    const steps = computed(() => attempt.value?.steps);
    this.drawn = computed(() => drawnPosition(stage.value, steps.value ?? []));
    this.acts = computed(() => (attempt.value === undefined ? [] : rivalActs(attempt.value)));
    this.others = computed(() => (attempt.value === undefined ? [] : choicesBeside(attempt.value)));
    this.prompt = computed(() =>
      attempt.value === undefined ? '' : promptFor(attempt.value, texts.value, this.preferred.value),
    );
    this.labels = computed(() => {
      if (this.drawn.value === undefined) return [];
      const others = withoutOwn(names.value, own.value);
      return squareLabels(this.drawn.value, attempt.value, others, texts.value, this.preferred.value);
    });
  }

  get wishes(): Wishes {
    return { preferred: this.preferred.value, wantsWorker: this.wantsWorker.value };
  }

  choose(square: Square): void {
    const { attempt, texts } = this.place;
    const now = attempt.value;
    if (now === undefined) return;
    const preferred = this.preferred.value;
    const result = tap(now, square, preferred);
    if (result.kind === 'attempt') {
      this.place.goOn(result.attempt);
      // Who only picks up a worker still wants the same of it.
      if (result.attempt.steps === now.steps) this.prefer(preferred);
    } else if (result.kind === 'refused') {
      this.place.refuse(square, explainTap(now, square, texts.value));
      this.wantsWorker.value = isWorkerWanted(now, square);
    }
  }

  takeChoice(choice: StepChoice): void {
    const attempt = this.place.attempt.value;
    if (attempt !== undefined) this.place.goOn(take(attempt, choice));
  }

  prefer(act: Act | undefined): void {
    this.forget();
    this.preferred.value = act;
    this.place.hush();
  }

  /** Something else is going to be chosen than was thought of. */
  forget(): void {
    this.preferred.value = undefined;
    this.wantsWorker.value = false;
  }
}

/** The names of the players, without those on the side of whoever listens. */
function withoutOwn(names: readonly string[], own: Seat | undefined): readonly (string | undefined)[] {
  if (own === undefined) return names;
  const side = (seat: Seat): number => sideOfSeat(names.length, seat);
  return names.map((name, seat) => (side(seat) === side(own) ? undefined : name));
}

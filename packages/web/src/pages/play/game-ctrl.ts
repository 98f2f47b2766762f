import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BARE, type Scene, type Square } from '@thera/board';
import { canStepBack, isComplete, pliesOf, restart, stepBack, takeback } from '@thera/play';
import {
  type Act,
  after,
  beginAttempt,
  explainTap,
  playedSantorini,
  promptFor,
  rivalActs,
  type SantoriniAttempt,
  type SantoriniMatch,
  take,
  tap,
  viewToDecide,
} from '@thera/play/santorini';
import type { Position, StepChoice } from '@thera/santorini';
import type { GameEvent, Level, Seat } from '@thera/table';
import type { GameText } from '@thera/texts';
import { LiveBoard } from '../../boards/live-board.ts';
import { Thinker } from '../../computer/thinker.ts';
import { choicesBeside } from '../../games/santorini/board/choices-beside.ts';
import type { Choosing } from '../../games/santorini/board/choosing.ts';
import { drawnPosition, passingScenes } from '../../games/santorini/board/game-scene.ts';
import { type Standing, standingLabels, standingScene } from '../../games/santorini/board/standing-scene.ts';
import { withNames } from '../../games/santorini/play/ending.ts';
import type { TablePlan } from '../../games/santorini/tables/table-plan.ts';
import type { StorageError } from '../../kept-games/game-store.ts';
import { playSound } from '../../sound/play-sound.ts';
import { announcementOf } from './announcement.ts';
import { asksToConfirm } from './asks-to-confirm.ts';
import { BoardAnimator } from './board-animator.ts';
import { ComputerSeats } from './computer-seats.ts';
import { Hints } from './hints.ts';
import { keepMatch } from './keep-match.ts';
import { LookingBack } from './looking-back.ts';
import { Seating } from './seating.ts';

/** A game of this device between persons and the computer. */
export class GameCtrl implements Choosing {
  readonly id: string;
  readonly live: LiveBoard = new LiveBoard();
  readonly match: Signal<SantoriniMatch>;
  readonly texts: Signal<GameText>;
  /** What the person to decide has chosen so far. */
  readonly attempt: Signal<SantoriniAttempt | undefined> = signal(undefined);
  readonly preferred: Signal<Act | undefined> = signal(undefined);
  /** What is to be said about the last thing that was tried or has happened. */
  readonly remark: Signal<string | undefined> = signal(undefined);
  /** What has happened, for screen readers. */
  readonly news: Signal<string> = signal('');
  readonly focus: Signal<Square | undefined> = signal(undefined);
  readonly storageError: Signal<StorageError | undefined> = signal(undefined);
  readonly seating: Seating;
  readonly back: LookingBack;
  readonly hints: Hints;
  readonly computer: ComputerSeats;
  readonly animator: BoardAnimator;

  readonly acts: ReadonlySignal<readonly Act[]> = computed(() =>
    this.attempt.value === undefined ? [] : rivalActs(this.attempt.value),
  );
  readonly others: ReadonlySignal<readonly StepChoice[]> = computed(() =>
    this.attempt.value === undefined ? [] : choicesBeside(this.attempt.value),
  );
  readonly labels: ReadonlySignal<readonly string[]> = computed(() =>
    standingLabels(this.standing, this.seating.names.value, this.texts.value),
  );
  readonly prompt: ReadonlySignal<string> = computed(() =>
    this.attempt.value === undefined ? '' : promptFor(this.attempt.value, this.texts.value),
  );

  /** What is drawn on the board, with what has been chosen so far. */
  private readonly drawn: ReadonlySignal<Position | undefined> = computed(() =>
    drawnPosition(this.back.stage.value, this.attemptShown?.steps ?? []),
  );
  private readonly thinker: Thinker;

  constructor(id: string, plan: TablePlan, match: SantoriniMatch, texts: GameText) {
    this.id = id;
    this.match = signal(match);
    this.texts = signal(texts);
    this.seating = new Seating(plan, this.match, this.texts);
    this.back = new LookingBack(this.match, this.seating.viewer);
    this.thinker = new Thinker(plan.game);
    this.hints = new Hints(this.thinker);
    this.computer = new ComputerSeats(this.thinker);
    this.animator = new BoardAnimator(
      this.live,
      computed(() => (this.seating.awaitsHandOver ? BARE : standingScene(this.standing))),
    );
    this.computer.prepare(plan.seats.flatMap(({ kind, level }) => (kind === 'computer' ? [level] : [])));
    this.beginDecision();
  }

  dispose(): void {
    this.animator.dispose();
    this.computer.dispose();
  }

  /** What has been chosen so far, unless one looks back. */
  get attemptShown(): SantoriniAttempt | undefined {
    return this.back.isLive ? this.attempt.value : undefined;
  }

  get canEnd(): boolean {
    return this.attempt.value?.mayEnd === true;
  }

  get canUndo(): boolean {
    return this.attempt.value !== undefined && canStepBack(this.attempt.value);
  }

  /** The device has changed hands. */
  takeOver(): void {
    this.seating.viewer.value = this.seating.toAct ?? 'watcher';
    // What was said, and where the keyboard was, was for the viewer before.
    this.focus.value = undefined;
    this.news.value = '';
    this.remark.value = undefined;
    this.beginDecision();
  }

  choose(square: Square): void {
    const attempt = this.attempt.value;
    this.live.finish();
    if (attempt === undefined || !this.back.isLive) return;
    const result = tap(attempt, square, this.preferred.value);
    if (result.kind === 'attempt') this.goOn(result.attempt);
    else if (result.kind === 'refused') this.refuse(attempt, square);
  }

  takeChoice(choice: StepChoice): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined) this.goOn(take(attempt, choice));
  }

  prefer(act: Act): void {
    this.preferred.value = act;
  }

  /** Shows an attempt; ends it if nothing can be added and nobody wants to be asked. */
  goOn(attempt: SantoriniAttempt): void {
    this.show(attempt);
    if (isComplete(attempt) && !asksToConfirm()) this.endTurn();
  }

  endTurn(): void {
    const attempt = this.attempt.value;
    if (attempt?.mayEnd === true) void this.decide(attempt.steps);
  }

  undoStep(): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined) this.show(stepBack(attempt));
  }

  restartTurn(): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined) this.show(restart(attempt));
  }

  /** Whether a whole turn can be taken back, as far as one can tell before trying. */
  get canTakeBack(): boolean {
    return typeof takeback(this.seating.table) === 'object';
  }

  takeBack(): void {
    const event = takeback(this.seating.table);
    if (event === 'revealing') this.remark.value = this.texts.value.telling.cannotUndo;
    else if (event !== undefined) this.happen(event);
  }

  resign(): void {
    if (this.seating.persons.length > 0) this.happen({ kind: 'resignation', seat: this.seating.own });
  }

  setLevel(seat: Seat, level: Level): void {
    this.seating.setLevel(seat, level);
    this.computer.prepare([level]);
    this.keep();
  }

  /** Asks the computer what it would do. */
  seekHint(): void {
    const seat = this.seating.toAct;
    if (seat === undefined || this.attempt.value === undefined || this.hints.isSought) return;
    this.restartTurn();
    void this.hints.seek(this.match.value, seat, this.seating.colours);
  }

  private show(attempt: SantoriniAttempt): void {
    batch(() => {
      this.attempt.value = attempt;
      this.preferred.value = undefined;
      this.remark.value = undefined;
      this.hints.goOn(attempt.steps);
    });
  }

  private refuse(attempt: SantoriniAttempt, square: Square): void {
    this.live.refuse(square);
    playSound('refusal');
    this.remark.value = explainTap(attempt.stage, attempt, square, this.texts.value);
  }

  /** The next decision begins: a person's attempt, or the computer's thinking. */
  private beginDecision(): void {
    const seat = this.seating.toAct;
    this.attempt.value = undefined;
    if (seat === undefined || this.seating.awaitsHandOver) return;
    if (this.seating.isPerson(seat))
      this.attempt.value = beginAttempt(viewToDecide(this.match.value, seat), seat);
    else void this.letComputerDecide(seat);
  }

  private async letComputerDecide(seat: Seat): Promise<void> {
    const match = this.match.value;
    const steps = await this.computer.decide(match, seat, this.seating.plan.value.seats[seat]!.level);
    if (match !== this.match.value || steps === undefined) return;
    await this.decide(steps);
    if (this.attempt.value !== undefined) playSound('your-turn');
  }

  private async decide(steps: readonly string[]): Promise<void> {
    const seat = this.seating.toAct;
    if (seat === undefined) return;
    const wasSeen = this.attempt.value !== undefined;
    const next = after(this.match.value, { kind: 'decision', seat, steps });
    if (!next.ok) {
      if (!this.seating.isPerson(seat))
        throw new Error(`the computer is refused: ${next.error} (${steps.join(' ')})`);
      this.restartTurn();
      this.sayRefusal(next.error);
      return;
    }
    await this.accept(next.value, wasSeen ? 'seen' : 'unseen');
  }

  /** Something around the rules: no need to show how it came. */
  private happen(event: GameEvent<string>): void {
    this.computer.stop();
    const next = after(this.match.value, event);
    if (next.ok) void this.accept(next.value, 'seen');
    else this.sayRefusal(next.error);
  }

  private sayRefusal(error: string): void {
    this.remark.value = this.texts.value.refusals[error as keyof GameText['refusals']];
  }

  private async accept(match: SantoriniMatch, how: 'seen' | 'unseen'): Promise<void> {
    const scenes = how === 'unseen' ? this.scenesOfLast(match) : [];
    batch(() => {
      if (scenes.length > 0) this.animator.hold();
      this.match.value = match;
      this.attempt.value = undefined;
      this.preferred.value = undefined;
      // What a person's own turn has led to is still to be read when the computer has answered.
      if (how === 'seen') this.remark.value = undefined;
      this.hints.forget();
      this.back.goToGame();
      this.computer.isThinking.value = false;
    });
    this.keep();
    this.tell();
    await this.animator.show(scenes);
    if (this.match.value === match) this.beginDecision();
  }

  private scenesOfLast(match: SantoriniMatch): readonly Scene[] {
    const last = pliesOf(playedSantorini, match, this.seating.viewer.value).at(-1);
    return last === undefined
      ? []
      : passingScenes(match, last, this.seating.viewer.value, this.seating.colours);
  }

  private tell(): void {
    const { outcome } = this.match.value;
    const texts = withNames(this.texts.value, this.seating.names.value);
    const { news, remark } = announcementOf(this.match.value, this.seating.viewer.value, texts);
    this.news.value = news;
    if (remark !== undefined) this.remark.value = remark;
    if (outcome?.kind === 'won')
      playSound(outcome.winners.some((seat) => this.seating.isPerson(seat)) ? 'win' : 'lose');
  }

  private keep(): void {
    this.storageError.value = keepMatch(this.id, this.seating.plan.value, this.match.value);
  }

  private get standing(): Standing {
    return {
      match: this.match.value,
      viewer: this.seating.viewer.value,
      colours: this.seating.colours,
      back: this.back,
      drawn: this.drawn.value,
      attempt: this.attemptShown,
      preferred: this.preferred.value,
      hint: this.hints.found,
      focus: this.focus.value,
    };
  }
}

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BARE, type LastTurn, type Look, type Scene, type Square } from '@thera/board';
import type { Level } from '@thera/engine';
import {
  type Act,
  type Attempt,
  after,
  announceEvent,
  announceOutcome,
  beginAttempt,
  canStepBack,
  decisionText,
  explainSquare,
  hasSecrets,
  isComplete,
  openChoices,
  type Ply,
  pliesOf,
  promptFor,
  rivalActs,
  type SantoriniMatch,
  seatToAct,
  squareLabels,
  stageAfter,
  stageBefore,
  stageSeenBy,
  stageToDecide,
  stepBack,
  take,
  takeback,
  tap,
} from '@thera/play';
import { Position, parseTurn, play, type Stage, type StepChoice } from '@thera/rules';
import type { GameEvent, Onlooker, Seat } from '@thera/table';
import type { GameText } from '@thera/texts';
import type { Choosing } from '../../boards/choosing.ts';
import { lastTurn } from '../../boards/last-turn.ts';
import { LiveBoard } from '../../boards/live-board.ts';
import { Thinker } from '../../computer/thinker.ts';
import { deviceGames } from '../../games/device-games.ts';
import type { StorageError } from '../../games/game-store.ts';
import type { TablePlan } from '../../games/table-plan.ts';
import { settings } from '../../settings/settings-store.ts';
import { playSound } from '../../sound/play-sound.ts';
import { soundBetween } from '../../sound/sound-of-step.ts';
import { attemptScene, drawnPosition, passingScenes, stageScene, turnTrace } from './game-scene.ts';
import { playerNames } from './player-names.ts';
import { summaryOf } from './summary-of.ts';

/** What the computer would play, in notation and as a trace on the board. */
export interface Hint {
  readonly text: string;
  readonly trace: LastTurn | undefined;
}

const phones = matchMedia('(max-width: 599px)');
/** So long does the computer take at least: people want to see that it was its turn. */
const SHORTEST_THOUGHT = 350;

/** A game of this device between persons and the computer. */
export class GameCtrl implements Choosing {
  readonly id: string;
  readonly live: LiveBoard = new LiveBoard();
  readonly plan: Signal<TablePlan>;
  readonly match: Signal<SantoriniMatch>;
  readonly texts: Signal<GameText>;
  /** Whose eyes are on the screen: those of the only person, or of whoever got it handed over last. */
  readonly eyes: Signal<Onlooker>;
  /** What the person to decide has chosen so far. */
  readonly attempt: Signal<Attempt | undefined> = signal(undefined);
  readonly preferred: Signal<Act | undefined> = signal(undefined);
  /** How many decisions are shown; undefined for all of them. */
  readonly cursor: Signal<number | undefined> = signal(undefined);
  /** What is to be said about the last thing that was tried. */
  readonly remark: Signal<string | undefined> = signal(undefined);
  readonly hint: Signal<Hint | 'sought' | undefined> = signal(undefined);
  /** What has happened, for who cannot see the board. */
  readonly news: Signal<string> = signal('');
  readonly focus: Signal<Square | undefined> = signal(undefined);
  readonly storageError: Signal<StorageError | undefined> = signal(undefined);
  readonly isThinking: Signal<boolean> = signal(false);

  readonly plies: ReadonlySignal<readonly Ply[]> = computed(() => pliesOf(this.match.value, this.eyes.value));
  readonly stage: ReadonlySignal<Stage> = computed(() => this.stageShown());
  readonly scene: ReadonlySignal<Scene> = computed(() => this.passing.value ?? this.sceneShown());
  readonly acts: ReadonlySignal<readonly Act[]> = computed(() =>
    this.attempt.value === undefined ? [] : rivalActs(this.attempt.value),
  );
  readonly others: ReadonlySignal<readonly StepChoice[]> = computed(() =>
    this.attempt.value === undefined
      ? []
      : openChoices(this.attempt.value).filter(({ to, kind }) => to === undefined && !isOfDraft(kind)),
  );
  readonly labels: ReadonlySignal<readonly string[]> = computed(() => this.labelsShown());
  readonly names: ReadonlySignal<readonly string[]> = computed(() =>
    playerNames(stageSeenBy(this.match.value, this.eyes.value), this.texts.value),
  );
  readonly prompt: ReadonlySignal<string> = computed(() => this.promptShown());

  private readonly thinker: Thinker = new Thinker();
  /** A scene in the middle of a decision that is being shown. */
  private readonly passing: Signal<Scene | undefined> = signal(undefined);
  private rest: Promise<void> = Promise.resolve();
  private drawn: Scene = BARE;
  private readonly stopDrawing: () => void;

  constructor(id: string, plan: TablePlan, match: SantoriniMatch, texts: GameText) {
    this.id = id;
    this.plan = signal(plan);
    this.match = signal(match);
    this.texts = signal(texts);
    const [only, ...others] = this.persons;
    this.eyes = signal(only !== undefined && others.length === 0 ? only : 'watcher');
    this.stopDrawing = effect(() => this.draw(this.scene.value));
    this.beginDecision();
  }

  dispose(): void {
    this.stopDrawing();
    this.thinker.stop();
  }

  /** Who must decide; nobody when the game is over. */
  get seat(): Seat | undefined {
    return this.match.value.outcome === undefined ? seatToAct(this.match.value) : undefined;
  }

  get persons(): readonly Seat[] {
    return this.plan.value.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  get looks(): readonly Look[] {
    return this.plan.value.seats.map(({ look }) => look);
  }

  isPerson(seat: Seat): boolean {
    return this.plan.value.seats[seat]?.kind === 'person';
  }

  /** Whether the device has to change hands before anything can be shown. */
  get awaitsHandOver(): boolean {
    const { seat } = this;
    if (seat === undefined || this.persons.length < 2 || !this.isPerson(seat)) return false;
    return this.eyes.value !== seat && hasSecrets(this.match.value);
  }

  get isLive(): boolean {
    return this.cursor.value === undefined;
  }

  get canEnd(): boolean {
    return this.attempt.value?.mayEnd === true;
  }

  get canUndo(): boolean {
    return this.attempt.value !== undefined && canStepBack(this.attempt.value);
  }

  /** What the computer has found so far. */
  get thought(): Thinker['thought'] {
    return this.thinker.thought;
  }

  /** The device has changed hands. */
  takeOver(): void {
    this.eyes.value = this.seat ?? 'watcher';
    // What was said, and where the keyboard was, was for the eyes before.
    this.focus.value = undefined;
    this.news.value = '';
    this.beginDecision();
  }

  choose(square: Square): void {
    const attempt = this.attempt.value;
    this.live.finish();
    if (attempt === undefined || !this.isLive) return;
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
  goOn(attempt: Attempt): void {
    batch(() => {
      this.attempt.value = attempt;
      this.preferred.value = undefined;
      this.remark.value = undefined;
      this.hint.value = undefined;
    });
    if (isComplete(attempt) && !this.asksToConfirm) this.endTurn();
  }

  endTurn(): void {
    const attempt = this.attempt.value;
    if (attempt?.mayEnd === true) void this.decide(attempt.pending.steps);
  }

  undoStep(): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined) this.show(stepBack(attempt));
  }

  restartTurn(): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined) this.show(beginAttempt(attempt.stage));
  }

  /** Whether a whole turn can be taken back, as far as one can tell before trying. */
  get canTakeBack(): boolean {
    return typeof takeback(this.match.value, (seat) => this.isPerson(seat)) === 'object';
  }

  takeBack(): void {
    const event = takeback(this.match.value, (seat) => this.isPerson(seat));
    if (event === 'revealing') this.remark.value = this.texts.value.telling.cannotUndo;
    else if (event !== undefined) this.happen(event);
  }

  resign(): void {
    const seat = this.seat !== undefined && this.isPerson(this.seat) ? this.seat : this.persons[0];
    if (seat !== undefined) this.happen({ kind: 'resignation', seat });
  }

  moveNow(): void {
    this.thinker.moveNow();
  }

  setLevel(seat: Seat, level: Level): void {
    const seats = this.plan.value.seats.with(seat, { ...this.plan.value.seats[seat]!, level });
    this.plan.value = { ...this.plan.value, seats };
    this.keep();
  }

  /** Asks the computer what it would do. */
  async seekHint(): Promise<void> {
    const match = this.match.value;
    const { seat } = this;
    if (seat === undefined || this.attempt.value === undefined || this.hint.value === 'sought') return;
    this.restartTurn();
    this.hint.value = 'sought';
    const stage = stageToDecide(match, seat);
    const thought = await this.thinker.think(stage, 'architect', `${match.record.seed} hint`);
    if (match !== this.match.value || this.hint.value !== 'sought') return;
    this.hint.value = thought === undefined ? undefined : this.hintOf(stage, thought.steps, seat);
  }

  /** Goes to the state after so many decisions; all of them is the game as it is. */
  goTo(count: number): void {
    const all = this.plies.value.length;
    const wanted = Math.max(0, Math.min(all, count));
    this.cursor.value = wanted === all ? undefined : wanted;
  }

  private get asksToConfirm(): boolean {
    const { confirm } = settings.value;
    return confirm === 'always' || (confirm === 'phones' && phones.matches);
  }

  private show(attempt: Attempt): void {
    batch(() => {
      this.attempt.value = attempt;
      this.preferred.value = undefined;
      this.remark.value = undefined;
      this.hint.value = undefined;
    });
  }

  private refuse(attempt: Attempt, square: Square): void {
    this.live.refuse(square);
    playSound('refusal');
    const reasons = explainSquare(attempt.stage, attempt.pending, square, this.texts.value);
    this.remark.value = [
      ...new Set(reasons.map((reason) => reason.replace(/^[A-E][1-5]>[A-E][1-5]: /, ''))),
    ].join(' ');
  }

  private hintOf(stage: Stage, steps: readonly string[], seat: Seat): Hint {
    const text = decisionText(stage, steps);
    if (stage.phase !== 'play') return { text, trace: undefined };
    const turn = parseTurn(stage.position, steps.join(' '));
    if (!turn.ok) return { text, trace: undefined };
    const reached = new Position();
    play(stage.position, turn.value, 0, reached);
    return { text, trace: lastTurn(stage.position, reached, seat, this.looks) };
  }

  /** The next decision begins: a person's attempt, or the computer's thinking. */
  private beginDecision(): void {
    const { seat } = this;
    this.attempt.value = undefined;
    if (seat === undefined || this.awaitsHandOver) return;
    if (this.isPerson(seat)) this.attempt.value = beginAttempt(stageToDecide(this.match.value, seat));
    else void this.letComputerDecide(seat);
  }

  private async letComputerDecide(seat: Seat): Promise<void> {
    const match = this.match.value;
    const { level } = this.plan.value.seats[seat]!;
    const seed = `${match.record.seed} ${match.record.events.length}`;
    this.isThinking.value = true;
    const [thought] = await Promise.all([
      this.thinker.think(stageToDecide(match, seat), level, seed),
      new Promise((resolve) => setTimeout(resolve, SHORTEST_THOUGHT)),
    ]);
    if (match !== this.match.value || thought === undefined) return;
    this.isThinking.value = false;
    await this.decide(thought.steps);
  }

  private async decide(steps: readonly string[]): Promise<void> {
    const { seat } = this;
    if (seat === undefined) return;
    const wasSeen = this.attempt.value !== undefined;
    const next = after(this.match.value, { kind: 'decision', seat, steps });
    if (!next.ok) {
      if (!this.isPerson(seat))
        throw new Error(`the computer is refused: ${next.error} (${steps.join(' ')})`);
      this.remark.value = this.texts.value.refusals[next.error as keyof GameText['refusals']];
      this.restartTurn();
      return;
    }
    await this.accept(next.value, wasSeen ? 'seen' : 'unseen');
  }

  /** Something around the rules: no need to show how it came. */
  private happen(event: GameEvent<string>): void {
    this.thinker.stop();
    const next = after(this.match.value, event);
    if (next.ok) void this.accept(next.value, 'seen');
    else this.remark.value = this.texts.value.refusals[next.error as keyof GameText['refusals']];
  }

  private async accept(match: SantoriniMatch, how: 'seen' | 'unseen'): Promise<void> {
    const count = match.record.events.length;
    const scenes = how === 'unseen' ? this.scenesOfLast(match) : [];
    batch(() => {
      this.passing.value = scenes.length > 0 ? this.drawn : undefined;
      this.match.value = match;
      this.attempt.value = undefined;
      this.cursor.value = undefined;
      this.remark.value = undefined;
      this.hint.value = undefined;
      this.isThinking.value = false;
    });
    this.keep();
    this.tell(count - 1);
    for (const scene of scenes) {
      this.passing.value = scene;
      await this.rest;
      if (this.match.value !== match) break;
    }
    this.passing.value = undefined;
    if (this.match.value === match) this.beginDecision();
  }

  private scenesOfLast(match: SantoriniMatch): readonly Scene[] {
    const last = pliesOf(match, this.eyes.value).at(-1);
    return last === undefined ? [] : passingScenes(match, last, this.eyes.value, this.looks);
  }

  /** Says what an event did, and how the game ended if it did. */
  private tell(index: number): void {
    const match = this.match.value;
    const texts = this.texts.value;
    const lines = announceEvent(match, index, this.eyes.value, texts);
    const ended = match.outcome === undefined ? [] : [announceOutcome(match.outcome, texts)];
    this.news.value = [...lines, ...ended].join(' ');
    if (match.outcome?.kind === 'won')
      playSound(match.outcome.winners.some((seat) => this.isPerson(seat)) ? 'win' : 'lose');
  }

  private keep(): void {
    const match = this.match.value;
    const plan = this.plan.value;
    const kept = deviceGames.keepGame({
      id: this.id,
      plan,
      record: match.record,
      summary: summaryOf(match, plan, Date.now()),
    });
    this.storageError.value = kept.ok ? undefined : kept.error;
  }

  private draw(scene: Scene): void {
    const sound = soundBetween(this.drawn, scene);
    if (sound !== undefined && this.drawn !== BARE) playSound(sound);
    this.drawn = scene;
    this.rest = this.live.show(scene);
  }

  private stageShown(): Stage {
    const match = this.match.value;
    const eyes = this.eyes.value;
    const plies = this.plies.value;
    const count = this.cursor.value ?? plies.length;
    if (count === plies.length) return stageSeenBy(match, eyes);
    const ply = plies[count]!;
    return count > 0 ? stageAfter(match, plies[count - 1]!, eyes) : stageBefore(match, ply, eyes);
  }

  private sceneShown(): Scene {
    if (this.awaitsHandOver) return BARE;
    const attempt = this.isLive ? this.attempt.value : undefined;
    const stage = this.stage.value;
    const focus = this.focus.value;
    const marks = { shown: settings.value.marks === 'on', preferred: this.preferred.value };
    const scene =
      attempt === undefined
        ? stageScene(stage, [], this.looks)
        : attemptScene(stage, attempt, this.looks, marks);
    const trace = attempt !== undefined && attempt.pending.steps.length > 0 ? undefined : this.traceShown();
    const won = stage.phase === 'play' && stage.position.winner >= 0 ? trace?.reached[0] : undefined;
    return {
      ...scene,
      ...(trace === undefined ? {} : { last: trace }),
      ...(focus === undefined ? {} : { focus }),
      ...(won === undefined ? {} : { won }),
    };
  }

  private traceShown(): LastTurn | undefined {
    const hint = this.hint.value;
    if (typeof hint === 'object' && this.isLive) return hint.trace;
    const ply = this.plies.value[(this.cursor.value ?? this.plies.value.length) - 1];
    return ply === undefined ? undefined : turnTrace(this.match.value, ply, this.eyes.value, this.looks);
  }

  private labelsShown(): readonly string[] {
    const attempt = this.isLive ? this.attempt.value : undefined;
    const position = drawnPosition(this.stage.value, attempt?.pending.steps ?? []);
    if (position === undefined) return [];
    return squareLabels(position, attempt, this.names.value, this.texts.value, this.preferred.value);
  }

  private promptShown(): string {
    const { outcome } = this.match.value;
    const texts = this.texts.value;
    if (outcome !== undefined) return announceOutcome(outcome, texts);
    return this.attempt.value === undefined ? '' : promptFor(this.attempt.value, texts);
  }
}

const isOfDraft = (kind: StepChoice['kind']): boolean => ['offer', 'night', 'pick', 'start'].includes(kind);

import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  awaitsHandOver,
  canStepBack,
  handOver,
  isComplete,
  openTable,
  personsAt,
  pliesOf,
  restart,
  stepBack,
  viewOf,
} from '@thera/play';
import type { GameEvent, Level, Seat } from '@thera/table';
import type { PlayText } from '@thera/texts';
import type { GameBoard, MakeGameBoard } from '../../boards/game-board.ts';
import { windowStorage } from '../../browser-storage.ts';
import type { GameClient, Happening } from '../../games/game-client.ts';
import type { GameRoom } from '../../games/game-room.ts';
import type { GameTypes, MatchOf, TableOf } from '../../games/game-types.ts';
import type { KeepError } from '../../kept-games/game-store.ts';
import type { TablePlan } from '../../kept-games/table-plan.ts';
import { settings } from '../../settings/settings-store.ts';
import { playSound } from '../../sound/play-sound.ts';
import { asksToConfirm } from './asks-to-confirm.ts';
import { begunSteps, keepBegunTurn } from './begun-turn.ts';
import { BoardAnimator } from './board-animator.ts';
import { ComputerSeats } from './computer-seats.ts';
import { facing } from './facing.ts';
import { Hints } from './hints.ts';
import { LookingBack } from './looking-back.ts';
import type { PlayHost, SeatClocks } from './play-host.ts';
import { PlayTime } from './play-time.ts';
import { Seating } from './seating.ts';

/** What the page of a game is made with. */
export interface Opening<G extends GameTypes> {
  readonly id: string;
  readonly room: GameRoom<G>;
  readonly makeBoard: MakeGameBoard;
  readonly plan: TablePlan<G['setup']>;
  readonly match: MatchOf<G>;
  /** For how long it was played before, in milliseconds, if that is known. */
  readonly spent: number | undefined;
  /** Where it is played. */
  readonly host: PlayHost<G>;
  /** Seats that are played by somebody who is not here; none unless told. */
  readonly elsewhere?: readonly Seat[];
  /** The words around any game, and those of this one. */
  readonly text: PlayText;
  readonly words: G['words'];
}

/** A game between persons and the computer, here or elsewhere: the frame around whatever game it is. */
export class PlayCtrl<G extends GameTypes = GameTypes> {
  readonly id: string;
  readonly host: PlayHost<G>;
  readonly board: GameBoard<G['scene'], G['place']>;
  readonly room: GameRoom<G>;
  readonly table: Signal<TableOf<G>>;
  readonly match: ReadonlySignal<MatchOf<G>>;
  readonly text: Signal<PlayText>;
  readonly words: Signal<G['words']>;
  /** What the person to decide has chosen so far. */
  readonly attempt: Signal<G['attempt'] | undefined> = signal(undefined);
  /** What is to be said about the last thing that was tried or has happened. */
  readonly remark: Signal<string | undefined> = signal(undefined);
  /** What has happened, for screen readers. */
  readonly news: Signal<string> = signal('');
  readonly focus: Signal<G['place'] | undefined> = signal(undefined);
  readonly storageError: Signal<KeepError | undefined> = signal(undefined);
  /** Whether a decision is on its way to where it is judged. */
  readonly isSending: Signal<boolean> = signal(false);
  /** Whether something has come of a decision that has not been seen to its end. */
  private readonly isSettling: Signal<boolean> = signal(false);
  readonly seating: Seating<G>;
  readonly back: LookingBack<G>;
  readonly hints: Hints<G>;
  readonly computer: ComputerSeats<G>;
  readonly time: PlayTime;
  /** None if nobody is timed. */
  readonly clock: SeatClocks | undefined;
  /** Whether the end of the game lies over the board of a phone: not when one comes back to a game that is over. */
  readonly isEndShown: Signal<boolean>;
  readonly client: GameClient<G>;
  readonly animator: BoardAnimator<G['scene']>;
  /** Whether a person is making a decision. */
  readonly isDeciding: ReadonlySignal<boolean> = computed(() => this.attempt.value !== undefined);
  /** Whether the device has to change hands before anything can be shown. */
  readonly awaitsHandOver: ReadonlySignal<boolean>;
  /** Whether a whole turn can be taken back, as far as one can tell before trying. */
  readonly canTakeBack: ReadonlySignal<boolean>;
  /** Whether a turn stays because of what it has shown. */
  readonly isTakebackBarred: ReadonlySignal<boolean>;
  /** Whether what follows from a decision is being shown. */
  readonly isHappening: ReadonlySignal<boolean> = computed(() => this.animator.happening.value !== undefined);
  private readonly stopFacing: () => void;

  constructor({ id, host, room, makeBoard, plan, match, spent, elsewhere, text, words }: Opening<G>) {
    this.id = id;
    this.host = host;
    this.room = room;
    this.time = new PlayTime(spent, Date.now());
    this.isEndShown = signal(match.outcome === undefined);
    this.board = makeBoard();
    this.text = signal(text);
    this.words = signal(words);
    const players = plan.seats.map(({ kind }) => kind);
    const table = openTable(room.played, players, match);
    this.table = signal(elsewhere === undefined ? table : seatedFor(table, elsewhere));
    this.match = computed(() => this.table.value.match);
    // What has come of a decision is seen to its end by whoever made it.
    this.awaitsHandOver = computed(() => awaitsHandOver(this.table.value) && !this.isSettling.value);
    const back = computed(() =>
      this.match.value.outcome !== undefined && this.client.isEndFinal
        ? undefined
        : host.takeback(this.table.value),
    );
    this.canTakeBack = computed(() => typeof back.value === 'object');
    this.isTakebackBarred = computed(() => back.value === 'revealing');
    this.seating = new Seating(plan, this.table);
    this.back = new LookingBack(this.table);
    const opponent = room.spawnOpponent(id);
    this.hints = new Hints(opponent);
    this.computer = new ComputerSeats(opponent);
    this.client = room.open(this);
    this.animator = new BoardAnimator(
      this.board,
      computed(() => {
        const scene = this.client.scene.value;
        return this.awaitsHandOver.value ? this.board.bare(scene) : scene;
      }),
    );
    if (host.isLocal)
      this.computer.prepare(plan.seats.flatMap(({ kind, level }) => (kind === 'computer' ? [level] : [])));
    this.clock = host.attend(this);
    this.stopFacing = effect(() => this.faceWhoeverPlays());
    this.beginDecision();
  }

  dispose(): void {
    this.stopFacing();
    this.clock?.dispose();
    this.host.dispose();
    this.animator.dispose();
    this.computer.dispose();
    this.client.dispose?.();
  }

  /** What has been chosen so far, unless one looks back. */
  get attemptShown(): G['attempt'] | undefined {
    return this.back.isLive ? this.attempt.value : undefined;
  }

  get canEnd(): boolean {
    if (this.isSending.value) return false;
    return this.whole?.mayEnd === true || this.whole !== this.attempt.value;
  }

  get canUndo(): boolean {
    return this.attempt.value !== undefined && canStepBack(this.attempt.value) && !this.isSending.value;
  }

  /** The device has changed hands. */
  takeOver(): void {
    this.table.value = handOver(this.table.value);
    // What was said, and where the keyboard was, was for the viewer before.
    this.focus.value = undefined;
    this.news.value = '';
    this.remark.value = undefined;
    this.beginDecision();
  }

  choose(place: G['place']): void {
    this.board.finish();
    if (this.clock?.pausing !== undefined) this.clock.pausing.value = false;
    if (this.attemptShown !== undefined && !this.isSending.value) this.client.choose(place);
  }

  /** Shows an attempt; ends it if nothing can be added and nobody wants to be asked. */
  goOn(attempt: G['attempt']): void {
    if (this.isSending.value) return;
    this.show(attempt);
    if (isComplete(attempt) && !asksToConfirm()) this.endTurn();
  }

  endTurn(): void {
    const { whole } = this;
    if (this.isSending.value) return;
    if (whole?.mayEnd === true) void this.decide(whole.steps);
    else if (whole !== undefined) this.show(whole);
  }

  undoStep(): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined && !this.isSending.value) this.show(stepBack(attempt));
  }

  restartTurn(): void {
    const attempt = this.attempt.value;
    if (attempt !== undefined) this.show(restart(attempt));
  }

  /** A place that cannot be chosen, and why. */
  refuse(place: G['place'], why: string): void {
    this.board.refuse(place);
    playSound('refusal');
    this.remark.value = why;
  }

  takeBack(): void {
    const event = this.host.takeback(this.table.value);
    if (event === 'revealing')
      this.remark.value = this.client.whyNoTakeback ?? this.text.value.table.cannotTakeBack;
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

  /** Asks the computer what it would do, or for more of what it has to say. */
  seekHint(): void {
    const seat = this.seating.toAct;
    if (!this.host.isLocal) return;
    if (this.hints.part !== undefined) {
      this.remark.value = undefined;
      this.hints.tellMore();
      return;
    }
    if (seat === undefined || this.attempt.value === undefined || this.hints.isSought) return;
    this.restartTurn();
    void this.hints.seek(this.table.value, seat, this.client);
  }

  /** The time of a seat is short. */
  warnOfTime(seat: Seat): void {
    playSound('short-time');
    this.news.value = this.text.value.clock.short(this.client.names.value[seat] ?? '');
  }

  /** The board turns when somebody begins to decide, not while what was decided is still seen. */
  private faceWhoeverPlays(): void {
    const { viewpoint } = this.board;
    const { toAct, persons } = this.seating;
    if (settings.value.turning === 'off') viewpoint?.face(0);
    else if (this.isDeciding.value && toAct !== undefined) viewpoint?.face(facing(persons, toAct));
  }

  /** What is decided if nothing more is done. */
  private get whole(): G['attempt'] | undefined {
    const attempt = this.attempt.value;
    if (attempt === undefined || attempt.mayEnd) return attempt;
    return this.client.stop?.(attempt) ?? attempt;
  }

  private show(attempt: G['attempt']): void {
    batch(() => {
      this.attempt.value = attempt;
      this.client.forgetChoice?.();
      this.remark.value = undefined;
      this.hints.goOn(attempt.steps);
    });
    const events = this.match.value.record.events.length;
    keepBegunTurn(windowStorage, this.id, { events, steps: attempt.steps });
  }

  /** The next decision begins: a person's attempt, or the computer's thinking. */
  private beginDecision(): void {
    const seat = this.seating.toAct;
    this.attempt.value = undefined;
    if (seat === undefined || this.awaitsHandOver.value) return;
    if (this.seating.isPerson(seat)) this.attempt.value = this.begunAttempt(seat);
    else if (this.host.isLocal) void this.letComputerDecide(seat);
  }

  /** A person's attempt, with the steps that were taken of it before a reload. */
  private begunAttempt(seat: Seat): G['attempt'] {
    const attempt = this.client.beginAttempt(viewOf(this.table.value, seat), seat);
    const kept = begunSteps(windowStorage, this.id, this.match.value.record.events.length);
    const steps = kept.map((step) => this.room.played.game.parseStep(step));
    // They are looked for among what may follow, so it does no harm if they are something else.
    return (
      this.client.takeAll?.(
        attempt,
        steps.flatMap((step) => (step.ok ? [step.value] : [])),
      ) ?? attempt
    );
  }

  private async letComputerDecide(seat: Seat): Promise<void> {
    const match = this.match.value;
    const { level } = this.seating.plan.value.seats[seat]!;
    const steps = await this.computer.decide(this.table.value, seat, level);
    if (match !== this.match.value || steps === undefined) return;
    await this.decide(steps);
    if (this.attempt.value !== undefined) playSound('your-turn');
  }

  private async decide(steps: readonly G['step'][]): Promise<void> {
    const seat = this.seating.toAct;
    if (seat === undefined) return;
    const wasSeen = this.attempt.value !== undefined;
    const next = this.host.happen({ kind: 'decision', seat, steps });
    if (next === undefined) {
      this.isSending.value = true;
      return;
    }
    if (!next.ok) {
      if (!this.seating.isPerson(seat))
        throw new Error(`the computer is refused: ${next.error} (${JSON.stringify(steps)})`);
      this.restartTurn();
      this.remark.value = this.client.refusal(next.error);
      return;
    }
    await this.accept(next.value, wasSeen ? 'decided' : 'unseen');
  }

  /** What was decided elsewhere does not stand: the turn begins again. */
  decisionRefused(why: string): void {
    this.isSending.value = false;
    this.restartTurn();
    this.remark.value = why;
  }

  /** Something around the rules: no need to show how it came. */
  happen(event: GameEvent<G['step']>): void {
    this.computer.stop();
    const next = this.host.happen(event);
    if (next === undefined) return;
    if (next.ok) void this.accept(next.value, 'seen');
    else this.remark.value = this.client.refusal(next.error);
  }

  /** The table after something has happened, and how much of it is still to be seen. */
  async accept(table: TableOf<G>, how: 'seen' | 'unseen' | 'decided'): Promise<void> {
    const { match } = table;
    const last = how === 'seen' ? undefined : pliesOf(table.played, match, table.viewer).at(-1);
    const scenes = last === undefined || how === 'decided' ? [] : this.client.passingScenes(match, last);
    const happenings = last === undefined ? [] : (this.client.aftermath?.(match, last) ?? []);
    batch(() => {
      if (scenes.length + happenings.length > 0) this.animator.hold();
      this.isSettling.value = happenings.length > 0;
      this.isSending.value = false;
      this.table.value = table;
      this.attempt.value = undefined;
      this.client.forgetChoice?.();
      // What a person's own turn has led to is still to be read when the computer has answered, unless the answer tells
      // itself as it is seen.
      if (how !== 'unseen' || happenings.length > 0) this.remark.value = undefined;
      this.hints.forget();
      this.computer.isThinking.value = false;
    });
    this.keep();
    if (this.match.value !== match) return;
    if (happenings.length === 0) this.tell(this.client.tell(match, match.record.events.length - 1));
    await this.animator.show(scenes);
    if (happenings.length > 0) await this.showAftermath(happenings);
    if (this.match.value !== match) return;
    this.isSettling.value = false;
    this.beginDecision();
  }

  /** What follows from a decision is told as it is seen, and what was not seen at the end. */
  private async showAftermath(happenings: readonly Happening<G['scene']>[]): Promise<void> {
    const match = this.match.value;
    const seen = await this.animator.showAftermath(happenings, ({ news }) => {
      if (news !== undefined) this.news.value = news;
    });
    if (this.match.value !== match) return;
    this.tell(
      [
        happenings
          .slice(seen)
          .flatMap(({ news }) => news ?? [])
          .join(' '),
      ].filter(Boolean),
    );
  }

  /** All of what has happened is news; what came by force or by chance is also shown, the rest is seen on the board. */
  private tell(lines: readonly string[]): void {
    const match = this.match.value;
    const ended = match.outcome === undefined ? [] : [this.client.tellOutcome(match)];
    const more = lines.slice(1);
    const news = [...lines, ...ended].join(' ');
    if (news !== '') this.news.value = news;
    if (more.length > 0) this.remark.value = more.join(' ');
    if (match.outcome?.kind === 'lost') playSound('lose');
    if (match.outcome?.kind === 'won')
      playSound(match.outcome.winners.some((seat) => this.seating.isPerson(seat)) ? 'win' : 'lose');
  }

  private keep(): void {
    this.storageError.value = this.host.keep();
  }

  /** The game stands otherwise than was shown here, and it is said why. */
  replace(table: TableOf<G>, why: string): void {
    this.computer.stop();
    this.animator.skip();
    batch(() => {
      this.isSettling.value = false;
      this.isSending.value = false;
      this.table.value = table;
      this.client.forgetChoice?.();
      this.hints.forget();
      this.remark.value = why;
      this.news.value = why;
    });
    this.beginDecision();
  }
}

/** A table of which only some seats are played before this screen: whoever plays none of them only watches. */
function seatedFor<Table extends TableOf<GameTypes>>(table: Table, elsewhere: readonly Seat[]): Table {
  const [own] = personsAt({ ...table, elsewhere });
  return { ...table, elsewhere, viewer: own ?? 'watcher' };
}

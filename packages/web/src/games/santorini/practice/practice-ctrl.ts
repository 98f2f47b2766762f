import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { COLOURS, type Scene, type Square } from '@thera/board';
import { canStepBack, isComplete, stepBack } from '@thera/play';
import { attemptOn, type SantoriniAttempt } from '@thera/play/santorini';
import { advance, formatTurn, type Position, parsePosition, parseTurn, veil } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { LiveBoard } from '../../../boards/live-board.ts';
import { type Women, withBodies, womenAfter, womenOf } from '../board/bodies.ts';
import { Choosing } from '../board/choosing.ts';
import { lastTurn } from '../board/last-turn.ts';
import { sceneOf } from '../board/scene-of.ts';
import { withChoices } from '../board/with-choices.ts';

/** A turn that was made in a practice position. */
export interface PracticeTurn {
  readonly before: Position;
  readonly after: Position;
  readonly steps: readonly string[];
  /** In notation. */
  readonly text: string;
}

/** Says why a turn is not what is asked for; undefined accepts it. */
export type TurnCheck = (turn: PracticeTurn) => string | undefined;

/** Turns made in a prepared position, one after the other, all by the same person. */
export class PracticeCtrl {
  readonly live: LiveBoard = new LiveBoard('svg');
  readonly attempt: Signal<SantoriniAttempt>;
  /** What is to be said about the last tap or turn. */
  readonly remark: Signal<string | undefined> = signal(undefined);
  readonly focus: Signal<Square | undefined> = signal(undefined);
  readonly prompt: ReadonlySignal<string>;
  readonly choosing: Choosing;
  private readonly texts: GameText;
  private readonly judge: TurnCheck | undefined;
  private readonly onTurn: ((turn: PracticeTurn) => void) | undefined;
  private position: Position;
  private previous: Position | undefined;
  private women: Women;

  constructor(text: string, texts: GameText, judge?: TurnCheck, onTurn?: (turn: PracticeTurn) => void) {
    const parsed = parsePosition(text);
    // Prepared positions are our own and tested.
    if (!parsed.ok) throw new Error(`a prepared position is refused: ${parsed.error}`);
    this.position = parsed.value;
    this.women = womenOf(this.position);
    this.texts = texts;
    this.judge = judge;
    this.onTurn = onTurn;
    this.attempt = signal(this.newAttempt());
    this.choosing = new Choosing({
      attempt: this.attempt,
      stage: computed(() => this.attempt.value.stage),
      names: signal(this.players),
      own: computed(() => this.attempt.value.seat),
      texts: signal(texts),
      goOn: (attempt) => this.goOn(attempt),
      refuse: (square, why) => {
        this.live.refuse(square);
        this.remark.value = why;
      },
      hush: () => {
        this.remark.value = undefined;
      },
    });
    this.prompt = computed(() =>
      this.isOver
        ? texts.table.endings.won.alone(this.players[this.position.winner]!)
        : this.choosing.prompt.value,
    );
  }

  get isOver(): boolean {
    return this.position.winner >= 0;
  }

  get mayEnd(): boolean {
    return this.attempt.value.mayEnd;
  }

  get canUndo(): boolean {
    return canStepBack(this.attempt.value);
  }

  /** What is on the board now. */
  get scene(): Scene {
    const { previous, position } = this;
    const colours = COLOURS;
    const drawn = this.choosing.drawn.value!;
    const bare = withBodies(sceneOf(drawn, colours), drawn, womenAfter(this.women, position, drawn));
    const focus = this.focus.value;
    const chosen = this.isOver ? bare : withChoices(bare, this.attempt.value, this.choosing.wishes);
    const isFresh = previous !== undefined && this.attempt.value.steps.length === 0;
    return {
      ...chosen,
      ...(focus === undefined ? {} : { focus }),
      ...(isFresh
        ? { last: lastTurn(veil(previous, position.turn), this.seen, previous.turn, colours) }
        : {}),
    };
  }

  choose(square: Square): void {
    if (this.isOver) return;
    this.remark.value = undefined;
    this.choosing.choose(square);
  }

  undo(): void {
    this.remark.value = undefined;
    this.choosing.forget();
    this.attempt.value = stepBack(this.attempt.value);
  }

  /** Ends a turn that may end here. Whether it is legal is judged on what its seat sees; it is carried out on what is. */
  end(): void {
    const { position, seen } = this;
    const { steps } = this.attempt.value;
    const turn = parseTurn(seen, steps.join(' '));
    // A lesson has no dice: the first card is drawn.
    const next = advance({ phase: 'play', position }, steps, ([first]) => first!);
    if (!turn.ok || !next.ok || next.value.phase !== 'play')
      throw new Error(`a turn step by step is refused: ${steps.join(' ')}`);
    const after = next.value.position;
    const made: PracticeTurn = { before: position, after, steps, text: formatTurn(seen, turn.value) };
    const objection = this.judge?.(made);
    this.remark.value = objection;
    if (objection === undefined) {
      this.previous = position;
      this.position = after;
      this.women = womenAfter(this.women, position, after);
    }
    this.attempt.value = this.newAttempt();
    if (objection === undefined) this.onTurn?.(made);
  }

  private goOn(attempt: SantoriniAttempt): void {
    this.choosing.forget();
    this.attempt.value = attempt;
    if (isComplete(attempt)) this.end();
  }

  private newAttempt(): SantoriniAttempt {
    return attemptOn({ phase: 'play', position: this.position });
  }

  /** What the seat that has to decide knows; a game that is over has no secrets. */
  private get seen(): Position {
    return veil(this.position, this.position.turn);
  }

  /** Players are called by their powers here. */
  private get players(): readonly string[] {
    return this.position.lineup.slots.map(({ card }) => this.texts.powers[card.id].name);
  }
}

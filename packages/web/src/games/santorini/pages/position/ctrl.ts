import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { COLOURS, type Colour, type Scene } from '@thera/board';
import { cardOf, seatsOf, squareLabels } from '@thera/play/santorini';
import type { Power, Stage } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText } from '@thera/texts/santorini';
import { LiveBoard } from '../../../../boards/live-board.ts';
import { type SeatPlan, USUAL_LEVEL } from '../../../../kept-games/table-plan.ts';
import { navigate } from '../../../../navigation.ts';
import { drawnPosition, stageScene } from '../../board/game-scene.ts';
import { SANTORINI } from '../../name.ts';
import { type Holder, holderOf } from '../../play/card-sentence.ts';
import { fleeceOf } from '../../play/fleece-strip.tsx';
import { playerNames } from '../../play/player-names.ts';
import { sideColour } from '../../play/side-colour.ts';
import { newGame } from '../../tables/new-game.ts';
import { usualSetup } from '../../tables/table-plan.ts';

/** What is to be looked at: a position, and how the link wrote it. */
export interface LinkedPosition {
  readonly stage: Stage;
  readonly notation: string;
}

/** A position that somebody has linked to: to look at, and to play from. */
export class PositionCtrl {
  readonly live: LiveBoard = new LiveBoard();
  readonly scene: ReadonlySignal<Scene> = computed(() => stageScene(this.stage, [], COLOURS));
  readonly isCopied: Signal<boolean> = signal(false);
  /** Whose power is read about: a seat's, or the one that lies beside the board. */
  readonly opened: Signal<Seat | 'fleece' | undefined> = signal(undefined);
  private readonly shown: Signal<LinkedPosition>;

  constructor(linked: LinkedPosition) {
    this.shown = signal(linked);
  }

  /** Goes to a position. */
  show(linked: LinkedPosition): void {
    this.shown.value = linked;
    void this.live.show(this.scene.value);
  }

  get stage(): Stage {
    return this.shown.value.stage;
  }

  get notation(): string {
    return this.shown.value.notation;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: seatsOf(this.stage) }, (_, seat) => seat);
  }

  /** Who has to decide; nobody where somebody has won. */
  get toAct(): Seat | undefined {
    const { stage } = this;
    if (!('position' in stage)) return stage.turn;
    return stage.position.winner >= 0 ? undefined : stage.position.turn;
  }

  /** To whom the cards are told: whoever has to decide. */
  get reader(): Seat {
    return this.toAct ?? 0;
  }

  /** Whose card is open, as the reader sees it. */
  get openedHolder(): Holder {
    const opened = this.opened.value;
    return typeof opened === 'number' ? holderOf(this.stage, opened, this.reader) : 'yours';
  }

  get fleece(): Power | undefined {
    return fleeceOf(this.stage);
  }

  /** The power that is read about. */
  get card(): Power | undefined {
    const opened = this.opened.value;
    if (opened === undefined) return undefined;
    return opened === 'fleece' ? this.fleece : cardOf(this.stage, opened);
  }

  colourOf(seat: Seat): Colour {
    return sideColour(COLOURS.slice(0, seatsOf(this.stage)), seat);
  }

  names(texts: GameText): readonly string[] {
    return playerNames(this.stage, texts);
  }

  /** What is on each square, for screen readers. */
  labels(texts: GameText): readonly string[] {
    const position = drawnPosition(this.stage, []);
    return position === undefined ? [] : squareLabels(position, undefined, this.names(texts), texts);
  }

  async copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      this.isCopied.value = true;
    } catch {
      // Where it is not allowed, the address stands in its line as well.
    }
  }

  /** A game that begins here: whoever is to move is a person, the others are persons or the computer. */
  playFromHere(others: SeatPlan['kind']): void {
    const first = this.toAct ?? 0;
    const id = newGame({
      game: SANTORINI,
      seats: this.seats.map(
        (seat): SeatPlan => ({
          kind: seat === first ? 'person' : others,
          level: USUAL_LEVEL,
          colour: COLOURS[seat]!,
        }),
      ),
      setup: {
        ...usualSetup(this.seats.length as 2 | 3 | 4),
        mode: 'none',
        powers: [],
        position: this.notation,
      },
    });
    if (id.ok) navigate({ page: 'play', game: id.value });
  }
}

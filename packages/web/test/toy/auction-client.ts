import { computed, type ReadonlySignal } from '@preact/signals';
import type { Colour, Scene, Square } from '@thera/board';
import {
  type Attempt,
  beginAttempt,
  type TableVoice,
  take,
  tellOutcome,
  tellScore,
  tellTableEvent,
} from '@thera/play';
import { type Match, redactEvent, type Seat } from '@thera/table';
import {
  type AuctionCode,
  type AuctionSetup,
  type AuctionState,
  type AuctionStep,
  type AuctionView,
  blindAuction,
} from '@thera/table/toy';
import { h } from 'preact';
import type { Ending, GameClient, Hint, SeatChoices, SeatFace } from '../../src/games/game-client.ts';
import type { PlayCtrl } from '../../src/pages/play/ctrl.ts';
import { auctionLabels, auctionScene, squareOf } from './auction-board.ts';
import type { AuctionTypes } from './auction-types.ts';
import type { AuctionWords } from './auction-words.ts';

type AuctionMatch = Match<AuctionSetup, AuctionState, AuctionStep>;

/** The toy game in the frame of a game. */
export class AuctionClient implements GameClient<AuctionTypes> {
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<Scene>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly prompt: ReadonlySignal<string>;
  private readonly frame: PlayCtrl<AuctionTypes>;
  private readonly view: ReadonlySignal<AuctionView>;

  constructor(frame: PlayCtrl<AuctionTypes>) {
    this.frame = frame;
    this.view = computed(() => blindAuction.view(frame.back.state.value, frame.seating.viewer));
    this.names = computed(() =>
      frame.table.value.players.map((_, seat) => frame.text.value.words.seat(seat)),
    );
    this.scene = computed(() =>
      auctionScene(this.view.value, frame.attemptShown, frame.seating.colours, frame.focus.value),
    );
    this.labels = computed(() => auctionLabels(frame.attemptShown, frame.words.value));
    this.prompt = computed(() => promptOf(frame.attemptShown, frame.words.value));
  }

  beginAttempt(view: AuctionView, seat: Seat): Attempt<AuctionView, AuctionStep> {
    return beginAttempt(blindAuction, view, seat);
  }

  choose(square: Square): void {
    const attempt = this.frame.attempt.value!;
    const choice = attempt.following.find(({ step }) => squareOf(step) === square);
    if (choice === undefined) this.frame.refuse(square, this.words.notHere);
    else this.frame.goOn(take(blindAuction, attempt, choice));
  }

  colourOf(seat: Seat): Colour {
    return this.frame.seating.colours[seat]!;
  }

  seatFace(seat: Seat): SeatFace {
    const { cards, coins, rounds, out } = this.view.value.seats[seat]!;
    const note = h('p', { class: 'strip-note' }, this.words.standing(cards, coins, rounds));
    return { name: this.names.value[seat]!, note, isOut: out };
  }

  choices(): SeatChoices {
    const chosen = this.frame.attemptShown?.steps.map((step) => this.words.step(step)) ?? [];
    return { content: h('p', { class: 'pills' }, chosen.join(' + ')), isAsked: false };
  }

  tell(match: AuctionMatch, index: number): readonly string[] {
    const event =
      match.outcome === undefined
        ? redactEvent(blindAuction, match, index, this.frame.seating.viewer)
        : match.record.events[index]!;
    const { table, nameOf } = this.voice;
    if (event.kind === 'secret') return [table.decidesSecretly(nameOf(event.seat))];
    if (event.kind !== 'decision') return [tellTableEvent(event, this.voice)];
    return [this.words.bids(nameOf(event.seat), event.steps.map(this.words.step).join(' + '))];
  }

  tellOutcome({ outcome }: AuctionMatch): string {
    return tellOutcome(outcome!, this.voice, this.words);
  }

  ending(match: AuctionMatch): Ending {
    const score = match.outcome?.score;
    const reason = score === undefined ? undefined : tellScore(score, this.voice, this.words).join(' ');
    return { headline: this.tellOutcome(match), reason };
  }

  refusal(code: string): string {
    return this.words.refusals[code as AuctionCode];
  }

  stepsInWords(): string {
    return (this.frame.attempt.value?.following ?? []).map(({ step }) => this.words.step(step)).join(', ');
  }

  passingScenes(): readonly Scene[] {
    return [];
  }

  hintOf(_: AuctionView, __: Seat, steps: readonly AuctionStep[]): Hint<AuctionStep> {
    return { steps, words: steps.map((step) => this.words.step(step)).join(' + ') };
  }

  private get words(): AuctionWords {
    return this.frame.words.value;
  }

  private get voice(): TableVoice {
    const { table, words } = this.frame.text.value;
    return { table, nameOf: (seat) => this.names.value[seat]!, list: words.list };
  }
}

function promptOf(attempt: Attempt<AuctionView, AuctionStep> | undefined, { prompts }: AuctionWords): string {
  const next = attempt?.following[0]?.step;
  if (next === undefined) return '';
  return 'card' in next ? prompts.card : 'coins' in next ? prompts.coins : prompts.boast;
}

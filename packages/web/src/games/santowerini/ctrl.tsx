import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour, MarkKind, Scene, Square } from '@thera/board';
import { MARK_KINDS } from '@thera/board';
import { type Ply, restart, tellTableEvent } from '@thera/play';
import {
  beginAttempt,
  explainTap,
  promptFor,
  type SantoweriniAttempt,
  type SantoweriniMatch,
  squareLabels,
  takeAll,
  tap,
  tellHappened,
} from '@thera/play/santowerini';
import {
  type EnemyId,
  inProgress,
  parseTurn,
  type SantoweriniCode,
  type State,
  type Step,
  squareName,
  stepsOf,
} from '@thera/santowerini';
import type { Seat } from '@thera/table';
import type { SantoweriniPlayText, SantoweriniText } from '@thera/texts/santowerini';
import type { PlayCtrl } from '../../pages/play/ctrl.ts';
import type { Ending, GameClient, Hint, SeatChoices, SeatFace } from '../game-client.ts';
import { hintOf } from './board/hint-of.ts';
import { BUILDER_COLOUR } from './board/scene-of.ts';
import { standingScene } from './board/standing-scene.ts';
import { StepPills } from './play/step-pills.tsx';
import type { SantoweriniTypes } from './types.ts';

/** Santowerini in the frame of a game. */
export class SantoweriniCtrl implements GameClient<SantoweriniTypes> {
  readonly frame: PlayCtrl<SantoweriniTypes>;
  /** The state that is shown, with what has been chosen of a turn. */
  readonly state: ReadonlySignal<State>;
  /** The enemy whose forecast is open. */
  readonly watched: Signal<EnemyId | undefined> = signal(undefined);
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<Scene>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly prompt: ReadonlySignal<string>;

  constructor(frame: PlayCtrl<SantoweriniTypes>) {
    this.frame = frame;
    this.state = computed(() => inProgress(frame.back.state.value, frame.attemptShown?.steps ?? []));
    this.names = computed(() => [frame.text.value.you]);
    this.scene = computed(() =>
      standingScene({
        // What has been chosen so far is no occurrence of the game yet.
        state: { ...this.state.value, happened: frame.back.state.value.happened },
        attempt: frame.attemptShown,
        watched: this.watched.value,
        hint: frame.hints.found,
        focus: frame.focus.value,
      }),
    );
    this.labels = computed(() =>
      squareLabels(frame.back.state.value, frame.attemptShown, this.watched.value, this.texts),
    );
    this.prompt = computed(() =>
      frame.attemptShown === undefined ? '' : promptFor(frame.attemptShown, this.texts),
    );
  }

  get text(): SantoweriniPlayText {
    return this.frame.words.value;
  }

  get texts(): SantoweriniText {
    return this.text.game;
  }

  get marks(): readonly (readonly [MarkKind, string])[] {
    return MARK_KINDS.map((kind) => [kind, this.text.marks[kind]]);
  }

  get typedExample(): string {
    return this.text.typeTurnExample;
  }

  beginAttempt(view: State, seat: Seat): SantoweriniAttempt {
    return beginAttempt(view, seat);
  }

  choose(square: Square): void {
    const attempt = this.frame.attempt.value!;
    const result = tap(attempt, square);
    if (result.kind === 'attempt') this.frame.goOn(result.attempt);
    else this.frame.refuse(square, explainTap(attempt, square, this.texts));
  }

  colourOf(): Colour {
    return BUILDER_COLOUR;
  }

  seatFace(): SeatFace {
    return { name: this.texts.name };
  }

  choices(): SeatChoices {
    const attempt = this.frame.attemptShown;
    const content = attempt === undefined ? null : <StepPills attempt={attempt} text={this.text} />;
    return { content, isAsked: false };
  }

  tell({ record, history, state }: SantoweriniMatch, index: number): readonly string[] {
    const event = record.events[index]!;
    const after = history[index + 1]?.before ?? state;
    if (event.kind === 'decision') return [tellHappened(history[index]!.before, after, this.texts).join(' ')];
    const { table, words } = this.frame.text.value;
    return [tellTableEvent(event, { table, nameOf: (seat) => this.names.value[seat]!, list: words.list })];
  }

  tellOutcome(match: SantoweriniMatch): string {
    const { headline, reason } = this.ending(match);
    return [`${headline}.`, reason].filter(Boolean).join(' ');
  }

  ending({ outcome }: SantoweriniMatch): Ending {
    const { headlines, lost } = this.texts;
    if (outcome?.kind === 'won') return { headline: headlines.won };
    const reason = outcome?.kind === 'lost' ? lost[outcome.reason as keyof typeof lost] : undefined;
    return { headline: headlines.lost, reason: reason ?? this.text.result.gaveUp };
  }

  refusal(code: string): string {
    return this.texts.refusals[code as SantoweriniCode];
  }

  stepsInWords(): string {
    const labels = this.scene.value.marks.map(({ square }) => squareName(square));
    return [this.prompt.value, labels.join(', ')].filter(Boolean).join(': ');
  }

  passingScenes(_match: SantoweriniMatch, _ply: Ply<Step>): readonly Scene[] {
    return [];
  }

  hintOf(view: State, _: Seat, steps: readonly Step[]): Hint<Step> {
    return hintOf(view, steps);
  }

  takeTyped(typed: string): string | undefined {
    const attempt = this.frame.attempt.value;
    const turn = parseTurn(typed);
    if (attempt === undefined || turn === undefined) return this.texts.refusals['bad-step'];
    const steps = stepsOf(turn);
    const taken = takeAll(restart(attempt), steps);
    if (taken.steps.length < steps.length) return this.texts.refusals.impossible;
    this.frame.goOn(taken);
    this.frame.endTurn();
    return undefined;
  }
}

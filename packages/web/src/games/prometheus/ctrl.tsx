import './play/play.css';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour } from '@thera/board';
import type { Ply } from '@thera/play';
import {
  adviceInWords,
  beginAttempt,
  type PrometheusAttempt,
  type PrometheusMatch,
  type PrometheusVoice,
  promptFor,
  stepInWords,
  takeAll,
  tellEnding,
  voiceOf,
} from '@thera/play/prometheus';
import {
  type AreaId,
  attackIn,
  explain,
  type Occurrence,
  type PrometheusCode,
  prometheus,
  type Step,
  type UnitId,
  type View,
} from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { KeyHelp } from '@thera/texts';
import type { PrometheusPlayText, PrometheusText } from '@thera/texts/prometheus';
import type { ComponentChild } from 'preact';
import type { PlayCtrl } from '../../pages/play/ctrl.ts';
import type {
  Ending,
  GameClient,
  GameSheet,
  GameTitle,
  Happening,
  Hint,
  OpenSheet,
  SeatChoices,
  SeatFace,
} from '../game-client.ts';
import { areaWords } from './board/area-words.ts';
import type { MapsScene } from './board/maps-scene.ts';
import { type SightLine, standingScene } from './board/standing-scene.ts';
import { Guide } from './lessons/guide.tsx';
import { ActionChoices } from './play/action-choices.tsx';
import { Deciding } from './play/deciding.ts';
import { DraftPanel } from './play/draft-panel.tsx';
import { endingOf, outcomeInWords } from './play/ending.tsx';
import { Hand } from './play/hand.tsx';
import { type BattleHappening, happeningsAfter } from './play/happenings.ts';
import { keysOf } from './play/keys-of.ts';
import { lastAttack } from './play/last-attack.ts';
import { LayingTokens } from './play/laying-tokens.ts';
import { seatFace } from './play/seat-face.tsx';
import { sheetOf } from './play/sheets.tsx';
import { endLabel, stop } from './play/stopping.ts';
import { titleOf } from './play/title-of.ts';
import { newsForAll, toldOf } from './play/told.ts';
import { touch } from './play/touch.ts';
import { TurnOrder } from './play/turn-order.tsx';
import { turnPart } from './play/turn-part.ts';
import { sidePicture } from './signs/side-sign.tsx';
import type { PrometheusTypes } from './types.ts';

/** The frame counts colours: these two are repainted as the sides. */
const FRAME_COLOURS: Readonly<Record<'blue' | 'red', Colour>> = { blue: 1, red: 3 };

/** The Search for Prometheus in the frame of a game. */
export class PrometheusCtrl implements GameClient<PrometheusTypes> {
  readonly layout = 'prometheus';
  readonly isToldInWords = true;
  readonly frame: PlayCtrl<PrometheusTypes>;
  /** What a person has in mind. */
  readonly deciding: Deciding;
  readonly tokens: LayingTokens;
  /** What the game stands at for whoever looks, without what is being chosen. */
  readonly view: ReadonlySignal<View>;
  /** The same with what is being chosen. */
  readonly standing: ReadonlySignal<View>;
  readonly happening: ReadonlySignal<BattleHappening | undefined>;
  /** What is shown: in the middle of what happens, or with what has been chosen. */
  readonly shown: ReadonlySignal<View>;
  /** All that has happened since the attack began that is going on, or was made last. */
  readonly attackSoFar: ReadonlySignal<readonly Occurrence[]>;
  /** A line of sight that was asked for and is of no use. */
  readonly watched: Signal<SightLine | undefined> = signal(undefined);
  readonly hidesSeatsOnPhones: boolean = true;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<MapsScene>;
  readonly labels: ReadonlySignal<Readonly<Record<AreaId, string>>>;
  readonly prompt: ReadonlySignal<string>;
  private open: OpenSheet = () => {};

  constructor(frame: PlayCtrl<PrometheusTypes>) {
    this.frame = frame;
    this.deciding = new Deciding(frame);
    this.tokens = new LayingTokens(this.deciding);
    this.view = computed(() => prometheus.view(frame.back.state.value, frame.seating.viewer));
    this.standing = computed(() => frame.attemptShown?.now ?? this.view.value);
    const happenings = computed(() => this.happeningsShown());
    this.happening = computed(() => {
      const place = frame.animator.happening.value;
      return place === undefined ? undefined : happenings.value[place];
    });
    this.shown = computed(() => this.happening.value?.view ?? this.standing.value);
    this.attackSoFar = computed(() => lastAttack(this));
    this.names = computed(() => {
      const { voice } = this;
      return frame.table.value.players.map((_, seat) => voice.nameOf(seat).the);
    });
    this.scene = computed(() => standingScene(this));
    this.labels = computed(() => areaWords(this));
    this.prompt = computed(() => this.promptNow());
  }

  get text(): PrometheusPlayText {
    return this.frame.words.value;
  }

  get texts(): PrometheusText {
    return this.text.game;
  }

  get voice(): PrometheusVoice {
    const given = this.frame.seating.plan.value.seats.map(({ name }) => name);
    return voiceOf(this.frame.match.value.state.setup, this.texts, given);
  }

  get attempt(): PrometheusAttempt | undefined {
    return this.frame.attemptShown;
  }

  /** Whoever's cards lie before the screen. */
  get handSeat(): Seat | undefined {
    const { viewer } = this.frame.seating;
    return typeof viewer === 'number' ? viewer : undefined;
  }

  /** The unit that acts, or would. */
  get actor(): UnitId | undefined {
    const { activation } = this.standing.value;
    return this.deciding.picked.value ?? activation?.unit ?? attackIn(this.standing.value)?.attacker;
  }

  get keyHelp(): KeyHelp {
    return this.text.keys;
  }

  get keys(): Readonly<Record<string, () => void>> {
    return keysOf(this, (name) => this.open(name));
  }

  get whyNoTakeback(): string {
    return this.text.cannotTakeBack;
  }

  title(): GameTitle {
    return titleOf(this);
  }

  newsForAll(): string {
    return newsForAll(this);
  }

  inHeader(): ComponentChild {
    return <TurnOrder ctrl={this} />;
  }

  turnPart(): string | undefined {
    const part = turnPart(this.shown.value);
    return part && this.texts.terms.parts[part];
  }

  endLabel(): string | undefined {
    return endLabel(this);
  }

  panel(): ComponentChild {
    const view = this.view.value;
    if (view.ask?.kind !== 'draft' || view.ending !== null) return undefined;
    return <DraftPanel ctrl={this} view={this.shown.value} open={(name) => this.open(name)} />;
  }

  overBoard(open: OpenSheet): ComponentChild {
    this.open = open;
    return <Hand ctrl={this} open={open} />;
  }

  besidePrompt(open: OpenSheet): ComponentChild {
    this.open = open;
    const { match, text } = this.frame;
    const { lesson } = match.value.state.setup;
    if (lesson === undefined) return undefined;
    const { persons } = this.frame.seating;
    const made = this.frame.back.plies.value.filter(({ seat }) => persons.includes(seat)).length;
    return (
      <Guide lesson={lesson} made={made} labels={text.value} isAside={this.deciding.aimed !== undefined} />
    );
  }

  sheet(name: string, close: () => void): GameSheet | undefined {
    return sheetOf(this, name, close);
  }

  beginAttempt(view: View, seat: Seat): PrometheusAttempt {
    return beginAttempt(view, seat);
  }

  takeAll(attempt: PrometheusAttempt, steps: readonly Step[]): PrometheusAttempt {
    return takeAll(attempt, steps);
  }

  stop(attempt: PrometheusAttempt): PrometheusAttempt | undefined {
    // Who has taken up a unit means to act: a pass cannot be taken back.
    return this.deciding.picked.value === undefined ? stop(attempt) : undefined;
  }

  forgetChoice(): void {
    this.watched.value = undefined;
    this.deciding.forget();
  }

  /** A unit is picked to be activated, by its card, on a map or by its key. */
  pick(unit: UnitId | undefined): void {
    this.deciding.pick(unit);
    this.frame.remark.value = undefined;
  }

  choose(area: AreaId): void {
    const { attempt } = this;
    if (attempt === undefined) return;
    this.frame.remark.value = undefined;
    this.watched.value = undefined;
    touch(this, attempt, area);
  }

  colourOf(seat: Seat): Colour {
    return FRAME_COLOURS[this.frame.match.value.state.seats[seat]!.side];
  }

  seatPicture(seat: Seat): string {
    return sidePicture(this.frame.match.value.state.seats[seat]!.side);
  }

  seatFace(seat: Seat, open: OpenSheet): SeatFace {
    this.open = open;
    return seatFace(this, seat, open);
  }

  choices(): SeatChoices {
    return {
      content: <ActionChoices ctrl={this} open={(name) => this.open(name)} />,
      isAsked: this.attempt !== undefined,
    };
  }

  tell(match: PrometheusMatch, index: number): readonly string[] {
    return toldOf(this, match, index);
  }

  tellOutcome(match: PrometheusMatch): string {
    const { ending } = match.state;
    return ending === null ? outcomeInWords(this, match) : tellEnding(ending, this.voice);
  }

  ending(match: PrometheusMatch): Ending {
    return endingOf(this, match);
  }

  refusal(code: string): string {
    return this.texts.refusals[code as PrometheusCode];
  }

  stepsInWords(): string {
    const { attempt } = this;
    const steps = attempt?.following.map(({ step }) => stepInWords(attempt.now, step, this.voice)) ?? [];
    return [this.prompt.value, steps.join('; ')].filter(Boolean).join(': ');
  }

  passingScenes(): readonly MapsScene[] {
    return [];
  }

  aftermath(match: PrometheusMatch, ply: Ply<Step>): readonly Happening<MapsScene>[] {
    return happeningsAfter(this, match, ply);
  }

  hintOf(view: View, seat: Seat, steps: readonly Step[]): Hint<Step> {
    const { play, why } = adviceInWords(view, { steps, ...explain(view, seat, steps) }, this.voice);
    return { steps, words: `${play} ${why}` };
  }

  private promptNow(): string {
    const { attempt } = this;
    if (this.deciding.rivals.value.length > 0) return this.texts.prompts.which;
    if (attempt !== undefined) return promptFor(this.deciding.meant.value ?? attempt, this.voice);
    return this.happening.value?.news ?? '';
  }

  private happeningsShown(): readonly BattleHappening[] {
    const { match, back } = this.frame;
    return back.ply === undefined ? [] : happeningsAfter(this, match.value, back.ply);
  }
}

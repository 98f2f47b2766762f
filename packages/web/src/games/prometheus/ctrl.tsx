import './play/play.css';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour } from '@thera/board';
import { type Ply, stateAfter, tellTableEvent } from '@thera/play';
import {
  adviceInWords,
  areaInWords,
  areaLabels,
  beginAttempt,
  explainArea,
  explainUnit,
  type PrometheusAttempt,
  type PrometheusMatch,
  type PrometheusVoice,
  promptFor,
  stepInWords,
  take,
  tellAll,
  voiceOf,
} from '@thera/play/prometheus';
import {
  AREA_IDS,
  type AreaId,
  attackIn,
  explain,
  type Face,
  findUnit,
  type Occurrence,
  type PrometheusCode,
  prometheus,
  type State,
  type Step,
  type UnitId,
  unitsAt,
  type View,
} from '@thera/prometheus';
import type { Seat } from '@thera/table';
import type { KeyHelp } from '@thera/texts';
import type { PrometheusPlayText, PrometheusText } from '@thera/texts/prometheus';
import type { ComponentChild } from 'preact';
import { Chronicle } from '../../pages/play/chronicle.tsx';
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
import type { MapsScene } from './board/maps-scene.ts';
import { type SightLine, standingScene } from './board/standing-scene.ts';
import { Guide } from './lessons/guide.tsx';
import { ActionChoices } from './play/action-choices.tsx';
import { Deciding } from './play/deciding.ts';
import { DraftPanel } from './play/draft-panel.tsx';
import { endingOf } from './play/ending.ts';
import { Hand } from './play/hand.tsx';
import { type BattleHappening, happeningsAfter } from './play/happenings.ts';
import { scattered } from './play/scattered.ts';
import { seatFace } from './play/seat-face.tsx';
import { sheetOf } from './play/sheets.tsx';
import { sidePicture } from './signs/side-sign.tsx';
import type { PrometheusTypes } from './types.ts';

/** The frame counts colours: these two are repainted as the sides. */
const FRAME_COLOURS: Readonly<Record<'blue' | 'red', Colour>> = { blue: 1, red: 3 };

/** How many decisions an attack takes at most, with all the answers to it. */
const LONGEST_ATTACK = 16;

/** The Search for Prometheus in the frame of a game. */
export class PrometheusCtrl implements GameClient<PrometheusTypes> {
  readonly layout = 'prometheus';
  readonly frame: PlayCtrl<PrometheusTypes>;
  readonly deciding: Deciding;
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
  /** The face of the next token that is laid. */
  readonly face: Signal<Face> = signal('net');
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<MapsScene>;
  readonly labels: ReadonlySignal<Readonly<Record<AreaId, string>>>;
  readonly prompt: ReadonlySignal<string>;
  private open: OpenSheet = () => {};

  constructor(frame: PlayCtrl<PrometheusTypes>) {
    this.frame = frame;
    this.deciding = new Deciding(frame);
    this.view = computed(() => prometheus.view(frame.back.state.value, frame.seating.viewer));
    this.standing = computed(() => frame.attemptShown?.now ?? this.view.value);
    const happenings = computed(() => this.happeningsShown());
    this.happening = computed(() => {
      const place = frame.animator.happening.value;
      return place === undefined ? undefined : happenings.value[place];
    });
    this.shown = computed(() => this.happening.value?.view ?? this.standing.value);
    this.attackSoFar = computed(() => this.lastAttack());
    this.names = computed(() => {
      const { setup } = frame.match.value.state;
      const voice = voiceOf(setup, this.texts);
      return frame.table.value.players.map((_, seat) => voice.nameOf(seat).the);
    });
    this.scene = computed(() => standingScene(this));
    this.labels = computed(() => this.labelsNow());
    this.prompt = computed(() => this.promptNow());
    effect(() => this.keepFaceOpen());
  }

  get text(): PrometheusPlayText {
    return this.frame.words.value;
  }

  get texts(): PrometheusText {
    return this.text.game;
  }

  get voice(): PrometheusVoice {
    return voiceOf(this.frame.match.value.state.setup, this.texts);
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
    const cards = this.deciding.activatable.value;
    const picks = cards.slice(0, 9).map((unit, n) => [String(n + 1), () => this.pick(unit)] as const);
    return { ...Object.fromEntries(picks), c: () => this.openCards() };
  }

  get whyNoTakeback(): string {
    return this.text.cannotTakeBack;
  }

  title(): GameTitle {
    const { setup, turn } = this.shown.value;
    const table = this.texts.terms.tables[setup.table].name;
    const number = Math.max(1, turn.number);
    return {
      name: this.texts.name,
      about: this.text.subtitle(table, number),
      brief: this.text.brief(number),
      where: this.othersInBrief(),
      begunFrom: '/prometheus',
    };
  }

  turnList(tools: ComponentChild): ComponentChild {
    return <Chronicle ctrl={this.frame as unknown as PlayCtrl} text={this.frame.text.value} tools={tools} />;
  }

  endLabel(): string | undefined {
    const { attempt } = this;
    if (attempt === undefined) return undefined;
    if (attempt.mayEnd) return this.texts.actions.confirm;
    const step = stopIn(attempt);
    return step === undefined ? undefined : stepInWords(attempt.now, step, this.voice);
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
    return <Guide lesson={lesson} made={made} labels={text.value} />;
  }

  sheet(name: string, close: () => void): GameSheet | undefined {
    return sheetOf(this, name, close);
  }

  beginAttempt(view: View, seat: Seat): PrometheusAttempt {
    return beginAttempt(view, seat);
  }

  /** Nothing more is done: the activation or the turn ends, or the seat passes. */
  stop(attempt: PrometheusAttempt): PrometheusAttempt | undefined {
    const step = stopIn(attempt);
    const choice = attempt.following.find((one) => one.step === step);
    return choice === undefined ? undefined : take(attempt, choice);
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
    const { deciding, attempt } = this;
    if (attempt === undefined) return;
    this.frame.remark.value = undefined;
    this.watched.value = undefined;
    const options = deciding.at(area);
    const blows = options.length > 0 ? [] : deciding.blowsAt(area);
    const own = unitsAt(this.standing.value, area)
      .map(({ id }) => id)
      .find((id) => deciding.activatable.value.includes(id) && id !== deciding.picked.value);
    if (attempt.now.ask?.kind === 'tokens') this.layToken(attempt, area);
    else if (options.length > 0) deciding.take(options);
    else if (own !== undefined) this.pick(own);
    else if (blows.length > 0) deciding.take(blows);
    else this.refuse(area);
  }

  /** All tokens that are left go to free areas, by chance. */
  scatter(): void {
    const { attempt } = this;
    if (attempt !== undefined) this.deciding.goOn(scattered(attempt));
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
    const event = match.record.events[index]!;
    if (event.kind === 'decision')
      return tellAll(this.happenedAfter(match, index).filter(isTold), this.voice);
    const { table, words } = this.frame.text.value;
    return [
      tellTableEvent(event, { table, nameOf: (seat) => this.names.value[seat] ?? '', list: words.list }),
    ];
  }

  tellOutcome(match: PrometheusMatch): string {
    const { headline, reason } = this.ending(match);
    return [headline, reason].filter(Boolean).join('. ');
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
    return { steps, text: play, words: `${play} ${why}` };
  }

  /** The dice on the table in a state. */
  diceIn(view: View): readonly number[] | undefined {
    return attackIn(view)?.dice;
  }

  /** What a decision has led to, as far as whoever looks may know. */
  happenedAfter(match: PrometheusMatch, index: number): readonly Occurrence[] {
    return prometheus.view(stateAfter(match, { index }) as State, this.frame.seating.viewer).happened;
  }

  /** Why nothing can be done with an area: with whoever stands there, or with the ground itself. */
  private refuse(area: AreaId): void {
    const { meant } = this.deciding;
    if (meant === undefined) return;
    const enemy = unitsAt(meant.now, area).find(({ seat }) => seat !== meant.seat);
    const from = this.actor === undefined ? undefined : findUnit(meant.now, this.actor)?.area;
    if (enemy !== undefined && from !== undefined && from !== null)
      this.watched.value = { view: meant.now, from, to: area };
    const why =
      (enemy === undefined ? undefined : explainUnit(meant, enemy.id, this.voice)) ??
      explainArea(meant, area, this.voice) ??
      this.texts.refusals['not-asked'];
    this.frame.refuse(area, why);
  }

  private labelsNow(): Readonly<Record<AreaId, string>> {
    const { meant } = this.deciding;
    if (meant !== undefined) return areaLabels(meant, this.voice);
    const view = this.view.value;
    const { viewer } = this.frame.seating;
    return Object.fromEntries(
      AREA_IDS.map((area) => [area, areaInWords(view, area, viewer, this.voice)]),
    ) as Readonly<Record<AreaId, string>>;
  }

  private openCards(): void {
    this.open(`cards ${this.handSeat ?? 0}`);
  }

  private layToken(attempt: PrometheusAttempt, area: AreaId): void {
    const choice = attempt.following.find(
      ({ step }) => step.kind === 'token' && step.area === area && step.face === this.face.value,
    );
    if (choice !== undefined) this.deciding.goOn(take(attempt, choice));
    else this.refuse(area);
  }

  /** When one kind of token is used up, the other is next. */
  private keepFaceOpen(): void {
    const { attempt } = this;
    if (attempt?.now.ask?.kind !== 'tokens') return;
    const faces = attempt.following.flatMap(({ step }) =>
      step.kind === 'token' && step.face ? [step.face] : [],
    );
    if (faces.length > 0 && !faces.includes(this.face.peek())) this.face.value = faces[0]!;
  }

  private promptNow(): string {
    const { attempt } = this;
    if (attempt !== undefined) return promptFor(this.deciding.meant ?? attempt, this.voice);
    return this.happening.value?.news ?? '';
  }

  private othersInBrief(): string {
    const { seats } = this.shown.value;
    return seats
      .flatMap(({ cards }, seat) =>
        seat === this.handSeat || cards.kind === 'open' ? [] : [this.text.cardsHeld(cards.held)],
      )
      .join(' · ');
  }

  private happeningsShown(): readonly BattleHappening[] {
    const { match, back } = this.frame;
    return back.ply === undefined ? [] : happeningsAfter(this, match.value, back.ply);
  }

  private lastAttack(): readonly Occurrence[] {
    const { match, back } = this.frame;
    const happened: Occurrence[] = [];
    for (let n = back.shown - 1; n >= 0 && n >= back.shown - LONGEST_ATTACK; n--) {
      happened.unshift(...this.happenedAfter(match.value, back.plies.value[n]!.index));
      if (happened.some(({ kind }) => kind === 'attacked')) break;
      if (happened.some(({ kind }) => kind === 'activated')) break;
    }
    const begun = happened.findLastIndex(({ kind }) => kind === 'attacked');
    return begun < 0 ? [] : happened.slice(begun);
  }
}

const STOPS: readonly Step['kind'][] = ['end', 'done', 'pass', 'stop'];

/** The step that says that nothing more is done. */
function stopIn({ following }: PrometheusAttempt): Step | undefined {
  const steps = following.map(({ step }) => step);
  return STOPS.map((kind) => steps.find((step) => step.kind === kind)).find((step) => step !== undefined);
}

/** What is seen on the maps and in the hand, or told by what comes of it, is no line of its own. */
const UNTOLD: readonly Occurrence['kind'][] = [
  'dealt',
  'stones-laid',
  'activated',
  'declined',
  'valued',
  'rolled',
  'boosted',
  'blanks-spent',
  'token-laid',
];

/** Cards that others draw are only counted. */
const isTold = (one: Occurrence): boolean =>
  !UNTOLD.includes(one.kind) && (one.kind !== 'drew' || one.card !== null);

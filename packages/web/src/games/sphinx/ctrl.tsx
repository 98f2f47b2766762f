import { computed, type ReadonlySignal } from '@preact/signals';
import { type Colour, MARK_KINDS, type MarkKind, type Scene, type Square } from '@thera/board';
import { isComplete, type Ply, restart, stateAfter, tellTableEvent } from '@thera/play';
import {
  type Act,
  beginAttempt,
  choiceOf,
  chooseAct,
  chooseSource,
  explainTap,
  forecastInWords,
  promptFor,
  type SphinxAttempt,
  type SphinxMatch,
  type SphinxVoice,
  squareLabels,
  stop,
  take,
  tap,
  tellAll,
} from '@thera/play/sphinx';
import {
  type CardId,
  type Source,
  type SphinxCode,
  type State,
  type Step,
  TIERS,
  type Tier,
  terrainIn,
} from '@thera/sphinx';
import type { Seat } from '@thera/table';
import type { KeyHelp } from '@thera/texts';
import { type RiddleNames, riddleNames, type SphinxPlayText, type SphinxText } from '@thera/texts/sphinx';
import type { ComponentChild } from 'preact';
import type { PlayCtrl } from '../../pages/play/ctrl.ts';
import type {
  Ending,
  GameClient,
  GameSheet,
  GameTitle,
  GivingUp,
  Happening,
  Hint,
  InsteadOfSeats,
  OpenSheet,
  SeatChoices,
  SeatFace,
} from '../game-client.ts';
import { ADVENTURES_PATH, adventurePath } from './adventure/adventure-path.ts';
import { adventureWith, deviceNames } from './adventure/device-adventures.ts';
import { seatColour } from './adventure/seat-colour.ts';
import { hintOf } from './board/hint-of.ts';
import { workerLook } from './board/scene-of.ts';
import { standingScene } from './board/standing-scene.ts';
import { ActionChoices } from './play/action-choices.tsx';
import { endingInWords, endingOf } from './play/ending.tsx';
import { FinishButton } from './play/finish-button.tsx';
import { GodsPanel } from './play/gods-panel.tsx';
import { happeningsAfter, type RiddleHappening, scenesOf, toldOf } from './play/happenings.ts';
import { Objectives } from './play/objectives.tsx';
import { RuleLine } from './play/rule-line.tsx';
import { sheetOf } from './play/sheets.tsx';
import { Supply } from './play/supply.tsx';
import { TurnHead } from './play/turn-head.tsx';
import { figurePicture } from './signs/figure-sign.tsx';
import { Guide, isGuided } from './tutorial/guide.tsx';
import type { SphinxTypes } from './types.ts';

/** The colours of workers, in the order in which the frame counts colours. */
const FRAME_COLOURS = ['white', 'blue', 'brown'] as const;

/** Answers need no button that ends the turn: whoever gives one has decided. */
const ANSWERS: readonly Step['kind'][] = [
  'place',
  'row',
  'gain',
  'pay',
  'destroy',
  'sphinx-way',
  'topple',
  'agree',
  'play-on',
];

/** Riddle of the Sphinx in the frame of a game. */
export class SphinxCtrl implements GameClient<SphinxTypes> {
  readonly frame: PlayCtrl<SphinxTypes>;
  /** What followed from the last decision and is being shown. */
  readonly happening: ReadonlySignal<RiddleHappening | undefined>;
  /** The state that is shown: in the middle of what happens, or with what has been chosen of a turn. */
  readonly shown: ReadonlySignal<State>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<Scene>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly prompt: ReadonlySignal<string>;
  private open: OpenSheet = () => {};

  constructor(frame: PlayCtrl<SphinxTypes>) {
    this.frame = frame;
    const standing = computed(() => frame.attemptShown?.now ?? frame.back.state.value);
    this.names = computed(() => this.namesNow());
    const happenings = computed(() => this.happeningsShown());
    this.happening = computed(() => {
      const place = frame.animator.happening.value;
      return place === undefined ? undefined : happenings.value[place];
    });
    this.shown = computed(() => this.happening.value?.state ?? standing.value);
    this.scene = computed(() =>
      standingScene({
        state: standing.value,
        happened: frame.back.state.value.happened,
        attempt: frame.attemptShown,
        hint: frame.hints.found,
        focus: frame.focus.value,
      }),
    );
    this.labels = computed(() => squareLabels(standing.value, frame.attemptShown, this.voice));
    this.prompt = computed(() => this.promptNow());
  }

  get text(): SphinxPlayText {
    return this.frame.words.value;
  }

  get texts(): SphinxText {
    return this.text.game;
  }

  get voice(): SphinxVoice {
    const names = this.names.value;
    return { text: this.texts, nameOf: (seat) => names[seat] ?? '' };
  }

  /** How the squares and regions of this riddle are called. */
  get riddleNames(): RiddleNames {
    const { riddle } = terrainIn(this.shown.value);
    return riddleNames(riddle, this.shown.value.setup.players, this.texts);
  }

  /** What is being decided, as long as it is. */
  get attempt(): SphinxAttempt | undefined {
    return this.frame.attemptShown;
  }

  /** Whose turn it is. */
  get seat(): Seat {
    return this.frame.seating.toAct ?? this.shown.value.turn.seat;
  }

  /** The best that is achieved. */
  get best(): Tier | undefined {
    return TIERS.findLast((tier) => this.shown.value.achieved.includes(tier));
  }

  get marks(): readonly (readonly [MarkKind, string])[] {
    const { marks } = this.text;
    const words: Readonly<Record<MarkKind, string>> = {
      move: marks.move,
      build: marks.build,
      dome: this.texts.pieces.D,
      special: this.text.marks.force,
    };
    return MARK_KINDS.filter((kind) => kind !== 'special').map((kind) => [kind, words[kind]]);
  }

  get whyNoTakeback(): string {
    const { die, card } = this.text.cannotTakeBack;
    const { happened } = this.frame.match.value.state;
    return happened.some(({ kind }) => kind === 'rolled') ? die : card;
  }

  get keyHelp(): KeyHelp {
    return this.text.keys;
  }

  get keys(): Readonly<Record<string, () => void>> {
    return {
      '1': () => this.choose1('move'),
      '2': () => this.choose1('call'),
      '3': () => this.choose1('game'),
      c: () => this.open('riddle'),
      g: () => this.open('gods'),
      e: () => {
        const told = forecastInWords(this.shown.value, this.voice);
        this.say(told.length === 0 ? this.texts.forecast.nothing : told.join(' '));
      },
    };
  }

  title(): GameTitle {
    const { setup, turn } = this.shown.value;
    const { island } = terrainIn(this.shown.value).riddle;
    const { title } = this.texts.riddles[setup.riddle]!;
    const number = Math.max(1, turn.number);
    const adventure = adventureWith(this.frame.id);
    return {
      name: title,
      about: this.text.subtitle(setup.riddle, this.texts.islands[island], number),
      brief: title,
      where: this.text.brief(setup.riddle, number),
      begunFrom: adventure === undefined ? ADVENTURES_PATH : adventurePath(adventure.id),
    };
  }

  instead(open: OpenSheet): InsteadOfSeats {
    this.open = open;
    return {
      above: <Objectives ctrl={this} open={open} />,
      below: (
        <>
          <Supply ctrl={this} open={open} />
          <GodsPanel ctrl={this} open={open} />
        </>
      ),
      isFull: true,
    };
  }

  overBoard(open: OpenSheet): ComponentChild {
    const match = this.frame.match.value;
    return isGuided(match) ? (
      <Guide match={match} text={this.text.tutorial}>
        <RuleLine ctrl={this} open={open} />
      </Guide>
    ) : (
      <RuleLine ctrl={this} open={open} />
    );
  }

  besidePrompt(open: OpenSheet): ComponentChild {
    return <TurnHead ctrl={this} open={open} />;
  }

  inBar(open: OpenSheet): ComponentChild {
    return <FinishButton ctrl={this} open={open} />;
  }

  sheet(name: string, close: () => void): GameSheet | undefined {
    return sheetOf(this, name, close);
  }

  beginAttempt(view: State, seat: Seat): SphinxAttempt {
    return beginAttempt(view, seat);
  }

  stop(attempt: SphinxAttempt): SphinxAttempt | undefined {
    return stop(attempt);
  }

  choose(square: Square): void {
    const attempt = this.frame.attempt.value!;
    const result = tap(attempt, square);
    if (result.kind === 'attempt') this.goOn(result.attempt);
    else this.frame.refuse(square, explainTap(attempt, square, this.voice));
  }

  /** Something else is to be done with the turn, or a card is used. */
  act(act: Act | undefined): void {
    const attempt = this.frame.attempt.value;
    if (attempt !== undefined) this.goOn(chooseAct(attempt, act));
  }

  /** Pieces are to come from here. */
  takeFrom(source: Source): void {
    const attempt = this.frame.attempt.value;
    if (attempt !== undefined) this.goOn(chooseSource(attempt, source));
  }

  /** Takes a step that has a button of its own, and with `isFinal` does not ask again. */
  takeStep(step: Step, isFinal = false): void {
    const attempt = this.frame.attempt.value;
    const choice = attempt === undefined ? undefined : choiceOf(attempt, step);
    if (attempt === undefined || choice === undefined) return;
    this.goOn(take(attempt, choice), isFinal);
  }

  /** The first of a turn is taken back before something else is done with it. */
  takeFirst(step: Step): void {
    const attempt = this.frame.attempt.value;
    if (attempt === undefined) return;
    const begun = restart(attempt);
    const choice = choiceOf(begun, step);
    if (choice !== undefined) this.goOn(take(begun, choice), true);
  }

  /** Whether a step may be taken now, or would if the turn was begun anew. */
  mayTake(step: Step): boolean {
    const { attempt } = this;
    return attempt !== undefined && choiceOf(restart(attempt), step) !== undefined;
  }

  /** Says something about what was touched. */
  say(words: string): void {
    this.frame.remark.value = words;
  }

  colourOf(seat: Seat): Colour {
    return FRAME_COLOURS.indexOf(seatColour(this.frame.match.value.state.setup, seat)) as Colour;
  }

  seatPicture(seat: Seat): string {
    const { setup } = this.frame.match.value.state;
    const worker = setup.players === 3 ? seat : (seat % 2) * 2;
    return figurePicture(workerLook({ setup }, worker as 0));
  }

  seatFace(seat: Seat): SeatFace {
    return { name: this.names.value[seat] ?? '' };
  }

  choices(): SeatChoices {
    const { attempt } = this;
    if (attempt === undefined) return { content: null, isAsked: false };
    return { content: <ActionChoices ctrl={this} attempt={attempt} open={this.open} />, isAsked: true };
  }

  tell(match: SphinxMatch, index: number): readonly string[] {
    const event = match.record.events[index]!;
    if (event.kind === 'decision') {
      const { before } = match.history[index]!;
      return [tellAll(before, stateAfter(match, { index }).happened, this.voice).join(' ')];
    }
    const { table, words } = this.frame.text.value;
    return [tellTableEvent(event, { table, nameOf: this.voice.nameOf, list: words.list })];
  }

  tellOutcome(match: SphinxMatch): string {
    const { headline, reason } = endingInWords(match, this.text);
    return `${headline}. ${reason}`;
  }

  ending(match: SphinxMatch): Ending {
    return endingOf(this, match);
  }

  refusal(code: string): string {
    return this.texts.refusals[code as SphinxCode];
  }

  stepsInWords(): string {
    const squares = this.scene.value.marks.map(({ square }) => this.labels.value[square]!);
    return [this.prompt.value, squares.join('; ')].filter(Boolean).join(': ');
  }

  passingScenes(match: SphinxMatch, { index, steps }: Ply<Step>): readonly Scene[] {
    const { before } = match.history[index]!;
    return scenesOf(before, toldOf(before, steps, stateAfter(match, { index })).own);
  }

  aftermath(match: SphinxMatch, { index, steps }: Ply<Step>): readonly Happening[] {
    const { before } = match.history[index]!;
    return happeningsAfter(toldOf(before, steps, stateAfter(match, { index })), this.voice);
  }

  tellAftermath(match: SphinxMatch, { index, steps }: Ply<Step>): readonly string[] {
    const { before } = match.history[index]!;
    const { chosen, following } = toldOf(before, steps, stateAfter(match, { index }));
    return tellAll(
      chosen,
      following.filter(({ kind }) => kind !== 'turn-began'),
      this.voice,
    );
  }

  hintOf(view: State, _: Seat, steps: readonly Step[]): Hint<Step> {
    return hintOf(view, steps, this.text);
  }

  /** Before the riddle is solved it can be given up; then it can be finished. */
  givingUp(): GivingUp {
    const { finish, giveUp } = this.texts.prompts;
    const { best } = this;
    const isOver = this.frame.match.value.outcome !== undefined;
    if (best === undefined)
      return {
        label: giveUp.button,
        question: giveUp.ask,
        confirm: giveUp.confirm,
        cancel: giveUp.cancel,
        isOpen: !isOver && this.mayTake({ kind: 'give-up' }),
        act: () => this.takeFirst({ kind: 'give-up' }),
      };
    const tier = this.texts.tiers[best];
    return {
      label: finish.button(tier),
      question: this.finishQuestion,
      confirm: finish.button(tier),
      cancel: finish.playOn,
      isOpen: !isOver && this.mayTake({ kind: 'finish' }),
      act: () => this.takeFirst({ kind: 'finish' }),
    };
  }

  /** What is asked before the team stops: it names what stays open. */
  get finishQuestion(): string {
    const { tiers, prompts } = this.texts;
    const { achieved } = this.shown.value;
    const { objectives } = terrainIn(this.shown.value).riddle;
    const higher = objectives.filter(
      ({ tier }) => !achieved.includes(tier) && TIERS.indexOf(tier) > TIERS.indexOf(this.best ?? 'silver'),
    );
    return prompts.finish.ask(
      tiers[this.best ?? 'silver'],
      higher.map(({ tier }) => tiers[tier]),
    );
  }

  /** Opens what there is to know about a card. */
  openCard(card: CardId): void {
    this.open(`card:${card}`);
  }

  private choose1(act: Act): void {
    if (this.attempt?.acts.includes(act) === true) this.act(act);
    if (act === 'game' && this.attempt?.acts.includes(act) === true) this.open('die');
  }

  private goOn(attempt: SphinxAttempt, isFinal = false): void {
    this.frame.goOn(attempt);
    const isAnswered = attempt.steps.every(({ kind }) => ANSWERS.includes(kind));
    if (isComplete(attempt) && (isFinal || isAnswered) && this.frame.attempt.value === attempt)
      this.frame.endTurn();
  }

  private namesNow(): readonly string[] {
    const { plan, persons } = this.frame.seating;
    const noted = deviceNames.namesOf(this.frame.id);
    return plan.value.seats.map(({ kind }, seat) => {
      const name = noted[seat];
      if (name !== undefined && name !== '') return name;
      return kind === 'person' && persons.length === 1
        ? this.frame.text.value.you
        : this.texts.words.seat(seat);
    });
  }

  private promptNow(): string {
    const { attempt } = this;
    if (attempt !== undefined) return promptFor(attempt, this.voice);
    return this.happening.value?.news ?? '';
  }

  private happeningsShown(): readonly RiddleHappening[] {
    const { match, back } = this.frame;
    const { ply } = back;
    if (ply === undefined) return [];
    const { before } = match.value.history[ply.index]!;
    return happeningsAfter(toldOf(before, ply.steps, stateAfter(match.value, ply)), this.voice);
  }
}

import { computed, type ReadonlySignal } from '@preact/signals';
import type { Colour, MarkKind, Scene, Square } from '@thera/board';
import { type Ply, stateAfter, tellTableEvent } from '@thera/play';
import {
  beginAttempt,
  explainTap,
  promptFor,
  type SphinxAttempt,
  type SphinxMatch,
  type SphinxVoice,
  squareLabels,
  stop,
  takeAll,
  tellAll,
} from '@thera/play/sphinx';
import { type SphinxCode, type State, type Step, TIERS, type Tier, terrainIn } from '@thera/sphinx';
import type { Seat } from '@thera/table';
import type { KeyHelp } from '@thera/texts';
import {
  type Action,
  type RiddleNames,
  riddleNames,
  type SphinxPlayText,
  type SphinxText,
} from '@thera/texts/sphinx';
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
  HintQuestion,
  InsteadOfSeats,
  OpenSheet,
  SeatChoices,
  SeatFace,
} from '../game-client.ts';
import { seatColour } from './adventure/seat-colour.ts';
import { hintOf } from './board/hint-of.ts';
import { workerLook } from './board/scene-of.ts';
import { standingScene } from './board/standing-scene.ts';
import { ActionChoices } from './play/action-choices.tsx';
import { Advising } from './play/advising.ts';
import { aroundBoard, overBoard } from './play/around-board.tsx';
import { Deciding } from './play/deciding.ts';
import { endingInWords, endingOf } from './play/ending.tsx';
import { FinishButton } from './play/finish-button.tsx';
import { givingUp } from './play/giving-up.ts';
import { happeningsAfter, type RiddleHappening, scenesOf, toldOf } from './play/happenings.ts';
import { keysOf } from './play/keys-of.ts';
import { marksOf } from './play/marks-of.ts';
import { playerNames } from './play/player-names.ts';
import { sheetOf } from './play/sheets.tsx';
import { titleOf } from './play/title-of.ts';
import { TurnHead } from './play/turn-head.tsx';
import { figurePicture } from './signs/figure-sign.tsx';
import type { SphinxTypes } from './types.ts';

/** The colours of workers, in the order in which the frame counts colours. */
const FRAME_COLOURS = ['white', 'blue', 'brown'] as const;

/** Riddle of the Sphinx in the frame of a game. */
export class SphinxCtrl implements GameClient<SphinxTypes> {
  readonly frame: PlayCtrl<SphinxTypes>;
  /** What is chosen of a decision. */
  readonly deciding: Deciding;
  /** What the computer is asked about the game. */
  readonly advising: Advising;
  /** What followed from the last decision and is being shown. */
  readonly happening: ReadonlySignal<RiddleHappening | undefined>;
  /** The state that is shown: in the middle of what happens, or with what has been chosen of a turn. */
  readonly shown: ReadonlySignal<State>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<Scene>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly prompt: ReadonlySignal<string>;
  private open: OpenSheet = () => {};

  readonly isEndFinal: boolean = true;

  readonly isTogether: boolean = true;

  constructor(frame: PlayCtrl<SphinxTypes>) {
    this.frame = frame;
    this.deciding = new Deciding(frame);
    this.advising = new Advising(frame);
    const standing = computed(() => frame.attemptShown?.now ?? frame.back.state.value);
    this.names = computed(() => playerNames(frame, this.texts));
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
        hint: frame.hints.trace,
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
    return marksOf(this);
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
    return keysOf(this, this.open);
  }

  title(): GameTitle {
    return titleOf(this);
  }

  instead(open: OpenSheet): InsteadOfSeats {
    this.open = open;
    return aroundBoard(this, open);
  }

  overBoard(open: OpenSheet): ComponentChild {
    return overBoard(this, open);
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

  takeAll(attempt: SphinxAttempt, steps: readonly Step[]): SphinxAttempt {
    return takeAll(attempt, steps);
  }

  stop(attempt: SphinxAttempt): SphinxAttempt | undefined {
    return stop(attempt);
  }

  choose(square: Square): void {
    const refused = this.deciding.tap(square);
    if (refused !== undefined) this.frame.refuse(square, explainTap(refused, square, this.voice));
  }

  givingUp(): GivingUp {
    return givingUp(this);
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

  passingScenes(match: SphinxMatch, ply: Ply<Step>): readonly Scene[] {
    const { before, own } = toldOf(match, ply);
    return scenesOf(before, own);
  }

  aftermath(match: SphinxMatch, ply: Ply<Step>): readonly Happening<Scene>[] {
    const isSeen = this.frame.seating.isPerson(ply.seat);
    return happeningsAfter(toldOf(match, ply), this.voice, isSeen);
  }

  tellAftermath(match: SphinxMatch, ply: Ply<Step>): readonly string[] {
    const { chosen, following } = toldOf(match, ply);
    const told = following.filter(({ kind }) => kind !== 'turn-began');
    return tellAll(chosen, told, this.voice);
  }

  hintOf(view: State, _: Seat, steps: readonly Step[]): Hint<Step> {
    return hintOf(view, steps, this.texts);
  }

  dispose(): void {
    this.advising.dispose();
  }

  advise(question: HintQuestion<SphinxTypes>): Promise<Hint<Step> | undefined> {
    return this.advising.hintFor(question);
  }

  /** Begins one of the three actions, if it is possible. */
  begin(action: Action): void {
    if (this.attempt?.acts.includes(action) !== true) return;
    this.deciding.act(action);
    if (action === 'game') this.open('die');
  }

  private promptNow(): string {
    const { attempt } = this;
    if (attempt !== undefined) return promptFor(attempt, this.voice);
    return this.happening.value?.news ?? '';
  }

  private happeningsShown(): readonly RiddleHappening[] {
    const { match, back, seating } = this.frame;
    const { ply } = back;
    if (ply === undefined) return [];
    return happeningsAfter(toldOf(match.value, ply), this.voice, seating.isPerson(ply.seat));
  }
}

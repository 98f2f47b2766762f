import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Colour, MARK_KINDS, type MarkKind, type Scene, type Square } from '@thera/board';
import { type Ply, restart, stateAfter, tellTableEvent } from '@thera/play';
import {
  beginAttempt,
  choiceOn,
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
  ENDLESS,
  type EnemyId,
  formatState,
  inProgress,
  parseTurn,
  type SantoweriniCode,
  type State,
  type Step,
  squareName,
  stepsOf,
} from '@thera/santowerini';
import type { Seat } from '@thera/table';
import type { KeyHelp } from '@thera/texts';
import type { SantoweriniPlayText, SantoweriniText } from '@thera/texts/santowerini';
import type { PlayCtrl } from '../../pages/play/ctrl.ts';
import { formatRoute } from '../../route.ts';
import type {
  Ending,
  GameClient,
  GameTitle,
  Happening,
  Hint,
  InsteadOfSeats,
  MenuRow,
  SeatChoices,
  SeatFace,
} from '../game-client.ts';
import { aloneIn } from './board/builders.ts';
import { dangerPictures } from './board/danger-pictures.ts';
import { hintOf } from './board/hint-of.ts';
import { BUILDER_COLOUR } from './board/scene-of.ts';
import { standingScene } from './board/standing-scene.ts';
import { linkOfGame, linkToShare } from './links/link-of-game.ts';
import { endingInWords, endingOf } from './play/ending.tsx';
import { ForecastCard } from './play/forecast-card.tsx';
import { type Phase, type PhaseStep, phaseAfter } from './play/phase-steps.ts';
import { StepPills } from './play/step-pills.tsx';
import { Survival } from './play/survival.ts';
import { WaveStrip } from './play/wave-strip.tsx';
import type { SantoweriniTypes } from './types.ts';

const MOST_ENEMIES = 5;
const NO_PHASE: Phase = { acts: [], steps: [] };

/** Santowerini in the frame of a game. */
export class SantoweriniCtrl implements GameClient<SantoweriniTypes> {
  readonly frame: PlayCtrl<SantoweriniTypes>;
  /** The enemy whose forecast is open. */
  readonly watched: Signal<EnemyId | undefined> = signal(undefined);
  /** What the enemies did after the last turn that is shown. */
  readonly phase: ReadonlySignal<Phase>;
  /** What of it is being shown. */
  readonly step: ReadonlySignal<PhaseStep | undefined>;
  /** Who acts. */
  readonly acting: ReadonlySignal<EnemyId | undefined>;
  /** The island that is shown: in the middle of what happens, or with what has been chosen of a turn. */
  readonly shown: ReadonlySignal<State>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly scene: ReadonlySignal<Scene>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly prompt: ReadonlySignal<string>;
  /** The chance that the city stands after the enemies have acted, once it is known. */
  readonly survival: ReadonlySignal<number | undefined>;

  readonly isEndFinal: boolean = true;

  readonly isTogether: boolean = true;

  constructor(frame: PlayCtrl<SantoweriniTypes>) {
    this.frame = frame;
    const standing = computed(() => inProgress(frame.back.state.value, frame.attemptShown?.steps ?? []));
    this.phase = computed(() => this.phaseShown());
    this.step = computed(() => {
      const happening = frame.animator.happening.value;
      return happening === undefined ? undefined : this.phase.value.steps[happening];
    });
    this.acting = computed(() => this.actor());
    this.shown = computed(() => this.step.value?.state ?? standing.value);
    this.names = computed(() => [frame.text.value.you]);
    this.scene = computed(() =>
      standingScene({
        // What has been chosen so far is no occurrence of the game yet.
        state: { ...standing.value, happened: frame.back.state.value.happened },
        alone: aloneIn(frame.match.value),
        attempt: frame.attemptShown,
        watched: this.watched.value,
        hint: frame.hints.found,
        focus: frame.focus.value,
      }),
    );
    this.labels = computed(() =>
      squareLabels(frame.back.state.value, frame.attemptShown, this.watched.value, this.texts),
    );
    this.prompt = computed(() => this.promptNow());
    this.survival = new Survival(
      computed(() => (frame.attemptShown === undefined ? undefined : standing.value)),
    ).chance;
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

  get moreMarks(): readonly (readonly [string, string])[] {
    return dangerPictures(this.text);
  }

  get typedExample(): string {
    return this.text.typeTurnExample;
  }

  get whyNoTakeback(): string {
    return this.text.dieIsCast;
  }

  get keyHelp(): KeyHelp {
    return this.text.keys;
  }

  get keys(): Readonly<Record<string, () => void>> {
    const numbers = Array.from({ length: MOST_ENEMIES }, (_, place) => place);
    return {
      '0': () => this.watch(undefined),
      ...Object.fromEntries(
        numbers.map((place) => [`${place + 1}`, () => this.watch(this.shown.value.enemies[place]?.id)]),
      ),
    };
  }

  /** Opens the forecast of an enemy, or closes it. */
  watch(enemy: EnemyId | undefined): void {
    this.watched.value = enemy;
  }

  get roundInWords(): string {
    const { round, wave, setup } = this.shown.value;
    return setup.scenario === ENDLESS ? this.texts.wave(wave) : this.texts.round(round + 1);
  }

  title(): GameTitle {
    const { setup, round } = this.shown.value;
    const { name } = this.texts.places[setup.scenario];
    const code = setup.scenario === ENDLESS ? '' : setup.scenario;
    return {
      name: this.texts.name,
      about: this.text.subtitle(code, name, this.texts.difficulties[setup.difficulty]),
      brief: name,
      where: this.text.brief(code, round + 1),
      begunFrom: formatRoute({ page: 'own', game: 'santowerini', name: '', query: '' }),
    };
  }

  instead(): InsteadOfSeats {
    return {
      above: <WaveStrip ctrl={this} />,
      below: <ForecastCard ctrl={this} />,
      isFull: this.watched.value !== undefined,
    };
  }

  beginAttempt(view: State, seat: Seat): SantoweriniAttempt {
    return beginAttempt(view, seat);
  }

  takeAll(attempt: SantoweriniAttempt, steps: readonly Step[]): SantoweriniAttempt {
    return takeAll(attempt, steps);
  }

  /** A square is chosen for the turn; an enemy that cannot be built on is looked at. */
  choose(square: Square): void {
    const attempt = this.frame.attempt.value!;
    const enemy = this.shown.value.enemies.find((one) => one.square === square);
    if (enemy !== undefined && choiceOn(attempt, square) === undefined) {
      this.watch(enemy.id);
      return;
    }
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

  tell(match: SantoweriniMatch, index: number): readonly string[] {
    const { record, history } = match;
    const event = record.events[index]!;
    if (event.kind === 'decision')
      return [tellHappened(history[index]!.before, stateAfter(match, { index }), this.texts).join(' ')];
    const { table, words } = this.frame.text.value;
    return [tellTableEvent(event, { table, nameOf: (seat) => this.names.value[seat]!, list: words.list })];
  }

  tellOutcome(match: SantoweriniMatch): string {
    const { headline, reason } = endingInWords(match, this.text);
    return `${headline}. ${reason}`;
  }

  linkToShare(match: SantoweriniMatch): string {
    return linkToShare(match);
  }

  ending(match: SantoweriniMatch): Ending {
    return endingOf(this.frame.id, match, this.text);
  }

  refusal(code: string): string {
    return this.texts.refusals[code as SantoweriniCode];
  }

  stepsInWords(): string {
    const squares = this.scene.value.marks.map(({ square }) => squareName(square));
    return [this.prompt.value, squares.join(', ')].filter(Boolean).join(': ');
  }

  passingScenes(): readonly Scene[] {
    return [];
  }

  aftermath(match: SantoweriniMatch, { index }: Ply<Step>): readonly Happening<Scene>[] {
    return phaseAfter(match.history[index]!.before, stateAfter(match, { index }), this.texts, aloneIn(match))
      .steps;
  }

  tellAftermath(match: SantoweriniMatch, { index }: Ply<Step>): readonly string[] {
    return tellHappened(match.history[index]!.before, stateAfter(match, { index }), this.texts).slice(1);
  }

  hintOf(view: State, _: Seat, steps: readonly Step[]): Hint<Step> {
    return hintOf(view, steps, this.text);
  }

  menuRows(): readonly MenuRow[] {
    const position = formatState(this.frame.back.state.value);
    const link = linkOfGame(this.frame.match.value);
    return [
      { icon: 'link', label: this.text.copyLink, copies: () => link, isOpen: true },
      { icon: 'copy', label: this.text.copyPosition, copies: () => position, isOpen: true },
    ];
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

  private promptNow(): string {
    const attempt = this.frame.attemptShown;
    if (attempt !== undefined) return promptFor(attempt, this.texts);
    return this.step.value === undefined ? '' : this.text.enemiesAct;
  }

  private phaseShown(): Phase {
    const { match, back } = this.frame;
    const { ply } = back;
    if (ply === undefined) return NO_PHASE;
    return phaseAfter(
      match.value.history[ply.index]!.before,
      stateAfter(match.value, ply),
      this.texts,
      aloneIn(match.value),
    );
  }

  private actor(): EnemyId | undefined {
    const step = this.step.value;
    return step === undefined ? undefined : this.phase.value.acts[step.act]?.enemy?.id;
  }
}

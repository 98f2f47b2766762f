import { computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import { type Colour, MARK_KINDS, type MarkKind, type Scene, type Square } from '@thera/board';
import { type Ply, restart } from '@thera/play';
import {
  announceEvent,
  announceOutcome,
  beginAttempt,
  cardOf,
  choicesInWords,
  gameInText,
  isHiddenFrom,
  powerName,
  readBeforePlay,
  readTurn,
  resumeAttempt,
  type SantoriniAttempt,
  type SantoriniMatch,
  situationOf,
  stageBehind,
  stageSeenBy,
  takeAll,
} from '@thera/play/santorini';
import { formatStage, type Stage, stageOf, type View } from '@thera/santorini';
import type { Seat } from '@thera/table';
import type { GameText, SantoriniPlayText } from '@thera/texts/santorini';
import type { ComponentChild } from 'preact';
import type { PlayCtrl } from '../../pages/play/ctrl.ts';
import { formatRoute } from '../../route.ts';
import type {
  CoachMark,
  Ending,
  GameClient,
  GameSheet,
  Hint,
  MenuRow,
  OpenSheet,
  SeatChoices,
  SeatFace,
} from '../game-client.ts';
import { Choosing } from './board/choosing.ts';
import { passingScenes } from './board/game-scene.ts';
import { hintOf } from './board/hint-of.ts';
import { standingScene } from './board/standing-scene.ts';
import { ActionChoices } from './play/action-choices.tsx';
import { holderOf } from './play/card-sentence.ts';
import { DraftPanel } from './play/draft-panel.tsx';
import { endingOf, withNames } from './play/ending.ts';
import { FleeceStrip, fleeceOf } from './play/fleece-strip.tsx';
import { playerNames } from './play/player-names.ts';
import { PowerDetail } from './play/power-detail.tsx';
import { playAtLevel, rematchesOf } from './play/rematches.ts';
import { seatFace } from './play/seat-face.tsx';
import { sideColour } from './play/side-colour.ts';
import { countGame } from './tally/device-tally.ts';
import { endedGame } from './tally/ended-game.ts';
import type { EndedGame } from './tally/tally.ts';
import { TallyNote } from './tally/tally-note.tsx';
import type { SantoriniTypes } from './types.ts';

const FLEECE = 'fleece';
const OF_SEAT = 'power-';

/** Santorini in the frame of a game. */
export class SantoriniCtrl implements GameClient<SantoriniTypes> {
  readonly frame: PlayCtrl<SantoriniTypes>;
  /** The stage that is shown, as those before the screen may see it. */
  readonly stage: ReadonlySignal<Stage>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The words, in which players who have a name are called by it. */
  private readonly words: ReadonlySignal<SantoriniPlayText>;
  readonly scene: ReadonlySignal<Scene>;
  readonly labels: ReadonlySignal<readonly string[]>;
  readonly prompt: ReadonlySignal<string>;
  readonly choosing: Choosing;
  readonly dispose: () => void;
  /** What whoever decides may do that a mortal could not, or may not do, in a line. */
  private readonly situation: ReadonlySignal<string | undefined>;

  constructor(frame: PlayCtrl<SantoriniTypes>) {
    this.frame = frame;
    this.stage = computed(() =>
      stageBehind(frame.match.value, frame.back.state.value.stage, frame.seating.viewer),
    );
    this.words = computed(() => {
      const words = frame.words.value;
      return { ...words, game: withNames(words.game, this.given) };
    });
    this.names = computed(() =>
      playerNames(stageSeenBy(frame.match.value, frame.seating.viewer), this.texts, this.given),
    );
    this.choosing = new Choosing({
      attempt: computed(() => frame.attemptShown),
      stage: this.stage,
      names: this.names,
      own: computed(() => {
        const [person, ...others] = frame.seating.persons;
        return others.length === 0 ? person : frame.attemptShown?.seat;
      }),
      texts: computed(() => this.texts),
      goOn: (attempt) => frame.goOn(attempt),
      refuse: (square, why) => frame.refuse(square, why),
      hush: () => {
        frame.remark.value = undefined;
      },
    });
    this.situation = computed(() => {
      const attempt = frame.attemptShown;
      return attempt === undefined ? undefined : situationOf(attempt, this.texts);
    });
    this.labels = this.choosing.labels;
    this.prompt = this.choosing.prompt;
    this.scene = computed(() => this.standing());
    this.dispose = this.countEndings();
  }

  get text(): SantoriniPlayText {
    return this.words.value;
  }

  private get given(): readonly (string | undefined)[] {
    return this.frame.seating.plan.value.seats.map(({ name }) => name);
  }

  get texts(): GameText {
    return this.text.game;
  }

  get marks(): readonly (readonly [MarkKind, string])[] {
    return MARK_KINDS.map((kind) => [kind, this.text.marks[kind]]);
  }

  get typedExample(): string {
    return this.text.typeTurnExample;
  }

  coachMarks(): readonly CoachMark[] {
    const stage = this.stage.value;
    if (stage.phase !== 'play') return [];
    const { board, power, noPower, hint } = this.text.coach;
    const card = cardOf(stage, this.frame.seating.own);
    return [
      { at: 'board', words: board },
      { at: 'seat', words: card === undefined || card.id === 'mortal' ? noPower : power },
      { at: 'hint', words: hint },
    ];
  }

  beginAttempt(view: View, seat: Seat): SantoriniAttempt {
    return beginAttempt(view, seat);
  }

  takeAll(attempt: SantoriniAttempt, steps: readonly string[]): SantoriniAttempt {
    return takeAll(attempt, steps);
  }

  choose(square: Square): void {
    this.choosing.choose(square);
  }

  forgetChoice(): void {
    this.choosing.forget();
  }

  colourOf(seat: Seat): Colour {
    return sideColour(this.frame.seating.colours, seat);
  }

  seatFace(seat: Seat, open: OpenSheet): SeatFace {
    const isDeciding = this.frame.attemptShown?.seat === seat;
    const who = { seat, reader: this.frame.seating.own, now: isDeciding ? this.situation.value : undefined };
    return seatFace(this.stage.value, who, this.text, () => open(`${OF_SEAT}${seat}`));
  }

  choices(): SeatChoices {
    const attempt = this.frame.attemptShown;
    const { acts, others } = this.choosing;
    const isAsked = attempt !== undefined && (acts.value.length > 1 || others.value.length > 0);
    const content =
      attempt === undefined ? null : (
        <ActionChoices attempt={attempt} choosing={this.choosing} isAsked={isAsked} texts={this.texts} />
      );
    return { content, isAsked };
  }

  panel(): ComponentChild {
    const stage = this.stage.value;
    return 'position' in stage ? undefined : <DraftPanel ctrl={this} stage={stage} text={this.text} />;
  }

  beside(open: OpenSheet): ComponentChild {
    const fleece = fleeceOf(this.stage.value);
    if (fleece === undefined) return undefined;
    return <FleeceStrip power={fleece} text={this.text} onPower={() => open(FLEECE)} />;
  }

  tell(match: SantoriniMatch, index: number): readonly string[] {
    return announceEvent(match, index, this.frame.seating.viewer, this.textsWithNames);
  }

  /** What came by force or by chance, such as a turn that something hidden cut short. */
  newsForAll(): string {
    const match = this.frame.match.value;
    const last = match.record.events.length - 1;
    return last < 0 ? '' : announceEvent(match, last, 'watcher', this.textsWithNames).slice(1).join(' ');
  }

  tellOutcome({ outcome }: SantoriniMatch): string {
    return announceOutcome(outcome!, this.textsWithNames);
  }

  ending(match: SantoriniMatch): Ending {
    const ended = this.countedGame(match);
    return {
      ...endingOf(match, this.textsWithNames, this.text),
      rematch: rematchesOf(this.frame, match),
      body: ended && (
        <TallyNote
          ended={ended}
          text={this.text}
          nameOf={(level) => this.frame.text.value.levels[level].name}
          onLevel={(level) => playAtLevel(this.frame, match, level)}
        />
      ),
    };
  }

  refusal(code: string): string {
    return this.texts.refusals[code as keyof GameText['refusals']];
  }

  stepsInWords(): string {
    const attempt = this.frame.attempt.value;
    return attempt === undefined ? this.prompt.value : choicesInWords(attempt, this.texts);
  }

  passingScenes(match: SantoriniMatch, ply: Ply<string>): readonly Scene[] {
    const { viewer, colours } = this.frame.seating;
    return passingScenes(match, ply, viewer, colours);
  }

  hintOf(view: View, seat: Seat, steps: readonly string[]): Hint<string> {
    return hintOf(stageOf(view), steps, seat, this.frame.seating.colours, this.textsWithNames);
  }

  sheetOfSeat(seat: Seat): string {
    return `${OF_SEAT}${seat}`;
  }

  sheet(name: string): GameSheet | undefined {
    const stage = this.stage.value;
    const isFleece = name === FLEECE;
    const seat = Number(name.slice(OF_SEAT.length));
    const card = isFleece ? fleeceOf(stage) : cardOf(stage, seat);
    if (card === undefined) return undefined;
    const holder = isFleece ? 'yours' : holderOf(stage, seat, this.frame.seating.own);
    return {
      title: powerName(card, this.texts),
      content: <PowerDetail power={card} holder={holder} text={this.text} />,
    };
  }

  menuRows(): readonly MenuRow[] {
    const { match, back, seating } = this.frame;
    const seen = stageSeenBy(match.value, seating.viewer);
    const position = formatStage(back.isLive ? seen : this.stage.value);
    const link = linkTo(position);
    const { copyPosition, copyGame, copyLink } = this.text;
    const isPlaced = 'position' in seen;
    return [
      { icon: 'copy', label: copyPosition, copies: () => position, isOpen: isPlaced },
      { icon: 'copy', label: copyGame, copies: () => gameInText(match.value), isOpen: !this.isSecret },
      { icon: 'link', label: copyLink, copies: () => link, isOpen: isPlaced },
    ];
  }

  linkToShare(match: SantoriniMatch): string {
    return linkTo(formatStage(stageSeenBy(match, this.frame.seating.viewer)));
  }

  menuNote(): string | undefined {
    return this.isSecret ? this.text.gameIsSecret : undefined;
  }

  takeTyped(typed: string): string | undefined {
    const { frame, texts } = this;
    const attempt = frame.attempt.value;
    if (attempt === undefined) return texts.telling.notNow;
    const { stage } = attempt;
    const reading =
      stage.phase === 'play'
        ? readTurn(stage.position, attempt, typed)
        : readBeforePlay(stage, attempt, typed, [texts]);
    switch (reading.kind) {
      case 'decision':
        frame.goOn(takeAll(restart(attempt), reading.steps));
        frame.endTurn();
        return undefined;
      case 'partial':
        frame.goOn(resumeAttempt(attempt, reading.pending));
        return undefined;
      case 'fault':
        return `${texts.refusals[reading.error]} (${reading.text.slice(reading.at) || typed})`;
      default:
        return texts.telling.notNow;
    }
  }

  private get isSecret(): boolean {
    const { match, seating } = this.frame;
    return match.value.outcome === undefined && isHiddenFrom(match.value, seating.viewer);
  }

  private get textsWithNames(): GameText {
    return withNames(this.texts, this.names.value);
  }

  /** What a game that is over counts for, if it is played on this device. */
  private countedGame(match: SantoriniMatch): EndedGame | undefined {
    const { id, host, seating } = this.frame;
    return host.isLocal ? endedGame(id, seating.plan.value, match) : undefined;
  }

  /** Games count when they end, and not when somebody looks at them again. */
  private countEndings(): () => void {
    let wasOpen = false;
    return effect(() => {
      const match = this.frame.match.value;
      const ended = wasOpen ? this.countedGame(match) : undefined;
      wasOpen = match.outcome === undefined;
      if (ended !== undefined) untracked(() => countGame(ended));
    });
  }

  private standing(): Scene {
    const { frame, choosing } = this;
    return standingScene({
      match: frame.match.value,
      viewer: frame.seating.viewer,
      colours: frame.seating.colours,
      stage: this.stage.value,
      plies: frame.back.plies.value.slice(0, frame.back.shown),
      drawn: choosing.drawn.value,
      attempt: frame.attemptShown,
      wishes: choosing.wishes,
      hint: frame.hints.found,
      focus: frame.focus.value,
    });
  }
}

const linkTo = (position: string): string => `${location.origin}${formatRoute({ page: 'board', position })}`;

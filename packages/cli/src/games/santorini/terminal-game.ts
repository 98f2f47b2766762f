import type { Mind } from '@thera/engine';
import {
  after,
  announceEvent,
  announceOutcome,
  choiceDice,
  hasSecrets,
  isDirectionNow,
  NOTHING_YET,
  type Pending,
  pendingText,
  type SantoriniMatch,
  seatToAct,
  stageSeenBy,
  stageToDecide,
  takeback,
} from '@thera/play';
import type { Stage } from '@thera/santorini';
import type { GameEvent, Level, Onlooker, Seat } from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import { wordsFor } from '../../refusal-words.ts';
import { computerDecision, mindFor } from './computer.ts';
import { GAME_COMMANDS } from './game-commands.ts';
import { invitation } from './invitation.ts';
import { respond } from './respond.ts';
import { type Screen, typedCommand } from './screen.ts';
import type { TurnMenu } from './turn-menu.ts';

/** A game between persons at this terminal and the computer. */
export class TerminalGame {
  readonly screen: Screen;
  readonly players: readonly PlayerKind[];
  /** How well the computer plays. */
  readonly level: Level;
  match: SantoriniMatch;
  /** Who looks at the screen: the only person, or whoever got it handed over last. */
  viewer: Onlooker;
  /** What the person to decide has typed so far. */
  pending: Pending = NOTHING_YET;
  /** The list that `more` goes on with. */
  menu: TurnMenu | undefined;
  private readonly mind: Mind;
  /** For each seat, how many events of the record have been told while it was looking. */
  private readonly told: number[];

  constructor(screen: Screen, players: readonly PlayerKind[], level: Level, match: SantoriniMatch) {
    this.screen = screen;
    this.players = players;
    this.level = level;
    this.mind = mindFor(level);
    this.match = match;
    this.viewer = this.persons.length === 1 ? this.persons[0]! : 'watcher';
    this.told = players.map(() => 0);
  }

  /** The stage as whoever is looking may see it. */
  get stageSeen(): Stage {
    return stageSeenBy(this.match, this.viewer);
  }

  /** The stage on which the seat to act decides. */
  get stageToDecide(): Stage {
    return stageToDecide(this.match, this.seat);
  }

  get seat(): Seat {
    return seatToAct(this.match);
  }

  /** Plays until the game is over, or a person leaves it. */
  async play(): Promise<'over' | 'quit'> {
    if (!this.isForOtherEyes) this.screen.draw(this.stageSeen);
    while (this.match.outcome === undefined) {
      const isComputer = this.players[this.seat] === 'computer';
      const event = isComputer ? this.computerEvent() : await this.personEvent();
      if (event === 'quit') return 'quit';
      this.happen(event);
    }
    this.screen.say(announceOutcome(this.match.outcome, this.screen.texts));
    return 'over';
  }

  /** Takes note of what has been typed of the decision. */
  type(pending: Pending): void {
    this.pending = pending;
    this.menu = undefined;
  }

  /** Going back to what a person decided last; undefined if there is nothing. */
  takeback(): GameEvent<string> | 'revealing' | undefined {
    return takeback(this.match, (seat) => this.players[seat] === 'person');
  }

  private get persons(): Seat[] {
    return this.players.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
  }

  private computerEvent(): GameEvent<string> {
    const { match, seat } = this;
    const steps = computerDecision(stageToDecide(match, seat), choiceDice(match), this.level, this.mind);
    return { kind: 'decision', seat, steps };
  }

  private happen(event: GameEvent<string>): void {
    const { screen } = this;
    const next = after(this.match, event);
    this.type(NOTHING_YET);
    if (!next.ok) {
      if (this.players[this.seat] === 'computer') throw new Error(`the computer is refused: ${next.error}`);
      screen.say(wordsFor(next.error, screen.texts));
      return;
    }
    this.match = next.value;
    if (!this.isForOtherEyes) this.tell();
  }

  /** Says what has happened since whoever is looking looked last, and draws what came of it. */
  private tell(): void {
    const { screen, match, viewer } = this;
    const from = viewer === 'watcher' ? Math.max(...this.told) : this.told[viewer]!;
    for (let index = from; index < match.record.events.length; index++)
      for (const line of announceEvent(match, index, viewer, screen.texts)) screen.say(line);
    for (const seat of this.players.keys())
      if (viewer === 'watcher' || viewer === seat) this.told[seat] = match.record.events.length;
    screen.draw(this.stageSeen);
  }

  /** Whether another person must look now, and there is something that not everybody may see. */
  private get isForOtherEyes(): boolean {
    const { match, seat, players, viewer } = this;
    if (match.outcome !== undefined || this.persons.length < 2) return false;
    return players[seat] === 'person' && seat !== viewer && hasSecrets(match);
  }

  private async personEvent(): Promise<GameEvent<string> | 'quit'> {
    if (this.isForOtherEyes && !(await this.handOver())) return 'quit';
    return this.askPerson();
  }

  /** The screen changes hands, with nothing on it; false if the person leaves. */
  private async handOver(): Promise<boolean> {
    const { screen, seat } = this;
    const { terminal, words } = screen.texts;
    screen.clear();
    screen.say(terminal.handOver(words.seat(seat)));
    const typed = await screen.ask('');
    if (typed === undefined || typedCommand(typed)?.command === 'quit') return false;
    screen.clear();
    this.viewer = seat;
    this.tell();
    return true;
  }

  private async askPerson(): Promise<GameEvent<string> | 'quit'> {
    const { screen, stageToDecide: stage, stageSeen, seat } = this;
    for (const line of invitation(stage, stageSeen, seat, screen.texts)) screen.say(line);
    for (;;) {
      const typed = await screen.ask(this.question());
      if (typed === undefined) return 'quit';
      // West is a command too, unless a direction is asked for.
      const command = isDirectionNow(stage, this.pending, typed) ? undefined : typedCommand(typed);
      const result =
        command === undefined
          ? respond(this, typed)
          : await GAME_COMMANDS[command.command](this, command.argument);
      if (result !== undefined) return result;
    }
  }

  private question(): string {
    const { paint, texts } = this.screen;
    const text = pendingText(this.pending);
    const seat = paint('strong', texts.words.seat(this.seat));
    return text === '' ? `${seat} > ` : `${seat} ${text} > `;
  }
}

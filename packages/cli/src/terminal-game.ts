import type { Stage } from '@thera/rules';
import type { GameEvent, Seat } from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import { announceEvent, announceOutcome } from './announce.ts';
import { computerDecision } from './computer.ts';
import { GAME_COMMANDS } from './game-commands.ts';
import { invitation } from './invitation.ts';
import { after, choiceDice, type SantoriniMatch, seatToAct } from './match.ts';
import { pendingText } from './read-turn.ts';
import { NOTHING_YET, type Pending } from './reading.ts';
import { wordsFor } from './refusal-words.ts';
import { respond } from './respond.ts';
import { type Screen, typedCommand } from './screen.ts';
import type { TurnMenu } from './turn-menu.ts';

/** A game between persons at this terminal and the computer. */
export class TerminalGame {
  readonly screen: Screen;
  readonly players: readonly PlayerKind[];
  match: SantoriniMatch;
  /** What the person to decide has typed so far. */
  pending: Pending = NOTHING_YET;
  /** The list that `more` goes on with. */
  menu: TurnMenu | undefined;

  constructor(screen: Screen, players: readonly PlayerKind[], match: SantoriniMatch) {
    this.screen = screen;
    this.players = players;
    this.match = match;
  }

  get stage(): Stage {
    return this.match.state.stage;
  }

  get seat(): Seat {
    return seatToAct(this.match);
  }

  /** Plays until the game is over, or a person leaves it. */
  async play(): Promise<'over' | 'quit'> {
    this.screen.draw(this.stage);
    while (this.match.outcome === undefined) {
      const event = this.players[this.seat] === 'computer' ? this.computerEvent() : await this.askPerson();
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

  /** Going back to what a person decided last; undefined if nobody has decided anything. */
  takeback(): GameEvent<string> | undefined {
    const { line, record } = this.match;
    for (let ply = line.length - 1; ply >= 0; ply--) {
      const event = record.events[line[ply]!]!;
      if (event.kind !== 'decision') return undefined;
      if (this.players[event.seat] === 'person') return { kind: 'takeback', seat: event.seat, ply };
    }
    return undefined;
  }

  private computerEvent(): GameEvent<string> {
    const steps = computerDecision(this.stage, choiceDice(this.match));
    return { kind: 'decision', seat: this.seat, steps };
  }

  private happen(event: GameEvent<string>): void {
    const { screen, stage: before } = this;
    const next = after(this.match, event);
    this.type(NOTHING_YET);
    if (!next.ok) {
      if (this.players[this.seat] === 'computer') throw new Error(`the computer is refused: ${next.error}`);
      screen.say(wordsFor(next.error, screen.texts));
      return;
    }
    this.match = next.value;
    for (const line of announceEvent(event, before, this.stage, screen.texts)) screen.say(line);
    screen.draw(this.stage);
  }

  private async askPerson(): Promise<GameEvent<string> | 'quit'> {
    const { screen } = this;
    for (const line of invitation(this.stage, this.seat, screen.texts)) screen.say(line);
    for (;;) {
      const typed = await screen.ask(this.question());
      if (typed === undefined) return 'quit';
      const command = typedCommand(typed);
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

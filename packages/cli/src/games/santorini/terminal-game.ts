import { askComputer, awaitsHandOver, handOver, happen, isPerson, seatToDecide, takeback } from '@thera/play';
import {
  announceEvent,
  announceOutcome,
  isDirectionNow,
  NOTHING_YET,
  type Pending,
  pendingText,
  type SantoriniMatch,
  type SantoriniTable,
  stageSeenBy,
  stageToDecide,
} from '@thera/play/santorini';
import type { Stage } from '@thera/santorini';
import { type GameEvent, Interrupter, type Level, type Onlooker, type Seat } from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import { clockOf } from './computer.ts';
import { ComputerThread } from './computer-thread.ts';
import { GAME_COMMANDS } from './game-commands.ts';
import { invitation } from './invitation.ts';
import { wordsFor } from './refusal-words.ts';
import { respond } from './respond.ts';
import { type Screen, typedCommand } from './screen.ts';
import type { TurnMenu } from './turn-menu.ts';

/** A game between persons at this terminal and the computer. */
export class TerminalGame {
  readonly screen: Screen;
  /** How well the computer plays. */
  readonly level: Level;
  /** What the person to decide has typed so far. */
  pending: Pending = NOTHING_YET;
  /** The list that `more` goes on with. */
  menu: TurnMenu | undefined;
  private table: SantoriniTable;
  private readonly computer: ComputerThread = new ComputerThread();
  private readonly interruption: Interrupter = new Interrupter();
  /** For each seat, how many events of the record have been told while it was looking. */
  private readonly told: number[];

  constructor(screen: Screen, table: SantoriniTable, level: Level) {
    this.screen = screen;
    this.table = table;
    this.level = level;
    this.told = table.players.map(() => 0);
  }

  get match(): SantoriniMatch {
    return this.table.match;
  }

  get players(): readonly PlayerKind[] {
    return this.table.players;
  }

  /** Who looks at the screen. */
  get viewer(): Onlooker {
    return this.table.viewer;
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
    return seatToDecide(this.table)!;
  }

  /** Plays until the game is over, or a person leaves it. */
  async play(): Promise<'over' | 'quit'> {
    this.screen.whenInterrupted(() => this.interruption.stop());
    try {
      return await this.playOn();
    } finally {
      this.computer.close();
    }
  }

  private async playOn(): Promise<'over' | 'quit'> {
    if (!awaitsHandOver(this.table)) this.screen.draw(this.stageSeen);
    while (this.match.outcome === undefined) {
      const event = isPerson(this.table, this.seat) ? await this.personEvent() : await this.computerEvent();
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
    return takeback(this.table);
  }

  /** A decision of the computer, unless somebody leaves meanwhile. */
  private async computerEvent(): Promise<GameEvent<string> | 'quit'> {
    const { level, table, seat, interruption } = this;
    const budget = { clock: clockOf(level) };
    const steps = await askComputer(this.computer, table, seat, { level, budget, interruption });
    return steps === undefined ? 'quit' : { kind: 'decision', seat, steps };
  }

  private happen(event: GameEvent<string>): void {
    const { screen } = this;
    const next = happen(this.table, event);
    this.type(NOTHING_YET);
    if (!next.ok) {
      if (!isPerson(this.table, this.seat)) throw new Error(`the computer is refused: ${next.error}`);
      screen.say(wordsFor(next.error, screen.texts));
      return;
    }
    this.table = next.value;
    if (!awaitsHandOver(this.table)) this.tell();
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

  private async personEvent(): Promise<GameEvent<string> | 'quit'> {
    if (awaitsHandOver(this.table) && !(await this.changeHands())) return 'quit';
    return this.askPerson();
  }

  /** The screen changes hands, with nothing on it; false if the person leaves. */
  private async changeHands(): Promise<boolean> {
    const { screen, seat } = this;
    const { terminal, words } = screen.texts;
    screen.clear();
    screen.say(terminal.handOver(words.seat(seat)));
    const typed = await screen.ask('');
    if (typed === undefined || typedCommand(typed)?.command === 'quit') return false;
    screen.clear();
    this.table = handOver(this.table);
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

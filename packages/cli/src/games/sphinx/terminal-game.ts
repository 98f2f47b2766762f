import { choiceSeed, happen, isComplete, isPerson, seatToDecide, takeback } from '@thera/play';
import {
  beginAttempt,
  explainTap,
  formatDecision,
  higherAim,
  type PartnerAnswers,
  promptFor,
  type SphinxAttempt,
  type SphinxMatch,
  type SphinxTable,
  squareName,
  tellAll,
} from '@thera/play/sphinx';
import { type Occurrence, type State, type Step, TIERS, type Tier, USUAL_AIM } from '@thera/sphinx';
import { type GameEvent, Interrupter, type Level, type Seat } from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import { printable } from '../../play/prompt.ts';
import { menuLines, menuOf } from './choice-menu.ts';
import { commandIn } from './command-in.ts';
import { type Answer, GAME_COMMANDS } from './game-commands.ts';

import { PartnerThread } from './partner-thread.ts';
import { isNameNow, type Reading, readLine } from './read-line.ts';
import { legendOf } from './riddle-card.ts';
import type { Screen } from './screen.ts';

const LONGEST_SHOWN = 40;
/** How many choices a list shows at most. */
const MOST_SHOWN = 99;

/** What a game is played with besides its table. */
export interface GameCompany {
  /** How well the computer plays. */
  readonly level: Level;
  /** Called with every game that is worth keeping. */
  readonly keep?: (match: SphinxMatch) => void;
}

/** A riddle that persons at this terminal play, with the computer as their partner. */
export class TerminalGame {
  readonly screen: Screen;
  /** The objective that hints and partners are after. */
  aim: Tier = USUAL_AIM;
  /** How much of a hint has been told for the decision that is being made. */
  hintsTold: number = 0;
  /** The decision of the person to act, as far as it is made. */
  attempt: SphinxAttempt | undefined;
  private table: SphinxTable;
  private readonly company: GameCompany;
  private readonly partner: PartnerThread = new PartnerThread();
  private readonly interruption: Interrupter = new Interrupter();

  constructor(screen: Screen, table: SphinxTable, company: GameCompany) {
    this.screen = screen;
    this.table = table;
    this.company = company;
  }

  get match(): SphinxMatch {
    return this.table.match;
  }

  get state(): State {
    return this.match.state;
  }

  get players(): readonly PlayerKind[] {
    return this.table.players;
  }

  get seat(): Seat {
    return seatToDecide(this.table)!;
  }

  /** All that has happened, in sentences. */
  get log(): readonly string[] {
    const { history, line, state } = this.match;
    return line.flatMap((index) => {
      const { happened } = history[index + 1]?.before ?? state;
      return tellAll(history[index]!.before, happened, this.screen.voice);
    });
  }

  /** Plays until the riddle is over, or a person leaves it. */
  async play(): Promise<'over' | 'quit'> {
    this.screen.whenInterrupted(() => this.interruption.stop());
    try {
      for (const line of legendOf(this.state, this.screen.texts)) this.screen.say(line);
      return await this.playOn();
    } finally {
      this.partner.close();
    }
  }

  private async playOn(): Promise<'over' | 'quit'> {
    while (this.match.outcome === undefined) {
      const event = isPerson(this.table, this.seat) ? await this.personEvent() : await this.partnerEvent();
      if (event === 'quit') return 'quit';
      this.happen(event);
    }
    this.screen.draw(this.state);
    this.tellEnd();
    return 'over';
  }

  /** Asks the computer about the decision to be made; undefined if somebody leaves meanwhile. */
  askPartner<What extends keyof PartnerAnswers>(
    what: What,
    aim: Tier = this.aim,
  ): Promise<PartnerAnswers[What] | undefined> {
    const { seat, state, company, interruption } = this;
    const question = { view: state, seat, level: company.level, seed: choiceSeed(this.match), aim };
    return this.partner.ask(what, question, interruption);
  }

  /** Going back to what a person decided last, or what stands in the way. */
  takeback(): GameEvent<Step> | 'die' | 'card' | undefined {
    const event = takeback(this.table);
    if (event !== 'revealing') return event;
    return this.happenedSincePerson().some(({ kind }) => kind === 'rolled') ? 'die' : 'card';
  }

  /** What may follow, with numbers. */
  list(): undefined {
    const { attempt, screen } = this;
    if (attempt === undefined) return;
    screen.print(menuLines(attempt, screen.texts, { width: screen.width, most: MOST_SHOWN }));
    const count = menuOf(attempt).length;
    if (count > MOST_SHOWN) screen.say(screen.texts.terminal.tooMany(MOST_SHOWN, count));
    this.sayHowToEnd();
  }

  private happenedSincePerson(): readonly Occurrence[] {
    const { history, line, state, record } = this.match;
    const own = line.findLastIndex((index) => {
      const event = record.events[index]!;
      return event.kind === 'decision' && isPerson(this.table, event.seat);
    });
    return line.slice(own).flatMap((index) => (history[index + 1]?.before ?? state).happened);
  }

  private async partnerEvent(): Promise<GameEvent<Step> | 'quit'> {
    const { screen, seat } = this;
    screen.say(screen.texts.terminal.thinks(screen.voice.nameOf(seat)));
    const steps = await this.askPartner('decide');
    return steps === undefined ? 'quit' : { kind: 'decision', seat, steps };
  }

  private async personEvent(): Promise<GameEvent<Step> | 'quit'> {
    const { screen } = this;
    this.hintsTold = 0;
    this.attempt = beginAttempt(this.state, this.seat);
    screen.draw(this.state);
    this.invite();
    for (;;) {
      const typed = await screen.ask(this.question());
      if (typed === undefined) return 'quit';
      const answer = await this.respond(typed);
      if (answer !== undefined) return answer;
    }
  }

  /** What the person is to decide; where something is asked, also what can be answered. */
  private invite(): void {
    const { attempt, screen } = this;
    if (attempt === undefined) return;
    this.sayPrompt(attempt);
    if (attempt.now.asks.length > 0) this.list();
    else screen.say(screen.texts.terminal.howToPlay);
  }

  private sayPrompt(attempt: SphinxAttempt): void {
    const prompt = promptFor(attempt, this.screen.voice);
    this.screen.say(/[.?!]$/.test(prompt) ? prompt : `${prompt}.`);
  }

  private question(): string {
    const { attempt, screen, seat } = this;
    const name = screen.voice.nameOf(seat);
    if (attempt === undefined) return `${name} > `;
    const { view, now, steps, tapped } = attempt;
    const typed = [formatDecision(view, steps), ...tapped.map((square) => squareName(now, square))];
    return `${[name, ...typed.filter((part) => part !== '')].join(' ')} > `;
  }

  private respond(typed: string): Answer | Promise<Answer> {
    const { attempt } = this;
    if (attempt === undefined) return undefined;
    const command = isNameNow(attempt, typed) ? undefined : commandIn(typed);
    if (command !== undefined) return GAME_COMMANDS[command.command](this, command.argument);
    const reading = readLine(attempt, typed);
    if (reading.kind === 'attempt') return this.goOn(reading.attempt);
    return this.sayWhyNot(reading, typed);
  }

  /** Goes on with a decision: it is made, or more has to be said. */
  goOn(attempt: SphinxAttempt): GameEvent<Step> | undefined {
    this.attempt = attempt;
    if (isComplete(attempt)) return { kind: 'decision', seat: attempt.seat, steps: attempt.steps };
    this.sayPrompt(attempt);
    this.list();
    return undefined;
  }

  private sayHowToEnd(): void {
    const { attempt, screen } = this;
    const mayEnd = attempt?.following.some(({ step }) => step.kind === 'done') === true;
    if (mayEnd && attempt?.now.asks.length === 0) screen.say(screen.texts.terminal.mayEndHere);
  }

  private sayWhyNot(reading: Exclude<Reading, { kind: 'attempt' }>, typed: string): undefined {
    const { screen } = this;
    const { terminal, refusals } = screen.texts;
    const shown = printable(typed).slice(0, LONGEST_SHOWN);
    switch (reading.kind) {
      case 'refused':
        return screen.say(explainTap(reading.attempt, reading.square, screen.voice));
      case 'over':
        return screen.say(refusals['nothing-follows']);
      case 'not-a-square':
        return screen.say(terminal.notASquare(reading.name));
      case 'out-of-range':
        return screen.say(terminal.numberOutOfRange(reading.count));
      case 'ambiguous':
        screen.say(terminal.ambiguous(shown));
        return this.list();
      case 'unknown':
        return shown === '' ? undefined : screen.say(terminal.unknownInput(shown));
    }
  }

  private happen(event: GameEvent<Step>): void {
    const { screen } = this;
    const before = this.state;
    const next = happen(this.table, event);
    if (!next.ok) throw new Error(`what was offered is refused: ${next.error}`);
    this.table = next.value;
    this.company.keep?.(this.match);
    if (event.kind === 'decision' && event.steps.some(({ kind }) => kind === 'play-on'))
      this.aim = higherAim(before, this.aim);
    if (event.kind === 'takeback') screen.say(screen.texts.terminal.takenBack);
    else for (const sentence of tellAll(before, this.state.happened, screen.voice)) screen.say(sentence);
  }

  private tellEnd(): void {
    const { outcomes, end } = this.screen.texts;
    const { achieved, turn, destroyed, selected } = this.state;
    const best = TIERS.findLast((tier) => achieved.includes(tier));
    this.screen.say(best === undefined ? outcomes.notSolved : outcomes.solved[best]);
    this.screen.say([end.turns(turn.number), end.fell(destroyed), end.godsCalled(selected)].join(' · '));
  }
}

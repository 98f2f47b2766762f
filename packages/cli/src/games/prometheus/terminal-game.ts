import {
  awaitsHandOver,
  choiceSeed,
  handOver,
  happen,
  isComplete,
  isPerson,
  personsAt,
  seatToDecide,
  stepBack,
  takeback,
  viewOf,
} from '@thera/play';
import {
  adviceInWords,
  beginAttempt,
  capitalised,
  forecastInWords,
  forecastsOf,
  formatDecision,
  type PrometheusAttempt,
  type PrometheusTable,
  type PrometheusVoice,
  promptFor,
  reactionIn,
  reactionInWords,
  tellAll,
} from '@thera/play/prometheus';
import { HIDDEN_CARD_ASKS, type LessonId, prometheus, type Step, type View } from '@thera/prometheus';
import { type GameEvent, Interrupter, type Level, type Seat } from '@thera/table';
import { type LessonText, loadPrometheusLessonsText } from '@thera/texts/prometheus';
import { printable } from '../../play/prompt.ts';
import { menuLines, menuOf } from './choice-menu.ts';
import { commandIn } from './command-in.ts';
import { type ComputerAnswers, ComputerThread } from './computer-thread.ts';
import { wordsIn } from './dictionary.ts';
import { type Answer, GAME_COMMANDS } from './game-commands.ts';
import { type Reading, readLine } from './read-line.ts';
import type { Screen } from './screen.ts';
import { handInWords } from './standing.ts';
import { whyInWords } from './why-words.ts';

const LONGEST_SHOWN = 40;
/** How many choices a list shows at most. */
const MOST_SHOWN = 60;
/** How many steps of a decision stand before the next question. */
const MOST_STEPS = 4;

/** A battle between persons at this terminal and the computer. */
export class TerminalGame {
  readonly screen: Screen;
  /** The decision of the person to act, as far as it is made. */
  attempt: PrometheusAttempt | undefined;
  private table: PrometheusTable;
  private readonly level: Level;
  private readonly computer: ComputerThread = new ComputerThread();
  private readonly interruption: Interrupter = new Interrupter();

  constructor(screen: Screen, table: PrometheusTable, level: Level) {
    this.screen = screen;
    this.table = table;
    this.level = level;
  }

  get seat(): Seat {
    return seatToDecide(this.table)!;
  }

  get voice(): PrometheusVoice {
    return this.screen.voice(this.table.match.state.setup);
  }

  /** What those before the screen may see. */
  get view(): View {
    return viewOf(this.table, this.table.viewer);
  }

  /** All that has happened, in sentences, as whoever looks may know it. */
  get log(): readonly string[] {
    const { history, line, state } = this.table.match;
    return line.flatMap((index) => {
      const after = history[index + 1]?.before ?? state;
      return tellAll(prometheus.view(after, this.table.viewer).happened, this.voice);
    });
  }

  /** Plays until the battle is over, or a person leaves. */
  async play(): Promise<'over' | 'quit'> {
    this.screen.whenInterrupted(() => this.interruption.stop());
    try {
      const { terminal } = this.screen.texts;
      for (const line of [terminal.signs, ...terminal.legend]) this.screen.say(line);
      return await this.playOn();
    } finally {
      this.computer.close();
    }
  }

  private async playOn(): Promise<'over' | 'quit'> {
    while (this.table.match.outcome === undefined) {
      const event = isPerson(this.table, this.seat) ? await this.personEvent() : await this.computerEvent();
      if (event === 'quit') return 'quit';
      this.happen(event);
    }
    this.screen.draw(this.table.match.state);
    const { lesson } = this.table.match.state.setup;
    if (lesson !== undefined && this.hasWon) this.screen.say((await this.lessonText(lesson)).done);
    return 'over';
  }

  /** Whether a person here has won. */
  private get hasWon(): boolean {
    const { outcome } = this.table.match;
    return outcome?.kind === 'won' && outcome.winners.some((seat) => isPerson(this.table, seat));
  }

  /** What a lesson says now: each decision of the learner leads to its next line. */
  private async guide(): Promise<void> {
    const { match } = this.table;
    const { lesson } = match.state.setup;
    if (lesson === undefined) return;
    const { lines } = await this.lessonText(lesson);
    const made = match.line.filter((index) => {
      const event = match.record.events[index];
      return event?.kind === 'decision' && isPerson(this.table, event.seat);
    });
    this.screen.say(lines[Math.min(made.length, lines.length - 1)]!);
  }

  private async lessonText(lesson: LessonId): Promise<LessonText> {
    return (await loadPrometheusLessonsText(this.screen.language)).lessons[lesson];
  }

  /** Asks the computer in the place of whoever is to decide; undefined if somebody leaves meanwhile. */
  private askComputer<What extends keyof ComputerAnswers>(
    what: What,
    view: View,
  ): Promise<ComputerAnswers[What] | undefined> {
    const { seat, level, interruption, table } = this;
    return this.computer.ask(what, { view, seat, level, seed: choiceSeed(table.match) }, interruption);
  }

  /** Says what the computer would play, and why. */
  async hint(): Promise<undefined> {
    const { screen, attempt, voice } = this;
    const { hints } = screen.texts;
    if (attempt === undefined) return;
    screen.say(hints.seeking);
    const advice = await this.askComputer('advise', attempt.view);
    if (advice === undefined) return screen.say(hints.none);
    const { play, why } = adviceInWords(attempt.view, advice, voice);
    screen.say(play);
    return screen.say(why);
  }

  /** Does what the computer would do. */
  async follow(): Promise<Answer> {
    const { attempt } = this;
    const steps = attempt && (await this.askComputer('decide', attempt.view));
    return steps && { kind: 'decision', seat: this.seat, steps };
  }

  takeback(): GameEvent<Step> | 'revealing' | undefined {
    return takeback(this.table);
  }

  /** What may follow, with numbers. */
  list(): undefined {
    const { attempt, screen } = this;
    if (attempt === undefined) return;
    screen.print(menuLines(attempt, this.voice, { width: screen.width, most: MOST_SHOWN }));
    const count = menuOf(attempt).length;
    if (count > MOST_SHOWN) screen.say(screen.texts.terminal.tooMany(MOST_SHOWN, count));
  }

  private async computerEvent(): Promise<GameEvent<Step> | 'quit'> {
    const { screen, seat } = this;
    screen.say(capitalised(screen.texts.terminal.thinks(this.voice.nameOf(seat).the)));
    const steps = await this.askComputer('decide', viewOf(this.table, seat));
    return steps === undefined ? 'quit' : { kind: 'decision', seat, steps };
  }

  private async personEvent(): Promise<GameEvent<Step> | 'quit'> {
    if (!(await this.changeHands())) return 'quit';
    this.attempt = beginAttempt(viewOf(this.table, this.seat), this.seat);
    const answered = this.onlyAnswer(this.attempt);
    if (answered !== undefined) return answered;
    await this.guide();
    this.invite(this.attempt);
    for (;;) {
      const typed = await this.screen.ask(this.question());
      if (typed === undefined) return 'quit';
      const answer = await this.respond(typed);
      if (answer !== undefined) return answer;
    }
  }

  /** Waits until the person to decide sits before the screen; false if somebody leaves. */
  private async changeHands(): Promise<boolean> {
    const { screen } = this;
    if (awaitsHandOver(this.table)) {
      screen.clear();
      const typed = await screen.ask(`${screen.texts.terminal.handOver(this.voice.nameOf(this.seat).the)} `);
      if (typed === undefined) return false;
    }
    this.table = handOver(this.table);
    return true;
  }

  /** Where nobody watches, a question that has only one answer answers itself. */
  private onlyAnswer({ now, following, seat }: PrometheusAttempt): GameEvent<Step> | undefined {
    const isHidden = now.ask !== null && HIDDEN_CARD_ASKS.includes(now.ask.kind);
    const [only, ...others] = following;
    if (!isHidden || only === undefined || others.length > 0 || personsAt(this.table).length > 1)
      return undefined;
    return { kind: 'decision', seat, steps: [only.step] };
  }

  /** What there is to see before a decision, and what is asked. */
  private invite(attempt: PrometheusAttempt): void {
    const { screen } = this;
    const card = reactionIn(attempt.now);
    if (card !== undefined) {
      const { title, lines } = reactionInWords(card, this.voice);
      screen.title(title);
      for (const line of lines) screen.say(line);
    } else if (attempt.now.ask?.kind === 'turn' || attempt.now.turn.number === 0) {
      screen.draw(attempt.now);
      if (attempt.now.turn.number > 0)
        screen.say(handInWords(attempt.now, attempt.seat, this.voice, screen.texts.terminal));
    }
    screen.say(promptFor(attempt, this.voice));
    this.list();
    screen.say(screen.texts.terminal.howToPlay);
  }

  private question(): string {
    const name = this.voice.nameOf(this.seat).the;
    const steps = this.attempt === undefined ? '' : formatDecision(this.attempt.steps.slice(-MOST_STEPS));
    return `${[name, steps].filter((part) => part !== '').join(' · ')} > `;
  }

  private respond(typed: string): Answer | Promise<Answer> {
    const { attempt } = this;
    if (attempt === undefined) return undefined;
    const command = commandIn(typed);
    if (command !== undefined) return GAME_COMMANDS[command.command](this, command.argument);
    const reading = readLine(attempt, typed);
    return reading.kind === 'attempt' ? this.goOn(reading.attempt) : this.sayWhyNot(reading, typed);
  }

  /** Goes on with a decision: it is made, or more has to be said. */
  async goOn(attempt: PrometheusAttempt): Promise<Answer> {
    this.attempt = attempt;
    const isLonger = attempt.before !== undefined && attempt.steps.length > 0;
    if (isLonger && !(await this.confirmAttack(attempt))) {
      this.attempt = stepBack(attempt);
      return undefined;
    }
    if (isComplete(attempt)) return { kind: 'decision', seat: attempt.seat, steps: attempt.steps };
    this.screen.say(promptFor(attempt, this.voice));
    return this.list();
  }

  /** Shows what an attack would do before it is made, and asks once more. */
  private async confirmAttack(attempt: PrometheusAttempt): Promise<boolean> {
    const { screen, voice } = this;
    const before = attempt.before?.now;
    const forecasts = before === undefined ? [] : forecastsOf(before, attempt.steps.at(-1)!);
    if (before === undefined || forecasts.length === 0) return true;
    for (const forecast of forecasts)
      for (const line of forecastInWords(before, forecast, voice)) screen.say(line);
    const typed = await screen.ask(`${screen.texts.terminal.confirmAttack} `);
    return typed === '' || screen.texts.terminal.yes.includes(typed?.toLowerCase() ?? '');
  }

  private sayWhyNot(reading: Exclude<Reading, { kind: 'attempt' }>, typed: string): undefined {
    const { terminal, refusals } = this.screen.texts;
    const shown = printable(typed).slice(0, LONGEST_SHOWN);
    switch (reading.kind) {
      case 'refused': {
        const { why } = whyInWords(reading.attempt, reading.words, this.voice);
        return this.screen.say(why ?? refusals['not-asked']);
      }
      case 'out-of-range':
        return this.screen.say(terminal.numberOutOfRange(reading.count));
      case 'unknown':
        return shown === '' ? undefined : this.screen.say(terminal.unknownInput(shown));
    }
  }

  /** Why the words of a line cannot be done. */
  sayWhy(line: string): undefined {
    const { terminal } = this.screen.texts;
    if (this.attempt === undefined) return;
    const { isUnderstood, why } = whyInWords(this.attempt, wordsIn(line), this.voice);
    if (!isUnderstood) return this.screen.say(terminal.unknownInput(printable(line).slice(0, LONGEST_SHOWN)));
    return this.screen.say(why ?? terminal.itIsPossible);
  }

  private happen(event: GameEvent<Step>): void {
    const { screen } = this;
    const next = happen(this.table, event);
    if (!next.ok) throw new Error(`what was offered is refused: ${next.error}`);
    this.table = next.value;
    if (event.kind === 'takeback') screen.say(screen.texts.terminal.takenBack);
    else for (const sentence of tellAll(this.view.happened, this.voice)) screen.say(sentence);
  }
}

import { happen, openTable, takeback } from '@thera/play';
import { playedSantowerini, type SantoweriniTable, tellHappened } from '@thera/play/santowerini';
import type { Setup } from '@thera/santowerini';
import {
  formatTurn,
  Island,
  parseTurn,
  type State,
  type Step,
  santowerini,
  stepsOf,
  turnsOf,
} from '@thera/santowerini';
import { begin, type GameEvent } from '@thera/table';
import { terminalCommandOf } from '@thera/texts/santowerini';
import { printable } from '../../play/prompt.ts';
import { GAME_COMMANDS } from './game-commands.ts';
import type { Screen } from './screen.ts';

const LONGEST_SHOWN = 40;

/** A game at this terminal. */
export class TerminalGame {
  readonly screen: Screen;
  private table: SantoweriniTable;

  constructor(screen: Screen, setup: Setup, seed: string) {
    const begun = begin(santowerini, setup, seed);
    if (!begun.ok) throw new Error(`what was agreed is refused: ${begun.error}`);
    this.screen = screen;
    this.table = openTable(playedSantowerini, ['person'], begun.value);
  }

  get state(): State {
    return this.table.match.state;
  }

  /** All that has happened, in sentences. */
  get log(): readonly string[] {
    const { history, state } = this.table.match;
    const states = [...history.map(({ before }) => before), state];
    return states.flatMap((after, index) => tellHappened(states[index - 1], after, this.screen.texts));
  }

  /** Plays until the game is over, or the person leaves it. */
  async play(): Promise<'over' | 'quit'> {
    this.screen.say(this.screen.texts.terminal.signs);
    for (const sentence of this.log) this.screen.say(sentence);
    this.screen.draw(this.state);
    while (this.table.match.outcome === undefined) {
      const event = await this.ask();
      if (event === 'quit') return 'quit';
      this.happen(event);
    }
    this.tellEnd();
    return 'over';
  }

  takeback(): GameEvent<Step> | 'revealing' | undefined {
    return takeback(this.table);
  }

  private async ask(): Promise<GameEvent<Step> | 'quit'> {
    const { screen } = this;
    screen.say(screen.texts.terminal.yourTurn(this.example()));
    for (;;) {
      const typed = await screen.ask('> ');
      if (typed === undefined) return 'quit';
      const answer = this.respond(typed);
      if (answer !== undefined) return answer;
    }
  }

  private respond(typed: string): GameEvent<Step> | 'quit' | undefined {
    if (typed === '') return undefined;
    const [word = '', ...rest] = typed.split(/\s+/);
    const command = terminalCommandOf(word);
    if (command !== undefined) return GAME_COMMANDS[command](this, rest.join(' '));
    const turn = parseTurn(typed);
    if (turn !== undefined) return { kind: 'decision', seat: 0, steps: stepsOf(turn) };
    return this.screen.say(this.screen.texts.terminal.unknownInput(printable(typed).slice(0, LONGEST_SHOWN)));
  }

  private happen(event: GameEvent<Step>): void {
    const { screen } = this;
    const before = this.state;
    const next = happen(this.table, event);
    if (!next.ok) {
      const { refusals } = screen.texts;
      screen.say(next.error in refusals ? refusals[next.error as keyof typeof refusals] : next.error);
      return;
    }
    this.table = next.value;
    if (event.kind === 'decision')
      for (const sentence of tellHappened(before, this.state, screen.texts)) screen.say(sentence);
    screen.draw(this.state);
  }

  private tellEnd(): void {
    const { texts } = this.screen;
    const { outcome } = this.table.match;
    const score = outcome?.score;
    const points = texts.points(score?.points ?? 0);
    if (outcome?.kind === 'won') {
      const earned = (score?.goals ?? []).filter(({ isReached }) => isReached);
      const names = earned.map(({ name }) => texts.bonuses[name as keyof typeof texts.bonuses].name);
      this.screen.say(`${texts.headlines.won}. ${[points, ...names].join(' · ')}`);
      return;
    }
    const reason = outcome?.kind === 'lost' ? texts.lost[outcome.reason as keyof typeof texts.lost] : '';
    this.screen.say(`${texts.headlines.lost}. ${reason} ${points}.`);
  }

  /** Some turn that is possible now. */
  private example(): string {
    const [turn] = turnsOf(new Island(this.state));
    return turn === undefined ? '' : formatTurn(this.state, turn);
  }
}

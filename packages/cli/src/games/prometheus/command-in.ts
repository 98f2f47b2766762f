import { type TerminalCommand, terminalCommandOf } from '@thera/texts/prometheus';

/** A command that was typed, and the rest of the line. */
export interface TypedCommand {
  readonly command: TerminalCommand;
  readonly argument: string;
}

/** The command that a line begins with, if it does. */
export function commandIn(line: string): TypedCommand | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const command = terminalCommandOf(word);
  return command === undefined ? undefined : { command, argument: rest.join(' ') };
}

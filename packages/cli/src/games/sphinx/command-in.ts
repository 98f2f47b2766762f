import { type TerminalCommand, terminalCommandOf } from '@thera/texts/sphinx';

/** A command that was typed, and the rest of the line. */
export interface TypedCommand {
  readonly command: TerminalCommand;
  readonly argument: string;
}

/** The command that a line begins with, if it does; one of two words may be typed with a space. */
export function commandIn(line: string): TypedCommand | undefined {
  const words = line.split(/\s+/);
  for (const count of [2, 1]) {
    const command = terminalCommandOf(words.slice(0, count).join('-'));
    if (command !== undefined) return { command, argument: words.slice(count).join(' ') };
  }
  return undefined;
}

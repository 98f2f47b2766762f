import { createInterface, type Interface } from 'node:readline';

/** Asks for one line at a time, of a person or of a file that is piped in. */
export class Prompt {
  private readonly isLive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private reader: Interface = this.open();
  // Made at once, so that lines which arrive before they are asked for wait in its queue.
  private lines: AsyncIterator<string> = this.reader[Symbol.asyncIterator]();

  private interrupted: () => void = () => {};

  private open(): Interface {
    const reader = createInterface(
      this.isLive
        ? { input: process.stdin, output: process.stdout }
        : { input: process.stdin, terminal: false },
    );
    reader.on('SIGINT', () => {
      reader.close();
      this.interrupted();
    });
    return reader;
  }

  /** Whoever sits down next cannot bring back what was typed before. */
  forget(): void {
    // What is piped in has no history, and its lines wait to be read.
    if (!this.isLive) return;
    // Lines can be brought back in several ways; only another editor knows none of them.
    this.reader.close();
    this.reader = this.open();
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** Calls back when a person presses Ctrl+C, from now on. */
  whenInterrupted(leave: () => void): void {
    this.interrupted = leave;
  }

  /** The next line; undefined when there is none any more. */
  async ask(question: string): Promise<string | undefined> {
    if (this.isLive) {
      this.reader.setPrompt(question);
      this.reader.prompt();
    } else process.stdout.write(question);
    const line = await this.lines.next();
    if (line.done === true) {
      process.stdout.write('\n');
      return undefined;
    }
    // What a person types is on the screen already; what is piped in would be missing.
    if (!this.isLive) process.stdout.write(`${printable(line.value)}\n`);
    return line.value;
  }

  close(): void {
    this.reader.close();
  }
}

/** The text without what could upset a terminal. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '');
}

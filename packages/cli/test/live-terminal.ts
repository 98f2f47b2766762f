import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { COMMAND, ENGLISH } from './thera.ts';

/** Keys that a line editor knows: its history, its own clipboard, its steps back. */
export const KEYS = { up: '\u001b[A', cut: '\u0015', paste: '\u0019', undo: '\u001f', enter: '\r' } as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a terminal is controlled with
const CONTROLS = /\u001b\[[\d;?]*[A-Za-z]|\r/g;

/** The real command in a real terminal: `script` of util-linux opens the pseudo-terminal. */
export class LiveTerminal {
  private readonly child: ChildProcessWithoutNullStreams;
  private written = '';
  private looked = 0;
  private heard: () => void = () => {};

  constructor(args: readonly string[]) {
    const line = [...COMMAND, ...args].map((word) => `'${word}'`).join(' ');
    this.child = spawn('script', ['-qfec', line, '/dev/null'], { env: { ...ENGLISH, TERM: 'xterm' } });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.written += text;
      this.heard();
    });
  }

  /** What has been written since the last look, once it ends with this: text alone, without colours and cursors. */
  async until(ending: string): Promise<string> {
    for (;;) {
      const text = this.written.slice(this.looked).replace(CONTROLS, '');
      if (text.trimEnd().endsWith(ending)) {
        this.looked = this.written.length;
        return text;
      }
      await new Promise<void>((resolve) => {
        this.heard = resolve;
      });
    }
  }

  press(keys: string): void {
    this.child.stdin.write(keys);
  }

  close(): void {
    this.child.kill();
  }
}

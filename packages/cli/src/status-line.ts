import { columns } from './output.ts';

/** How often progress is told on a terminal, and in a file, where every line stays. */
const ON_TERMINAL = 500;
const IN_FILE = 30_000;

/** A line that says how far something is: a terminal shows it in place, a file gets a new one now and then. */
export class StatusLine {
  private told = Number.NEGATIVE_INFINITY;

  /** Says how far it is, if it is time to; `words` are only asked for then. */
  tell(words: () => string): void {
    const now = performance.now();
    if (now - this.told < (process.stdout.isTTY ? ON_TERMINAL : IN_FILE)) return;
    this.told = now;
    this.write(words(), false);
  }

  /** Says something that stays. */
  end(words: string): void {
    this.write(words, true);
    this.told = performance.now();
  }

  private write(words: string, stays: boolean): void {
    if (!process.stdout.isTTY) process.stdout.write(`${words}\n`);
    else
      process.stdout.write(`\r\u001b[K${stays ? words : words.slice(0, columns() - 1)}${stays ? '\n' : ''}`);
  }
}

/** A span of time as hours, minutes and seconds; a dash where nobody can know. */
export function formatSpan(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return '–';
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

import { once } from 'node:events';

/** The exit status after input that cannot be used. */
export const BAD_INPUT = 2;

/** Writes text, and waits where the reader is slower than we are. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Says in one line why the input cannot be used. */
export function complain(message: string): number {
  process.stderr.write(`thera: ${message}\n`);
  return BAD_INPUT;
}

/** Ends quietly when whoever reads our output has gone. */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}

/** Whether output may have colours; `NO_COLOR` is what people set who want none. */
export function hasColours(): boolean {
  return process.stdout.isTTY === true && (process.env.NO_COLOR ?? '') === '';
}

/** How wide the lines may be; a terminal that does not know says 0. */
export function columns(): number {
  return process.stdout.columns || 80;
}

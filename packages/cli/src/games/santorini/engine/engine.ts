import { createInterface } from 'node:readline';
import { Session } from '@thera/engine';
import type { SantoriniCommand } from '../santorini-command.ts';
import { ThreadHost } from './engine-host.ts';

/** Speaks the line protocol on standard input and output, until it is told to quit or no line follows. */
export const engine: SantoriniCommand = {
  options: [],
  arity: 0,
  async run() {
    const host = new ThreadHost('Thera', (line) => {
      process.stdout.write(`${line}\n`);
    });
    const session = new Session(host);
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) {
      session.receive(line);
      if (session.isOver) break;
    }
    await session.end();
    await host.close();
    process.stdin.destroy();
    return 0;
  },
};

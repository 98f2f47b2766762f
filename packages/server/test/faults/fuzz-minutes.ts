import { fuzz } from '../fuzz.ts';
import { ServerProcess } from '../load/server-process.ts';
import type { FaultReport } from './fault.ts';

const ROUNDS = 10;
const MINUTE = 60_000;

/** What nobody would send, for as long as is wanted, to a server in a process of its own: it must not end or complain. */
export async function fuzzForMinutes(wish: {
  readonly minutes: number;
  readonly seed: string;
  readonly tell: (line: string) => void;
}): Promise<FaultReport> {
  const server = await ServerProcess.start();
  const until = Date.now() + wish.minutes * MINUTE;
  const faults: string[] = [];
  let acknowledged = 0;
  try {
    const site = { address: server.address, file: server.data, stop: async () => undefined };
    for (let stretch = 0; Date.now() < until && faults.length === 0; stretch++) {
      const seed = `${wish.seed} ${stretch}`;
      try {
        const { messages, done } = await fuzz({ site, seed, rounds: ROUNDS });
        acknowledged += done;
        wish.tell(`fuzzed with seed "${seed}": ${messages} messages, ${done} done`);
      } catch (error) {
        faults.push(`seed "${seed}": ${error instanceof Error ? error.message : String(error)}`);
      }
      if (!server.isRunning) faults.push(`seed "${seed}": the server has ended`);
      const complaint = /^.*"level":"(?:error|warn)".*$/m.exec(server.output)?.[0];
      if (complaint !== undefined) faults.push(`seed "${seed}": ${complaint}`);
    }
    return { faults, acknowledged, longestWait: 0 };
  } finally {
    await server.stop();
  }
}

import { join } from 'node:path';
import { diceFor, sha256 } from '@thera/table';
import { ServerProcess } from '../load/server-process.ts';
import { pause } from '../load/timing.ts';
import { brokenIn } from './broken-in.ts';
import { BusyTables } from './busy-tables.ts';
import type { FaultReport, FaultWish } from './fault.ts';

const SHORTEST = 20;
const MORE = 400;

/** `kill -9` at any moment while people play: what was acknowledged is there afterwards, and games go on. */
export async function killRounds({ rounds, seed, tables: count, tell }: FaultWish): Promise<FaultReport> {
  const server = await ServerProcess.start();
  try {
    const tables = await BusyTables.begin(() => server.address, count, seed);
    const faults: string[] = [];
    for (let round = 0; round < rounds && faults.length === 0; round++) {
      await tables.goOn();
      await pause(SHORTEST + diceFor(sha256, seed, round).below(MORE));
      await server.kill();
      await server.resume();
      await tables.goOn();
      faults.push(...brokenIn(join(server.data, 'thera.sqlite')));
      tell(`killed ${round + 1} of ${rounds}: ${tables.acknowledged} decisions were acknowledged so far`);
    }
    faults.push(...(await tables.end()));
    return { faults, acknowledged: tables.acknowledged, longestWait: tables.longestWait };
  } finally {
    await server.stop();
  }
}

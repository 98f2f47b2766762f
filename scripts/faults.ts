import { parseArgs } from 'node:util';
import { type ClusterFault, clusterRounds } from '../packages/server/test/faults/cluster-rounds.ts';
import type { FaultReport, FaultWish } from '../packages/server/test/faults/fault.ts';
import { fullRounds } from '../packages/server/test/faults/full-rounds.ts';
import { fuzzForMinutes } from '../packages/server/test/faults/fuzz-minutes.ts';
import { killRounds } from '../packages/server/test/faults/kill-rounds.ts';
import { postgresPrograms, redisProgram } from './services.ts';

const inCluster =
  (fault: ClusterFault) =>
  (wish: FaultWish): Promise<FaultReport> =>
    clusterRounds([fault], wish, { postgres: postgresPrograms(), redis: redisProgram() });

/** What is done to the server while people play. */
const FAULTS: Readonly<Record<string, (wish: FaultWish) => Promise<FaultReport>>> = {
  kill: killRounds,
  full: fullRounds,
  postgres: inCluster('postgres'),
  redis: inCluster('redis'),
  node: inCluster('node'),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    tables: { type: 'string', default: '12' },
    seed: { type: 'string', default: String(Date.now()) },
    fuzz: { type: 'string' },
  },
});
const { seed } = values;
const tell = (line: string): void => console.log(line);
console.log(`seed ${seed}`);

const reports: (readonly [string, FaultReport])[] = [];
if (values.fuzz !== undefined)
  reports.push(['fuzz', await fuzzForMinutes({ minutes: Number(values.fuzz), seed, tell })]);
else
  for (const [name, run] of Object.entries(FAULTS)) {
    if (values.only !== undefined && values.only !== name) continue;
    const wish = { rounds: Number(values.rounds), tables: Number(values.tables), seed, tell };
    reports.push([name, await run(wish)]);
  }

for (const [name, { faults, acknowledged, longestWait }] of reports) {
  console.log(
    `${name}: ${acknowledged} decisions, longest wait ${Math.round(longestWait)} ms, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
}
process.exitCode = reports.every(([, { faults }]) => faults.length === 0) ? 0 : 1;

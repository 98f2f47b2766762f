import { diceFor, sha256 } from '@thera/table';
import { ServerProcess } from '../load/server-process.ts';
import { pause } from '../load/timing.ts';
import { PostgresServer } from '../services/postgres-server.ts';
import { RedisServer } from '../services/redis-server.ts';
import { BusyTables } from './busy-tables.ts';
import type { FaultReport, FaultWish } from './fault.ts';

/** Where the programs are. */
export interface Programs {
  readonly postgres: string;
  readonly redis: string;
}

/** Two servers with a database and a bus, and what can be done to them. */
interface Cluster {
  readonly postgres: PostgresServer;
  readonly redis: RedisServer;
  readonly nodes: readonly ServerProcess[];
}

export type ClusterFault = 'postgres' | 'redis' | 'node';

type Harm = (cluster: Cluster, round: number, breath: () => Promise<void>) => Promise<void>;

/** What is done while people play at two servers, each player at the other one. */
const HARMS: Readonly<Record<ClusterFault, Harm>> = {
  /** The database is stopped in several ways, and starts again. */
  postgres: async ({ postgres }, round, breath) => {
    await postgres.stop((['immediate', 'killed', 'fast'] as const)[round % 3]);
    await breath();
    await postgres.resume();
  },
  /** What carries words between the servers is killed, and starts again without a memory. */
  redis: async ({ redis }, _, breath) => {
    await redis.stop('SIGKILL');
    await breath();
    await redis.resume();
  },
  /** One of the servers is killed; whoever was there goes to the other, and comes back later. */
  node: async ({ nodes }, round, breath) => {
    const node = nodes[round % nodes.length]!;
    await node.kill();
    await breath();
    await node.resume();
  },
};

const LONGEST_BREATH = 300;

/** Harms parts of a cluster again and again: what was acknowledged is there afterwards, and games go on. */
export async function clusterRounds(
  harms: readonly ClusterFault[],
  { rounds, seed, tables: count, tell }: FaultWish,
  programs: Programs,
): Promise<FaultReport> {
  const cluster = await started(programs);
  const { nodes } = cluster;
  try {
    const addressOf = (page: number): string => {
      const [mine, other] = [nodes[page % 2]!, nodes[(page + 1) % 2]!];
      return (mine.isRunning ? mine : other).address;
    };
    const tables = await BusyTables.begin(addressOf, count, seed);
    for (const [number, fault] of harms.flatMap((one) => Array<ClusterFault>(rounds).fill(one)).entries()) {
      const round = number % rounds;
      const dice = diceFor(sha256, `${fault} ${seed}`, round);
      const breath = (): Promise<void> => pause(dice.below(LONGEST_BREATH));
      await tables.goOn();
      await breath();
      await HARMS[fault](cluster, round, breath);
      await tables.goOn();
      tell(`${fault} ${round + 1} of ${rounds}: ${tables.acknowledged} decisions were acknowledged so far`);
    }
    const faults = await tables.end();
    const ended = nodes
      .filter(({ isRunning }) => !isRunning)
      .map(({ output }) => `a server has ended: ${output}`);
    return {
      faults: [...faults, ...ended],
      acknowledged: tables.acknowledged,
      longestWait: tables.longestWait,
    };
  } finally {
    await stopped(cluster);
  }
}

async function started(programs: Programs): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([
    PostgresServer.start(programs.postgres),
    RedisServer.start(programs.redis),
  ]);
  const env = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const nodes = [await ServerProcess.start({ env }), await ServerProcess.start({ env })];
  return { postgres, redis, nodes };
}

async function stopped({ postgres, redis, nodes }: Cluster): Promise<void> {
  for (const node of nodes) await node.stop();
  await redis.stop('SIGKILL');
  await postgres.remove();
}

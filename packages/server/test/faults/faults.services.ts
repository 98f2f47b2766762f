import { expect, inject, test } from 'vitest';
import { clusterRounds } from './cluster-rounds.ts';
import { fullRounds } from './full-rounds.ts';
import { killRounds } from './kill-rounds.ts';

const SEED = process.env.THERA_SEED ?? `faults ${new Date().toISOString().slice(0, 10)}`;
/** Processes take long to start where much else goes on. */
const PATIENCE = 4 * 60_000;
const WISH = { rounds: 3, seed: SEED, tables: 4, tell: () => undefined };

test(
  'a server that is killed has kept whatever it had acknowledged, and games go on',
  async () => {
    const { faults, acknowledged } = await killRounds(WISH);
    expect(faults, `seed "${SEED}"`).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
  },
  PATIENCE,
);

test(
  'a server without room for more says so, breaks nothing, and goes on when there is room',
  async () => {
    const { faults, acknowledged } = await fullRounds({ ...WISH, tables: 4 });
    expect(faults, `seed "${SEED}"`).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
  },
  PATIENCE,
);

test(
  'PostgreSQL, Redis or one of two servers may go at any moment and come again',
  async () => {
    const programs = { postgres: inject('postgres'), redis: inject('redis') };
    const { faults, acknowledged } = await clusterRounds(['postgres', 'redis', 'node'], WISH, programs);
    expect(faults, `seed "${SEED}"`).toEqual([]);
    expect(acknowledged).toBeGreaterThan(50);
  },
  PATIENCE,
);

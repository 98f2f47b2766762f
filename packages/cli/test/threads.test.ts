import { Worker } from 'node:worker_threads';
import {
  AlphaBeta,
  createSearchMemory,
  HandCraftedEvaluator,
  HELPERS_ASKED,
  type HelpCall,
  isDecided,
  type Limits,
  MainThread,
  type Searcher,
} from '@thera/engine';
import { formatPosition, type Position, parsePosition } from '@thera/santorini';
import { afterAll, describe, expect, test } from 'vitest';
import type { HelperOrder } from '../src/games/santorini/engine/engine-helper-worker.ts';
import { HelperThreads } from '../src/games/santorini/engine/engine-helpers.ts';

const BITS = 14;
const START = positionOf(`${'0'.repeat(25)}/1/mortal:B3,D3/mortal:C4,C2`);
const FREE: Limits = { depth: 99, nodes: Number.POSITIVE_INFINITY, lines: 1, isLate: () => false };

/** Positions that one side wins by force within six turns. */
const DECIDED = [
  '0100010300103211021203010/1/mortal:D4,A1/mortal:E4,B2',
  '1120201300210001024011100/2/mortal:A1,D1/mortal:D3,C1',
  '1001003100001220300000000/2/mortal:A5,A2/mortal:C5,D4',
  '0111021211003100131100000/2/mortal:C4,D1/mortal:A5,B3',
  '0001002110100211312030000/2/apollo:D5,E2/athena:B3,D1',
  '0300000110004220012000112/1/apollo:B2,E2/athena[^]:C4,D2',
  '2000022142110131100100010/2/apollo:D5,A3/athena[^]:E5,D3',
];

const helping = new HelperThreads();
const dying = new HelperThreads(new URL('./dying-helper.ts', import.meta.url));
afterAll(() => Promise.all([helping.close(), dying.close()]));

function positionOf(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${text}: ${position.error}`);
  return position.value;
}

function leaderOf(threads: HelperThreads): Searcher {
  return new MainThread(new HandCraftedEvaluator(), threads.threadPool(1, 'hand', BITS));
}

describe('two threads', () => {
  test.each(DECIDED)('agree with one about who wins: %s', (text) => {
    const position = positionOf(text);
    const limits = { ...FREE, depth: 16 };
    const alone = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: BITS }).search(position, limits);
    const leader = leaderOf(helping);
    for (const limit of [limits, { ...limits, lines: 2 }]) {
      leader.forget();
      const together = leader.search(position, limit);
      expect(isDecided(alone.score)).toBe(true);
      expect(isDecided(together.score)).toBe(true);
      expect(Math.sign(together.score)).toBe(Math.sign(alone.score));
    }
  });

  test('have one limit for all their positions', () => {
    const nodes = 60_000;
    const { nodes: looked } = leaderOf(helping).search(START, { ...FREE, nodes });
    expect(looked).toBeGreaterThanOrEqual(nodes);
    // Usually it is hardly more, but a busy machine may let the leader wait while the helper goes on.
    expect(looked).toBeLessThanOrEqual(2 * nodes);
  });
});

test('a helper stops when its leader does', () => {
  const worker = new Worker(
    new URL('../src/games/santorini/engine/engine-helper-worker.ts', import.meta.url),
  );
  const memory = createSearchMemory(BITS);
  const tell = (order: HelperOrder): void => worker.postMessage(order);
  /** Orders are obeyed one after the other: who joins has finished everything before. */
  const waitUntilFree = (): string => {
    const joined = new Int32Array(new SharedArrayBuffer(4));
    tell({ kind: 'join', evaluator: 'hand', memory, number: 1, joined });
    return Atomics.wait(joined, 0, 0, 20_000);
  };
  const call = (request: HelpCall): void =>
    tell({ ...request, kind: 'call', position: formatPosition(request.position) });
  const leader = new MainThread(new HandCraftedEvaluator(), { memory, helpers: { call, forget: () => {} } });
  const words = new Int32Array(memory.words);
  try {
    expect(waitUntilFree()).not.toBe('timed-out');
    for (let search = 0; search < 3; search++) {
      const before = words[HELPERS_ASKED];
      // Stopped as soon as the helper has looked at something too.
      leader.search(START, { ...FREE, isLate: () => Atomics.load(words, HELPERS_ASKED) !== before });
      expect(waitUntilFree()).not.toBe('timed-out');
    }
  } finally {
    void worker.terminate();
  }
});

test('a search ends as usual when every helper dies', async () => {
  const leader = leaderOf(dying);
  for (let search = 0; search < 4; search++) {
    const { line, depth } = leader.search(START, { ...FREE, depth: 5 });
    expect({ depth, turns: line.length > 0 }).toEqual({ depth: 5, turns: true });
    // Word of a death comes when nobody is searching, and then there are new helpers.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

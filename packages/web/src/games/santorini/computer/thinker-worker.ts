import { Mind, SKILLS, santoriniPlayer, type ThreadPool } from '@thera/engine';
import type { Interruption } from '@thera/table';
import { Helper } from './helper.ts';
import { loadNet } from './load-net.ts';
import { NET_FILES } from './net-files.ts';
import { spawnHelpers } from './spawn-helpers.ts';
import type { ThinkAnswer, ThinkerMessage, ThinkRequest } from './thinker-messages.ts';

/** So long is the net waited for, in milliseconds; then the computer evaluates by hand. */
const PATIENCE_WITH_NET = 400;

let mind = new Mind();
let pool: ThreadPool | undefined;
let helper: Helper | undefined;
let fetching: Promise<void> | undefined;
let givenUp: Int32Array | undefined;
let latest = 0;

// It thinks apart from the page, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<ThinkerMessage>) => {
  switch (data.kind) {
    case 'start':
      givenUp = data.givenUp;
      return;
    case 'preparation':
      if (SKILLS[data.level].usesNet) void fetchNet();
      // Who is to help needs a moment to get ready, and does not while this one thinks.
      if (SKILLS[data.level].takesHelp) threadPool();
      return;
    case 'join':
    case 'call':
      helper ??= new Helper(() => loadNet(NET_FILES));
      helper.hear(data).catch(reportError);
      return;
    case 'question':
      // The page hears of what is thrown, and of nothing that is only rejected.
      answer(data).catch(reportError);
  }
});

async function answer({ id, view, seat, level, seed, patience }: ThinkRequest): Promise<void> {
  latest = id;
  if (SKILLS[level].usesNet) await Promise.race([fetchNet(), after(PATIENCE_WITH_NET)]);
  if (id !== latest || isGivenUp(id)) return;
  const say = (kind: ThinkAnswer['kind'], steps: readonly string[]): void =>
    postMessage({ id, kind, steps } satisfies ThinkAnswer);
  const steps = await santoriniPlayer(mind).decide({
    view,
    seat,
    level,
    seed,
    budget: {
      clock: () => performance.now(),
      ...(patience === undefined ? {} : { milliseconds: patience }),
    },
    interruption: givingUp(id),
    report: (found) => say('progress', found.steps),
  });
  if (steps !== undefined) say('decision', steps);
}

/** While it thinks, the worker hears of nothing but what the page notes in shared memory. */
function givingUp(id: number): Interruption {
  return {
    get wish() {
      return isGivenUp(id) ? 'stop' : undefined;
    },
    listen: () => {},
  };
}

const isGivenUp = (id: number): boolean => givenUp !== undefined && Atomics.load(givenUp, 0) >= id;

/** Fetches the net once; if it cannot be had now, the next question tries again. */
function fetchNet(): Promise<void> {
  fetching ??= loadNet(NET_FILES).then((evaluator) => {
    if (evaluator === undefined) fetching = undefined;
    else mind = new Mind(evaluator, threadPool);
  });
  return fetching;
}

/** Workers that think with this one, spawned once. */
function threadPool(): ThreadPool | undefined {
  pool ??= spawnHelpers();
  return pool;
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

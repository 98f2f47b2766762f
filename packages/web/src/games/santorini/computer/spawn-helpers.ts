import { createSearchMemory, LARGEST_TABLE, type ThreadPool } from '@thera/engine';
import { formatPosition } from '@thera/santorini';
import type { HelperMessage } from './helper.ts';

/** With more than two helpers, a laptop gets hot and a turn hardly better. */
const MOST_HELPERS = 2;

/** How many workers can help to think where there are so many cores: one is for the page, if there are more than two. */
export function helpersFor(cores: number, isIsolated: boolean): number {
  return isIsolated && cores > 1 ? Math.max(1, Math.min(MOST_HELPERS, cores - 2)) : 0;
}

/** Workers that help the one this runs in, with the same script; undefined where there can be none. */
export function spawnHelpers(): ThreadPool | undefined {
  const count = helpersFor(navigator.hardwareConcurrency, globalThis.crossOriginIsolated);
  if (count === 0) return undefined;
  const memory = createSearchMemory(LARGEST_TABLE);
  const workers = new Set<Worker>();
  const tell = (worker: Worker, message: HelperMessage): void => worker.postMessage(message);
  for (let number = 1; number <= count; number++) {
    const worker = new Worker(location.href, { type: 'module' });
    // Whoever fails is not missed: a search does not wait for its helpers.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      workers.delete(worker);
    });
    workers.add(worker);
    tell(worker, { kind: 'join', memory, number });
  }
  return {
    memory,
    helpers: {
      call: (call) => {
        const message: HelperMessage = { ...call, kind: 'call', position: formatPosition(call.position) };
        for (const worker of workers) tell(worker, message);
      },
      // A worker plays one game only.
      forget: () => {},
    },
  };
}

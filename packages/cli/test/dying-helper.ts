import { parentPort } from 'node:worker_threads';
import type { HelperOrder } from '../src/games/santorini/engine/engine-helper-worker.ts';

// A helper that gets ready and then fails, each time in another manner.
parentPort!.on('message', (order: HelperOrder) => {
  if (order.kind === 'join' && order.joined !== undefined) {
    Atomics.add(order.joined, 0, 1);
    Atomics.notify(order.joined, 0);
  }
  if (order.kind !== 'call') return;
  if (order.number % 2 === 0) process.exit(1);
  throw new Error('this helper fails');
});

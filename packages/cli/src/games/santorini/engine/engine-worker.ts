import { parentPort, workerData } from 'node:worker_threads';
import { errorLine, ProtocolEngine } from '@thera/engine';
import { diceFor, sha256 } from '@thera/table';
import { evaluatorNamed } from './engine-evaluator.ts';
import { HelperThreads } from './engine-helpers.ts';
import { receiveTask, type SentTask, type WorkerShare, type WorkReport } from './engine-work.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');
const stop = new Int32Array((workerData as WorkerShare).stop);
const report = (message: WorkReport): void => port.postMessage(message);

const threads = new HelperThreads();

const engine = new ProtocolEngine({
  say: (line) => report({ line }),
  clock: () => performance.now(),
  isStopped: () => Atomics.load(stop, 0) === 1,
  waitForStop: () => {
    Atomics.wait(stop, 0, 0);
  },
  dice: (seed, number) => diceFor(sha256, seed, number),
  evaluatorNamed,
  threadPool: (count, evaluator, tableBits) => threads.threadPool(count, evaluator, tableBits),
});

port.on('message', (sent: SentTask) => {
  const done = engine.work(receiveTask(sent));
  if (!done.ok) report({ line: errorLine(done.error, done.at) });
  report({ isDone: true });
});

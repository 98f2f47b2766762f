import { parentPort, workerData } from 'node:worker_threads';
import { errorLine, Thinker } from '@thera/engine';
import { diceFor, sha256 } from '@thera/table';
import { HelperThreads } from './engine-helpers.ts';
import { judgeNamed } from './engine-judge.ts';
import { receiveTask, type SentTask, type WorkerShare, type WorkReport } from './engine-work.ts';

const port = parentPort;
if (port === null) throw new Error('this is for another thread');
const stop = new Int32Array((workerData as WorkerShare).stop);
const report = (message: WorkReport): void => port.postMessage(message);

const threads = new HelperThreads();

const thinker = new Thinker({
  say: (line) => report({ line }),
  clock: () => performance.now(),
  isStopped: () => Atomics.load(stop, 0) === 1,
  waitForStop: () => {
    Atomics.wait(stop, 0, 0);
  },
  dice: (seed, number) => diceFor(sha256, seed, number),
  judgeNamed,
  company: (count, judge, tableBits) => threads.company(count, judge, tableBits),
});

port.on('message', (sent: SentTask) => {
  const done = thinker.work(receiveTask(sent));
  if (!done.ok) report({ line: errorLine(done.error, done.at) });
  report({ isDone: true });
});

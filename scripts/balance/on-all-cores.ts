import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Tasks for threads that answer each message with one. */
export interface Work<Task> {
  readonly worker: URL;
  readonly tasks: readonly Task[];
  readonly workerData?: unknown;
  /** Fewer threads than there are cores. */
  readonly threads?: number;
  /** Whether no more tasks are to be begun. */
  readonly isOver?: () => boolean;
}

/** Has tasks done on all cores; the answers come in the order in which they are ready. */
export async function onAllCores<Task, Reply>(
  { worker: url, tasks, workerData, threads = availableParallelism(), isOver = () => false }: Work<Task>,
  told: (reply: Reply) => void,
): Promise<void> {
  const waiting = [...tasks];
  const work = async (): Promise<void> => {
    const worker = new Worker(url, { workerData });
    for (let task = waiting.shift(); task !== undefined && !isOver(); task = waiting.shift())
      told(await answerOf<Task, Reply>(worker, task));
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: threads }, work));
}

function answerOf<Task, Reply>(worker: Worker, task: Task): Promise<Reply> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (reply: Reply) => {
      worker.off('error', reject);
      resolve(reply);
    });
    worker.postMessage(task);
  });
}

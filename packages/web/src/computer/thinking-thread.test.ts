import { Interrupter } from '@thera/table';
import { expect, test } from 'vitest';
import { ThinkingThread } from './thinking-thread.ts';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

/** A worker that says nothing by itself. */
class MuteWorker extends EventTarget {
  readonly told: ThreadRequest<string>[] = [];
  isEnded = false;

  postMessage(message: ThreadRequest<string>): void {
    this.told.push(structuredClone(message));
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(id: number, answer: string): void {
    const data: ThreadAnswer<string> = { id, answer };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function begin(): {
  readonly thread: ThinkingThread<string, string>;
  readonly workers: readonly MuteWorker[];
} {
  const workers: MuteWorker[] = [];
  const thread = new ThinkingThread<string, string>(() => {
    const worker = new MuteWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { thread, workers };
}

const budget = { clock: () => 0 };

test('a question crosses to the one worker with its patience, and the answer comes back', async () => {
  const { thread, workers } = begin();
  thread.prepare();
  const answer = thread.ask('whither?', { budget: { ...budget, milliseconds: 50 } });
  expect(workers.map(({ told }) => told)).toEqual([[{ id: 1, asked: 'whither?', patience: 50 }]]);
  workers[0]!.say(1, 'thither');
  expect(await answer).toBe('thither');
});

test('a new question ends the old, whose answer comes too late', async () => {
  const { thread, workers } = begin();
  const first = thread.ask('one', { budget });
  const second = thread.ask('two', { budget });
  expect(await first).toBeUndefined();
  workers[0]!.say(1, 'late');
  workers[0]!.say(2, 'in time');
  expect(await second).toBe('in time');
});

test('whoever gives up has no answer, and the worker stays for the next question', async () => {
  const { thread, workers } = begin();
  const interruption = new Interrupter();
  const given = thread.ask('one', { budget, interruption });
  interruption.stop();
  expect(await given).toBeUndefined();
  void thread.ask('two', { budget });
  expect(workers.map(({ told, isEnded }) => [told.length, isEnded])).toEqual([[2, false]]);
});

test('where nobody asks any more the worker ends, and whoever waits hears of it', async () => {
  const { thread, workers } = begin();
  const answer = thread.ask('one', { budget });
  thread.dispose();
  expect(await answer).toBeUndefined();
  expect(workers[0]!.isEnded).toBe(true);
});

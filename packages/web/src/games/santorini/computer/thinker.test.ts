import { parsePosition, type View, viewOfStage } from '@thera/santorini';
import { Interrupter, type Question } from '@thera/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Thinker } from './thinker.ts';
import type { ThinkAnswer, ThinkerMessage } from './thinker-messages.ts';

/** A worker that says nothing by itself. */
class MuteWorker {
  readonly told: ThinkerMessage[] = [];
  isEnded = false;
  private hear: (event: { data: ThinkAnswer }) => void = () => {};

  constructor() {
    workers.push(this);
  }

  addEventListener(kind: string, hear: MuteWorker['hear']): void {
    if (kind === 'message') this.hear = hear;
  }

  postMessage(message: ThinkerMessage): void {
    this.told.push(structuredClone(message));
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(kind: ThinkAnswer['kind'], ...steps: readonly string[]): void {
    const id = this.told.filter((message) => message.kind === 'question').length;
    this.hear({ data: { id, kind, steps } });
  }
}

let workers: MuteWorker[] = [];

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', MuteWorker);
  vi.stubGlobal('crossOriginIsolated', true);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function question(more: Partial<Question<View, string>> = {}): Question<View, string> {
  const position = parsePosition(`${'0'.repeat(25)}/1/pan:B4,C3/atlas:D5,E1`);
  if (!position.ok) throw new Error(position.error);
  const view = viewOfStage({ phase: 'play', position: position.value }, 0);
  return { view, seat: 0, level: 'mason', seed: 'seed', budget: { clock: () => 0 }, ...more };
}

test('what is asked crosses to the worker as it is, and so does the decision back', async () => {
  const asked = question({ budget: { clock: () => 0, milliseconds: 50 } });
  const answer = new Thinker().decide(asked);
  const { view, seat, level, seed } = asked;
  const sent = { kind: 'question', id: 1, view, seat, level, seed, patience: 50 };
  expect(workers[0]!.told.at(-1)).toEqual(sent);
  workers[0]!.say('decision', 'B4>B5', '^B4');
  expect(await answer).toEqual(['B4>B5', '^B4']);
});

test('what was found so far is reported, and played by who hurries', async () => {
  const interruption = new Interrupter();
  const report = vi.fn();
  const answer = new Thinker().decide(question({ interruption, report }));
  workers[0]!.say('progress', 'B4>B5');
  expect(report).toHaveBeenCalledWith({ steps: ['B4>B5'] });
  interruption.moveNow();
  expect(await answer).toEqual(['B4>B5']);
});

test('who hurries before anything was found takes the first that is', async () => {
  const interruption = new Interrupter();
  const answer = new Thinker().decide(question({ interruption }));
  interruption.moveNow();
  workers[0]!.say('progress', 'B4>A5');
  workers[0]!.say('decision', 'B4>B5');
  expect(await answer).toEqual(['B4>A5']);
});

test('who gives up has no answer, and a new question ends the old', async () => {
  const thinker = new Thinker();
  const interruption = new Interrupter();
  const first = thinker.decide(question({ interruption }));
  interruption.stop();
  expect(await first).toBeUndefined();
  const second = thinker.decide(question());
  const third = thinker.decide(question());
  expect(await second).toBeUndefined();
  workers[0]!.say('decision', 'B4>B5');
  expect(await third).toEqual(['B4>B5']);
});

test.each([
  [true, false],
  [false, true],
])(
  'a worker is ended with its question only where it cannot be told (shared memory: %s)',
  (isShared, ends) => {
    vi.stubGlobal('crossOriginIsolated', isShared);
    const interruption = new Interrupter();
    void new Thinker().decide(question({ interruption }));
    interruption.stop();
    expect(workers[0]!.isEnded).toBe(ends);
  },
);

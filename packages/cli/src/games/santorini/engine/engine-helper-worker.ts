import { parentPort } from 'node:worker_threads';
import { type HelpCall, HelperThread, type SearchMemory } from '@thera/engine';
import { parsePosition } from '@thera/santorini';
import { evaluatorNamed } from './engine-evaluator.ts';

/** What a helper is told. Line-ups are numbered differently in every thread, so a position goes as text. */
export type HelperOrder =
  | {
      readonly kind: 'join';
      readonly evaluator: string;
      readonly memory: SearchMemory;
      readonly number: number;
      /** Where it is counted who is ready to help, if anybody waits for that. */
      readonly joined: Int32Array | undefined;
    }
  | (Omit<HelpCall, 'position'> & { readonly kind: 'call'; readonly position: string })
  | { readonly kind: 'forget' };

let searcher: HelperThread | undefined;

function obey(order: HelperOrder): void {
  switch (order.kind) {
    case 'join': {
      const { joined, memory, number } = order;
      const evaluator = evaluatorNamed(order.evaluator);
      searcher = evaluator.ok ? new HelperThread(evaluator.value, memory, number) : undefined;
      if (joined === undefined) return;
      Atomics.add(joined, 0, 1);
      Atomics.notify(joined, 0);
      return;
    }
    case 'call': {
      const position = parsePosition(order.position);
      if (!position.ok) throw new Error(`a position that was written cannot be read: ${order.position}`);
      searcher?.help({ ...order, position: position.value });
      return;
    }
    case 'forget':
      searcher?.forget();
  }
}

parentPort!.on('message', obey);

import { parentPort, workerData } from 'node:worker_threads';
import {
  createTrainerKernel,
  type Lesson,
  type SharedMemory,
  Trainer,
  type TrainerShape,
} from '@thera/engine';

/** What a thread of training has from the beginning. */
export interface TrainingDesk {
  readonly kernel: Uint8Array;
  readonly memory: SharedMemory;
  readonly shape: TrainerShape;
  readonly samples: Int32Array;
  readonly mix: number;
  /** The numbers of samples to learn from, in the order of this epoch, and of those to check with. */
  readonly learning: Uint32Array;
  readonly checking: Uint32Array;
}

/** What a thread is to do next; it answers with a sum of squared errors. */
export type TrainingOrder =
  | ({ readonly kind: 'learn'; readonly batch: number; readonly turning: number } & Pick<
      Lesson,
      'from' | 'to'
    >)
  | ({ readonly kind: 'check' } & Pick<Lesson, 'from' | 'to'>)
  | { readonly kind: 'update'; readonly step: number; readonly rate: number };

const { kernel, memory, shape, samples, mix, learning, checking } = workerData as TrainingDesk;
const trainer = new Trainer(createTrainerKernel(kernel, memory), memory.buffer, shape);

function obey(order: TrainingOrder): number {
  switch (order.kind) {
    case 'learn':
      return trainer.learn({ ...order, samples, order: learning, mix }, order.batch);
    case 'check':
      return trainer.measure({ ...order, samples, order: checking, turning: undefined, mix });
    case 'update':
      trainer.update(order.step, order.rate);
      return 0;
  }
}

parentPort!.on('message', (order: TrainingOrder) => parentPort!.postMessage(obey(order)));

import { parentPort, workerData } from 'node:worker_threads';
import {
  type Batch,
  createTrainerKernel,
  type SharedMemory,
  Trainer,
  type TrainerShape,
} from '@thera/engine';
import type { Room } from './train-room.ts';

/** What a thread of training has from the beginning. */
export interface TrainingDesk {
  readonly kernel: Uint8Array;
  readonly memory: SharedMemory;
  readonly shape: TrainerShape;
  readonly rooms: readonly Room[];
}

/** A part of what is in a room. */
export type RoomPart = { readonly room: number } & Pick<Batch, 'from' | 'to'>;

/** What a thread is to do next; it answers with a sum of squared errors. */
export type TrainingOrder =
  | ({ readonly kind: 'learn'; readonly batchSize: number; readonly augmentation: number } & RoomPart)
  | ({ readonly kind: 'validate' } & RoomPart)
  | { readonly kind: 'update'; readonly step: number; readonly rate: number };

const { kernel, memory, shape, rooms } = workerData as TrainingDesk;
const trainer = new Trainer(createTrainerKernel(kernel, memory), memory.buffer, shape);

function obey(order: TrainingOrder): number {
  switch (order.kind) {
    case 'learn':
      return trainer.learn({ ...order, ...rooms[order.room]! }, order.batchSize);
    case 'validate':
      return trainer.measure({ ...order, ...rooms[order.room]!, augmentation: undefined });
    case 'update':
      trainer.update(order.step, order.rate);
      return 0;
  }
}

parentPort!.on('message', (order: TrainingOrder) => parentPort!.postMessage(obey(order)));

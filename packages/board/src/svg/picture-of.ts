import type { PiecePicture } from '../piece-set.ts';
import { WORKER_KINDS, type WorkerKind } from '../scene.ts';
import type { Drawing } from './drawing.ts';

export const isWorker = (kind: string): kind is WorkerKind => WORKER_KINDS.some((worker) => worker === kind);

/** How a kind is drawn that only one game has. */
export function pictureOf({ pictures }: Drawing, kind: string): PiecePicture {
  const picture = pictures[kind];
  if (picture === undefined) throw new Error(`nobody has brought a picture of a ${kind}`);
  return picture;
}

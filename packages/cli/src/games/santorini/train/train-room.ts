import { SAMPLE_WORDS } from '@thera/engine';

/** Samples in memory that threads share, what is to be learned of each, and in which order they come. */
export interface Room {
  readonly samples: Int32Array;
  readonly targets: Float32Array;
  readonly order: Uint32Array;
}

/** A room for so many samples, which come in the order in which they lie there until somebody shuffles them. */
export function createRoom(samples: number): Room {
  const order = new Uint32Array(new SharedArrayBuffer(samples * Uint32Array.BYTES_PER_ELEMENT));
  setInOrder(order);
  return {
    samples: new Int32Array(new SharedArrayBuffer(samples * SAMPLE_WORDS * Int32Array.BYTES_PER_ELEMENT)),
    targets: new Float32Array(new SharedArrayBuffer(samples * Float32Array.BYTES_PER_ELEMENT)),
    order,
  };
}

/** 0, 1, 2 and so on. */
export function setInOrder(numbers: Uint32Array): void {
  for (let n = 0; n < numbers.length; n++) numbers[n] = n;
}

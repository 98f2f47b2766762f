import { QUEUE_LENGTH } from '../deck.ts';
import type { Power } from '../power.ts';

/** When another god would be discarded in one's turn, it may go back to the queue, or on the deck if that is full. */
export const hera: Power = {
  isRepeated: true,
  onDiscard: ({ turn }, { god }) => {
    // Whoever lends this power cannot be saved by it: otherwise it would come back for ever.
    const lender = turn.borrowed.find((lent) => lent.god === 'hera')?.lender;
    return god === lender ? [] : [{ kind: 'use', card: 'hera', god }];
  },
  carryOut: ({ queue }, { god }) => [
    { kind: 'god-returned', god: god!, to: queue.length < QUEUE_LENGTH ? 'queue' : 'deck' },
  ],
};

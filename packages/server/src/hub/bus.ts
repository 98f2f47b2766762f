/**
 * What processes say to each other: where something is new, and who is where. What is new is read from the store, so
 * nothing is lost with a word.
 */
export type Word =
  /** An entry has been written into the log of a table, or a line of its chat. */
  | { readonly kind: 'table' | 'chat'; readonly table: string }
  /** Lines have been written into a log of several players. */
  | { readonly kind: 'log'; readonly log: string }
  /** The list of open tables has changed. */
  | { readonly kind: 'lobby' }
  /** Somebody asks all others what they have to say of themselves: who has pages there, and how many watch what. */
  | { readonly kind: 'who' }
  | {
      readonly kind: 'here';
      readonly players: readonly string[];
      readonly watchers: readonly (readonly [table: string, count: number])[];
    }
  | { readonly kind: 'came' | 'went'; readonly player: string }
  /** Somebody has come to a table or left it; so many watch now. */
  | { readonly kind: 'watched'; readonly table: string; readonly count: number }
  /** A process stops. */
  | { readonly kind: 'gone' };

/** Whether there are no other processes, or they are heard, or words are being missed. */
export type BusState = 'alone' | 'joined' | 'lost';

/** Carries words between processes. */
export interface Bus {
  readonly state: BusState;
  publish(word: Word): void;
  /** Calls back with the words of others. */
  listen(heard: (word: Word, from: string) => void): void;
  /** Calls back when others are heard for the first time or again: words may have been missed. */
  onJoined(joined: () => void): void;
  close(): Promise<void>;
}

/** For one process: there is nobody to tell. */
export const NO_BUS: Bus = {
  state: 'alone',
  publish: () => undefined,
  listen: () => undefined,
  onJoined: () => undefined,
  close: async () => undefined,
};

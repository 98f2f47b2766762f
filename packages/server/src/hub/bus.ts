/** Carries between processes at which table or log something is new; what it is is read from the store. */
export interface Bus {
  publish(word: string): void;
  listen(heard: (word: string) => void): void;
  close(): Promise<void>;
}

/** For one process: there is nobody to tell. */
export const NO_BUS: Bus = {
  publish: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};

/** Carries word of new entries between processes; what they say is read from the store. */
export interface Bus {
  publish(table: string): void;
  listen(heard: (table: string) => void): void;
  close(): Promise<void>;
}

/** For one process: there is nobody to tell. */
export const NO_BUS: Bus = {
  publish: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
};

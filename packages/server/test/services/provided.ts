declare module 'vitest' {
  /** What is found once before all tests with services, by `scripts/services-setup.ts`. */
  interface ProvidedContext {
    /** The folder of PostgreSQL's programs. */
    postgres: string;
    /** The path of Redis' server. */
    redis: string;
  }
}

export {};

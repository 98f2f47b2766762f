/** What a measurement of the engine says. */
export interface BenchText {
  readonly position: (name: string, depth: string, nodes: string, speed: string) => string;
  readonly signature: (nodes: string, positions: string) => string;
  readonly speed: (speed: string) => string;
  readonly inSecond: (name: string, depth: string, speed: string) => string;
  readonly missed: (position: string, turn: string) => string;
  readonly solved: (solved: string, all: string, percent: string) => string;
  /** Why nothing can be measured; the subject is the file or its line. */
  readonly errors: Readonly<Record<'no-file' | 'bad-line' | 'no-net', (subject: string) => string>>;
}

/** Writes one number after the other. */
export class FeatureWriter {
  readonly values: number[] = [];

  one(value: number): void {
    this.values.push(value);
  }

  /** A number as shares of the marks between which it lies. */
  spread(marks: readonly number[], value: number): void {
    const within = Math.max(marks[0]!, Math.min(marks.at(-1)!, value));
    for (const [at, mark] of marks.entries()) {
      const below = marks[at - 1] ?? mark - 1;
      const above = marks[at + 1] ?? mark + 1;
      const share =
        within <= mark ? 1 - (mark - within) / (mark - below) : 1 - (within - mark) / (above - mark);
      this.values.push(Math.max(0, share));
    }
  }
}

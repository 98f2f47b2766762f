import { turnLength } from '@thera/santorini';

/** Integers of a line. */
const ROOM = 1024;

/** The principal variation at each ply of a search: turns one after the other. */
export class PrincipalVariation {
  private readonly data: Int32Array[] = [];
  private readonly sizes: number[] = [];

  constructor(plies: number) {
    for (let ply = 0; ply <= plies; ply++) {
      this.data.push(new Int32Array(ROOM));
      this.sizes.push(0);
    }
  }

  /** There is no line at a ply yet. */
  clear(ply: number): void {
    this.sizes[ply] = 0;
  }

  /** The line at a ply is this turn and what follows it. */
  extend(ply: number, turns: Int32Array, at: number): void {
    const line = this.data[ply]!;
    const next = this.data[ply + 1]!;
    const length = turnLength(turns[at]!);
    for (let i = 0; i < length; i++) line[i] = turns[at + i]!;
    const rest = Math.min(this.sizes[ply + 1]!, ROOM - length);
    for (let i = 0; i < rest; i++) line[length + i] = next[i]!;
    this.sizes[ply] = length + rest;
  }

  /** The turns of the line at a ply. */
  turns(ply: number): Int32Array[] {
    const line = this.data[ply]!;
    const turns: Int32Array[] = [];
    // A line that was too long for its room ends with the last whole turn.
    for (let at = 0, end = 0; at < this.sizes[ply]!; at = end) {
      end = at + turnLength(line[at]!);
      if (end > this.sizes[ply]!) break;
      turns.push(line.slice(at, end));
    }
    return turns;
  }
}

const TENTHS = 10;
/** Nobody is surer than this, so that a single surprise is no endless loss. */
const NEARLY = 1e-6;

/** What chances within one tenth, or all of them, promised, and what came of it. */
export interface Tenth {
  readonly positions: number;
  readonly games: number;
  /** Points of a position on average, as promised, and as games ended. */
  readonly expected: number;
  readonly observed: number;
  /** The standard error of the difference; games are independent, their positions are not. */
  readonly error: number;
}

/** Compares chances with how games ended. */
export class CalibrationTable {
  private readonly tallies: readonly Tally[] = Array.from({ length: TENTHS }, () => new Tally());
  private readonly all: Tally = new Tally();
  private logarithms = 0;

  /** Takes note of a chance and of the points, 0 to 1, that came of it. The positions of a game come one after the other. */
  add(chance: number, result: number, game: number): void {
    this.tallies[Math.min(TENTHS - 1, Math.floor(TENTHS * chance))]!.add(chance, result, game);
    this.all.add(chance, result, game);
    const open = Math.min(1 - NEARLY, Math.max(NEARLY, chance));
    this.logarithms -= result * Math.log(open) + (1 - result) * Math.log(1 - open);
  }

  /** From the least chance to the greatest. */
  get tenths(): readonly Tenth[] {
    return this.tallies.map((tally) => tally.tenth);
  }

  /** All of them together. */
  get whole(): Tenth {
    return this.all.tenth;
  }

  /** The logarithm of how unlikely results were, on average: the lower, the more chances know. */
  get loss(): number {
    return this.logarithms / this.whole.positions;
  }
}

class Tally {
  private positions = 0;
  private games = 0;
  private expected = 0;
  private observed = 0;
  private game: number | undefined;
  /** What the last game had more than expected, and the sum of the squares of that over the games before. */
  private surplus = 0;
  private squares = 0;

  add(chance: number, result: number, game: number): void {
    if (game !== this.game) {
      this.squares += this.surplus ** 2;
      this.surplus = 0;
      this.game = game;
      this.games++;
    }
    this.surplus += result - chance;
    this.positions++;
    this.expected += chance;
    this.observed += result;
  }

  get tenth(): Tenth {
    const { positions, games, expected, observed } = this;
    return {
      positions,
      games,
      expected: expected / positions,
      observed: observed / positions,
      error: Math.sqrt(this.squares + this.surplus ** 2) / positions,
    };
  }
}

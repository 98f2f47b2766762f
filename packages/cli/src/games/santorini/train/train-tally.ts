import {
  branchOf,
  gameOf,
  isOfGame,
  kindOf,
  outcomeOf,
  plyOf,
  powerAt,
  SAMPLE_WORDS,
  type SampleSource,
  ScaleFit,
  scoreOf,
  TRAINING_POWERS,
  WIN,
} from '@thera/engine';
import type { Power } from '@thera/santorini';

/** What has come of one net at so many positions a turn; of files that do not say so, together. */
export interface SourceTally {
  readonly source: SampleSource | undefined;
  positions: number;
  games: number;
  readonly fit: ScaleFit;
}

/** How many games the player won who began, the other, and nobody. */
export interface WinTally {
  first: number;
  second: number;
  nobody: number;
}

/** Counts samples of games of two. */
export class SampleTally {
  readonly bySource: Map<string, SourceTally> = new Map();
  readonly wins: Readonly<Record<'mortals' | 'powers', WinTally>> = {
    mortals: { first: 0, second: 0, nobody: 0 },
    powers: { first: 0, second: 0, nobody: 0 },
  };
  private readonly byPower: Map<number, number> = new Map(TRAINING_POWERS.map(({ number }) => [number, 0]));
  private lastLine = '';

  /** Takes samples in the order in which they lie in their file, which has this name. */
  add(samples: Int32Array, file: string, source: SampleSource | undefined): void {
    const name = source === undefined ? '' : `${source.generation}-${source.nodes}`;
    const tally = this.bySource.get(name) ?? { source, positions: 0, games: 0, fit: new ScaleFit() };
    this.bySource.set(name, tally);
    for (let at = 0; at < samples.length; at += SAMPLE_WORDS) {
      tally.positions++;
      if (isOfGame(samples, at)) tally.fit.add(scoreOf(samples, at), outcomeOf(samples, at) / WIN);
      for (const power of new Set([powerAt(samples, at, 0), powerAt(samples, at, 1)]))
        this.byPower.set(power, (this.byPower.get(power) ?? 0) + 1);
      const line = `${file} ${gameOf(samples, at)} ${branchOf(samples, at)}`;
      if (line === this.lastLine) continue;
      this.lastLine = line;
      tally.games++;
      this.addGame(samples, at);
    }
  }

  get positions(): number {
    return [...this.bySource.values()].reduce((sum, { positions }) => sum + positions, 0);
  }

  get games(): number {
    return [...this.bySource.values()].reduce((sum, { games }) => sum + games, 0);
  }

  /** The powers that come to be in force in training, and in how many positions they are, the rarest first. */
  powers(): readonly (readonly [Power, number])[] {
    return TRAINING_POWERS.map((power) => [power, this.byPower.get(power.number)!] as const).toSorted(
      ([, one], [, other]) => one - other,
    );
  }

  /** Players take turns, so the number of turns so far tells who began. */
  private addGame(samples: Int32Array, at: number): void {
    const wins = this.wins[kindOf(samples, at)];
    const points = outcomeOf(samples, at) / WIN;
    const began = plyOf(samples, at) % 2 === 0;
    if (points === 0.5) wins.nobody++;
    else if ((points === 1) === began) wins.first++;
    else wins.second++;
  }
}

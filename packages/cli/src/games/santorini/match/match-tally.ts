import {
  type Contest,
  estimateElo,
  FORFEITS,
  NO_PAIRS,
  type PairCounts,
  type SprtQuestion,
  sprt,
  withPair,
} from '@thera/engine';
import type { MatchText } from '@thera/texts/santorini';

/** What has been played so far. */
export class MatchTally {
  pairs: PairCounts = NO_PAIRS;
  private wins = 0;
  private losses = 0;
  private draws = 0;
  private readonly forfeits: [number, number] = [0, 0];

  /** Counts a game in which the first player had this side, and gives the player's points. */
  count({ winner, reason }: Contest, side: 0 | 1): number {
    if (winner === undefined) {
      this.draws++;
      return 0.5;
    }
    const hasWon = winner === side;
    if (hasWon) this.wins++;
    else this.losses++;
    if (FORFEITS.some((forfeit) => forfeit === reason)) this.forfeits[hasWon ? 1 : 0]++;
    return hasWon ? 1 : 0;
  }

  /** Counts a pair of games that brought so many points. */
  countPair(points: number): void {
    this.pairs = withPair(this.pairs, points);
  }

  /** How many pairs are complete. */
  get done(): number {
    return this.pairs.reduce((sum, count) => sum + count, 0);
  }

  /** Everything there is to say, a line each. */
  lines(texts: MatchText, question: SprtQuestion | undefined): string[] {
    const [one, other] = this.forfeits;
    return [
      texts.games(...asTexts(this.wins + this.losses + this.draws, this.wins, this.losses, this.draws)),
      texts.pairs(this.pairs.join(' ')),
      this.eloLine(texts),
      ...(question === undefined ? [] : this.testLines(texts, question)),
      ...(one + other === 0 ? [] : [texts.forfeits(String(one), String(other))]),
    ];
  }

  /** The same in one line. */
  brief(texts: MatchText, all: number): string {
    const score = `+${this.wins} −${this.losses} =${this.draws}`;
    return [texts.progress(String(this.done), String(all)), score, this.eloLine(texts)].join(' · ');
  }

  private eloLine(texts: MatchText): string {
    const { elo, least, most } = estimateElo(this.pairs);
    return texts.elo(signed(elo), signed(least), signed(most));
  }

  private testLines(texts: MatchText, question: SprtQuestion): string[] {
    const { ratio, lower, upper, answer } = sprt(this.pairs, question);
    const { elo0, elo1 } = question;
    return [
      texts.ratio(ratio.toFixed(2), lower.toFixed(2), upper.toFixed(2)),
      texts.answers[answer ?? 'open'](String(elo0), String(elo1)),
    ];
  }
}

const signed = (elo: number): string => (Math.round(elo) < 0 ? '−' : '+') + Math.abs(Math.round(elo));

function asTexts(...numbers: [number, number, number, number]): [string, string, string, string] {
  const [a, b, c, d] = numbers.map(String);
  return [a!, b!, c!, d!];
}

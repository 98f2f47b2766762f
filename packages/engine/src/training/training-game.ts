import { canWin, LINEUPS, type Position, type Power } from '@thera/rules';
import type { Dice } from '@thera/table';
import { isDecided } from '../score.ts';
import type { Finding, Limits, Searcher } from '../searching.ts';
import { afterTurn, DEEPEST, LONGEST_GAME, randomBeginning, winnerBy } from './random-beginning.ts';
import { SAMPLE_WORDS, sampleOf, setResult } from './sample.ts';
import { seal } from './sample-seal.ts';

/** How a training game is played. */
export interface TrainingGame {
  readonly cards: readonly Power[];
  /** Its number in the file that it is written to. */
  readonly number: number;
  readonly searcher: Searcher;
  /** Positions to look at for a turn. */
  readonly nodes: number;
  readonly dice: Dice;
  /** Somebody wants to stop: the game is thrown away. */
  readonly isStopped: () => boolean;
}

/** So many turns after those by chance, one in so many is not the best but one about as good. */
const VARIED_TURNS = 10;
const VARIED_ONE_IN = 4;
const VARIED_LINES = 4;
const ABOUT_AS_GOOD = 30;

/** Plays a game and gives its samples; undefined if it came to nothing, or somebody wanted to stop. */
export function playTrainingGame(game: TrainingGame): Int32Array | undefined {
  const { cards, dice, number, searcher, isStopped } = game;
  searcher.forget();
  const kept: Int32Array[] = [];
  const begun = randomBeginning(cards, dice);
  if (begun === undefined) return undefined;
  let { position } = begun;
  let { ply } = begun;
  const varied = ply + VARIED_TURNS;
  while (position.winner < 0 && ply < LONGEST_GAME) {
    if (isStopped()) return undefined;
    const { best, chosen } = search(game, position, ply < varied);
    if (chosen === undefined) return undefined;
    if (isDecided(best.score)) return withResult(kept, winnerBy(position, best.score));
    if (isQuiet(position))
      kept.push(sampleOf(position, { score: best.score, depth: best.depth, ply, game: number, branch: 0 }));
    position = afterTurn(position, chosen, dice);
    ply++;
  }
  return withResult(kept, position.winner);
}

/** The best that a search finds, and the turn to play: early in a game it may be another about as good. */
function search(
  { searcher, nodes, dice, isStopped }: TrainingGame,
  position: Position,
  mayVary: boolean,
): { best: Finding; chosen: Int32Array | undefined } {
  const varies = mayVary && dice.below(VARIED_ONE_IN) === 0;
  const limits: Limits = { depth: DEEPEST, nodes, isLate: isStopped, lines: varies ? VARIED_LINES : 1 };
  const lines: Finding[] = [];
  const best = searcher.search(position, limits, (finding) => {
    lines[finding.rank] = finding;
  });
  const good = lines.filter(
    ({ depth, score, line }) =>
      depth >= best.depth && line.length > 0 && Math.abs(best.score - score) <= ABOUT_AS_GOOD,
  );
  return { best, chosen: (varies && good.length > 0 ? dice.pick(good) : best).line[0] };
}

/** Whether a position is worth learning: nobody is about to win, and no turn is half done. */
function isQuiet(position: Position): boolean {
  if (position.prefix !== 0 || position.extra !== 0) return false;
  return !canWin(position) && !canWin(position, LINEUPS[position.lineup]!.next[position.turn]!);
}

function withResult(kept: readonly Int32Array[], winner: number): Int32Array {
  const samples = new Int32Array(kept.length * SAMPLE_WORDS);
  for (const [n, sample] of kept.entries()) {
    samples.set(sample, n * SAMPLE_WORDS);
    setResult(samples, n * SAMPLE_WORDS, winner);
  }
  seal(samples);
  return samples;
}

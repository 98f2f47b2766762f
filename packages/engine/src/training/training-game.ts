import {
  advance,
  awaitsReaction,
  canWin,
  chances,
  LINEUPS,
  listTurns,
  nextChoices,
  Position,
  type Power,
  play,
  type Stage,
  settle,
  TurnList,
  undrawnPlacing,
} from '@thera/rules';
import type { Dice } from '@thera/table';
import { drawIsDue } from '../draws.ts';
import { isDecided } from '../score.ts';
import type { Finding, Limits, Searcher } from '../searching.ts';
import { SAMPLE_WORDS, sampleOf, setResult } from './sample.ts';

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

const LEAST_RANDOM_TURNS = 2;
const MOST_RANDOM_TURNS = 6;
/** So many turns after those by chance, one in so many is not the best but one about as good. */
const VARIED_TURNS = 10;
const VARIED_ONE_IN = 4;
const VARIED_LINES = 4;
const ABOUT_AS_GOOD = 30;
/** A game this long has no winner. */
const LONGEST_GAME = 160;
const DEEPEST = 64;

/** Plays a game and gives its samples; undefined if it came to nothing, or somebody wanted to stop. */
export function playTrainingGame(game: TrainingGame): Int32Array | undefined {
  const { dice, number, searcher, isStopped } = game;
  searcher.forget();
  const kept: Int32Array[] = [];
  const begun = randomBeginning(game);
  if (begun === undefined) return undefined;
  let { position } = begun;
  let { ply } = begun;
  const varied = ply + VARIED_TURNS;
  while (position.winner < 0 && ply < LONGEST_GAME) {
    if (isStopped()) return undefined;
    const { best, chosen } = search(game, position, ply < varied);
    if (chosen === undefined) return undefined;
    if (isDecided(best.score)) return withResult(kept, winnerBy(position, best.score));
    if (isQuiet(position)) kept.push(sampleOf(position, { score: best.score, ply, game: number }));
    position = after(position, chosen, dice);
    ply++;
  }
  return withResult(kept, position.winner);
}

/** A game of two after workers were placed and some turns were made by chance. */
function randomBeginning({ cards, dice }: TrainingGame): { position: Position; ply: number } | undefined {
  let position = placedByChance(cards, dice);
  if (position === undefined) return undefined;
  const turns = LEAST_RANDOM_TURNS + dice.below(MOST_RANDOM_TURNS - LEAST_RANDOM_TURNS + 1);
  for (let ply = 0; ply < turns; ply++) {
    position = afterRandomTurn(position, dice);
    if (position === undefined) return undefined;
  }
  return { position, ply: turns };
}

function placedByChance(cards: readonly Power[], dice: Dice): Position | undefined {
  const placing = undrawnPlacing(cards, dice.below(cards.length));
  let stage: Stage = { ...placing, position: drawn(placing.position, dice) };
  while (stage.phase === 'place') {
    const steps: string[] = [];
    for (let open = nextChoices(stage, steps); open.length > 0; open = nextChoices(stage, steps))
      steps.push(dice.pick(open).step);
    const next = advance(stage, steps, (options) => dice.pick(options));
    if (!next.ok) throw new Error(`${steps.join(' ')} cannot be placed: ${next.error}`);
    stage = next.value;
  }
  if (stage.phase !== 'play' || stage.position.winner >= 0) return undefined;
  return isOpen(stage.position) ? stage.position : undefined;
}

/** Drawn powers may be secret ones. */
function isOpen({ lineup }: Position): boolean {
  return LINEUPS[lineup]!.plans.every(({ power }) => power.hides === null);
}

const turns = new TurnList();

/** A turn by chance that does not decide the game at once; undefined if there is none. */
function afterRandomTurn(position: Position, dice: Dice): Position | undefined {
  listTurns(position, turns);
  const starts = [...turns.starts()].map((at) => turns.turn(at));
  for (const turn of dice.shuffle(starts)) {
    const next = after(position, turn, dice);
    if (next.winner < 0 && (awaitsReaction(next) || !canWin(next))) return next;
  }
  return undefined;
}

/** The position after a turn, everything drawn that is due, and nobody to move who cannot. */
function after(position: Position, turn: Int32Array, dice: Dice): Position {
  const next = new Position();
  play(position, turn, 0, next);
  return settle(drawn(next, dice));
}

function drawn(position: Position, dice: Dice): Position {
  let settled = position;
  while (drawIsDue(settled)) settled = dice.pick(chances(settled));
  return settled;
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

/** The side that wins if a decided score comes true. */
function winnerBy({ lineup, turn }: Position, score: number): number {
  const { plans, next } = LINEUPS[lineup]!;
  return plans[score > 0 ? turn : next[turn]!]!.side;
}

function withResult(kept: readonly Int32Array[], winner: number): Int32Array {
  const samples = new Int32Array(kept.length * SAMPLE_WORDS);
  for (const [n, sample] of kept.entries()) {
    samples.set(sample, n * SAMPLE_WORDS);
    setResult(samples, n * SAMPLE_WORDS, winner);
  }
  return samples;
}

import type { Position, Power } from '@thera/santorini';
import type { Dice } from '@thera/table';
import { isDecided } from '../search/score.ts';
import type { Searcher } from '../search/searching.ts';
import { balancedBeginning } from './balanced-beginning.ts';
import { samplesOfLine, type TrainingLine } from './line-samples.ts';
import { afterTurn, type Beginning, LONGEST_GAME, winnerBy } from './random-beginning.ts';
import { seal } from './sample-seal.ts';
import { decideTurn, type TrainingTurn } from './training-turn.ts';

/** How a training game is played. */
export interface TrainingGame {
  readonly cards: readonly Power[];
  /** Its number in the files that it is written to. */
  readonly number: number;
  readonly searcher: Searcher;
  /** Positions to look at for a turn, at most. */
  readonly nodes: number;
  readonly dice: Dice;
  /** Somebody wants to stop: the game is thrown away. */
  readonly isStopped: () => boolean;
}

/** In so many turns after those by chance the best turn is not always played. */
const VARIED_TURNS = 10;

/**
 * Plays a game, and again from a turn on at which another one was about as good. Gives the samples of both; undefined if
 * it came to nothing, or somebody wanted to stop.
 */
export function playTrainingGame(game: TrainingGame): Int32Array | undefined {
  const { number, searcher, isStopped } = game;
  searcher.forget();
  const begun = balancedBeginning(game);
  if (begun === undefined) return undefined;
  const varied = begun.ply + VARIED_TURNS;
  const main = playOn(game, begun, 0, varied);
  const fork = main === undefined ? undefined : forkOf(main.turns, game.dice);
  const branch = fork === undefined ? undefined : playOn(game, fork, 1, varied);
  if (main === undefined || isStopped()) return undefined;
  const samples = Int32Array.from([
    ...samplesOfLine(main, number, 0),
    ...(branch === undefined ? [] : samplesOfLine(branch, number, 1)),
  ]);
  seal(samples);
  return samples;
}

/** Plays to the end, or until a search is certain of it; undefined if somebody wants to stop. */
function playOn(
  game: TrainingGame,
  begun: Beginning,
  branch: number,
  varied: number,
): TrainingLine | undefined {
  const turns: TrainingTurn[] = [];
  let position: Position = begun.position;
  for (let { ply } = begun; position.winner < 0 && ply < LONGEST_GAME; ply++) {
    const turn = decideTurn(game, position, ply, branch, ply < varied);
    if (turn === undefined) return undefined;
    if (isDecided(turn.score)) return { turns, winner: winnerBy(position, turn.score) };
    turns.push(turn);
    position = afterTurn(position, turn.chosen, game.dice);
  }
  return { turns, winner: position.winner };
}

/** Where a game might have gone another way, after the turn that was not made. */
function forkOf(turns: readonly TrainingTurn[], dice: Dice): Beginning | undefined {
  const forks = turns.flatMap((turn) => turn.others.map((other) => ({ turn, other })));
  if (forks.length === 0) return undefined;
  const { turn, other } = dice.pick(forks);
  return { position: afterTurn(turn.position, other, dice), ply: turn.ply + 1 };
}

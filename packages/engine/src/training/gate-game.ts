import type { Position, Power } from '@thera/santorini';
import type { Dice } from '@thera/table';
import { isDecided } from '../search/score.ts';
import type { Searcher } from '../search/searching.ts';
import {
  afterTurn,
  type Beginning,
  DEEPEST,
  LONGEST_GAME,
  randomBeginning,
  winnerBy,
} from './random-beginning.ts';

/** How two searchers are compared. */
export interface GatePair {
  readonly cards: readonly Power[];
  /** The one that has to show that it is better, and the other. */
  readonly searchers: readonly [Searcher, Searcher];
  readonly nodes: number;
  /** Fresh dice for the beginning (0) and for each of the two games (1): the same number, the same chance. */
  readonly diceFor: (number: number) => Dice;
  readonly isStopped: () => boolean;
}

/** Plays two games with the same beginning, each searcher on each side once. The points of the first, or undefined. */
export function playGatePair(pair: GatePair): number | undefined {
  const begun = randomBeginning(pair.cards, pair.diceFor(0));
  if (begun === undefined) return undefined;
  let points = 0;
  for (const side of [0, 1]) {
    const winner = playOn(pair, begun, side);
    if (winner === undefined) return undefined;
    points += winner < 0 ? 0.5 : winner === side ? 1 : 0;
  }
  return points;
}

/** Plays a game to its end, or until a search is certain of it; the first searcher plays for one side. */
function playOn(pair: GatePair, begun: Beginning, firstSide: number): number | undefined {
  const { searchers, nodes, isStopped } = pair;
  const dice = pair.diceFor(1);
  for (const searcher of searchers) searcher.forget();
  let { position } = begun;
  for (let { ply } = begun; position.winner < 0 && ply < LONGEST_GAME; ply++) {
    const isFirst = sideToMove(position) === firstSide;
    const limits = { depth: DEEPEST, nodes, isLate: isStopped, lines: 1 };
    const { score, line } = searchers[isFirst ? 0 : 1].search(position, limits);
    if (isStopped() || line[0] === undefined) return undefined;
    if (isDecided(score)) return winnerBy(position, score);
    position = afterTurn(position, line[0], dice);
  }
  return position.winner;
}

function sideToMove({ lineup, turn }: Position): number {
  return lineup.plans[turn]!.side;
}

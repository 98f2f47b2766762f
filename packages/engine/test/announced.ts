import { formatPosition, Position, play, settle, sideOfSeat } from '@thera/santorini';
import { unseenCrews } from '../src/decide/determinisation.ts';
import { HandCraftedEvaluator } from '../src/evaluation/hand-crafted-evaluator.ts';
import { AlphaBeta } from '../src/search/alpha-beta.ts';
import { outcomesOf } from '../src/search/chance-nodes.ts';
import { distanceOf, isDecided } from '../src/search/score.ts';
import type { Finding } from '../src/search/searching.ts';
import { isForced } from './is-forced.ts';
import { randomStage } from './random-stage.ts';
import { diceOf } from './self-play.ts';

/** What a game of a searcher against itself showed of the ends that it announced. */
export interface Announced {
  readonly wrong: readonly string[];
  readonly right: number;
  /** Too long to be checked. */
  readonly open: number;
}

const MOST_TURNS = 40;

/** Plays on from a random position, and checks every end that the searcher announces on the way. */
export function announcedEnds(
  powers: readonly string[],
  turns: number,
  nodes: number,
  seed: string,
): Announced {
  const stage = randomStage(powers, turns, seed);
  const wrong: string[] = [];
  let right = 0;
  let open = 0;
  if (stage?.phase !== 'play') return { wrong, right, open };
  // One small table for all sides, so that much is met again that was written for another purpose.
  const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 12 });
  const limits = { depth: 60, nodes, isLate: () => false, lines: 1 };
  let position = stage.position;
  for (let turn = 0; turn < MOST_TURNS && position.winner < 0; turn++) {
    const dice = diceOf(`announced ${seed}`, turn);
    position = settle(dice.pick(outcomesOf(position)));
    if (position.winner >= 0 || unseenCrews(position).length > 0) break;
    const own = sideOfSeat(position.lineup.seats, position.turn);
    const said: Finding[] = [];
    const { line } = searcher.search(position, { ...limits, lines: 1 + dice.below(2) }, (finding) => {
      if (isDecided(finding.score) && finding.rank === 1) said.push(finding);
    });
    for (const { score } of said.filter(({ score }, n) => score !== said[n - 1]?.score)) {
      const isTrue = isForced(position, own, score > 0, distanceOf(score));
      if (isTrue === undefined) open++;
      else if (isTrue) right++;
      else wrong.push(`seed ${seed}, turn ${turn}: ${score} is not so: ${formatPosition(position)}`);
    }
    if (line[0] === undefined) break;
    const after = new Position();
    play(position, line[0], 0, after);
    position = after;
  }
  return { wrong, right, open };
}

import { formatPosition, isOut, listTurns, Position, play, TurnList } from '@thera/santorini';
import { unseenCrews } from '../src/decide/determinisation.ts';
import { isChanceNode } from '../src/search/chance-nodes.ts';
import { INFINITY } from '../src/search/score.ts';
import { fullWidthSearch, minimax } from './minimax.ts';
import { randomStage } from './random-stage.ts';

/** Positions that plain minimax may look at for one answer. */
const MOST_LEAVES = 4_000;

/** Where a search that leaves nothing out finds something else than plain minimax in a random game. */
export function uneven(powers: readonly string[], turns: number, seed: string): readonly string[] {
  const stage = randomStage(powers, turns, seed);
  if (stage?.phase !== 'play' || isChanceNode(stage.position) || unseenCrews(stage.position).length > 0)
    return [];
  const { position } = stage;
  const { lineup } = position;
  // Of three, nobody thinks for one who is out.
  const sides = [...Array(lineup.sides).keys()].filter((side) => lineup.sides < 3 || !isOut(lineup, side));
  return sides.flatMap((own) => {
    const depth = depthFor(position);
    const found = fullWidthSearch(own).scoreOf(position, depth, -INFINITY, INFINITY);
    const expected = minimax(position, 1, depth, own, fullWidthSearch(own));
    return found === expected
      ? []
      : [`seed ${seed}, side ${own}, depth ${depth}: ${found}, not ${expected}: ${formatPosition(position)}`];
  });
}

/** As far as there are not too many positions: the second turn is counted by one example, the third guessed. */
function depthFor(position: Position): number {
  const list = new TurnList();
  listTurns(position, list);
  const first = list.count;
  if (first === 0) return 3;
  const after = new Position();
  play(position, list.data, 0, after);
  if (after.winner >= 0 || isChanceNode(after)) return first * first * 3 > MOST_LEAVES ? 1 : 2;
  listTurns(after, list);
  const two = first * Math.max(list.count, 1);
  return two > MOST_LEAVES ? 1 : two * first > MOST_LEAVES ? 2 : 3;
}

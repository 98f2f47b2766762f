import { awaitsChance, chances } from './chance.ts';
import { listTurns } from './generator/generate.ts';
import { TurnList } from './generator/turn-list.ts';
import { leave } from './leaving.ts';
import { play } from './play.ts';
import { Position } from './position.ts';
import { lengthOf } from './steps.ts';

/**
 * Counts distinct results `depth` turns ahead. A finished game is a leaf and counts once; of three players one who has
 * no turn leaves and the next goes on at the same depth; what chance decides counts once for each outcome.
 */
export function perft(position: Position, depth: number): number {
  return count(position, depth, 0);
}

const lists: TurnList[] = [];
const children: Position[] = [];

function count(position: Position, depth: number, ply: number): number {
  if (depth === 0 || position.winner >= 0) return 1;
  if (awaitsChance(position)) return countChances(position, depth, ply);
  if (lists[ply] === undefined) {
    lists.push(new TurnList());
    children.push(new Position());
  }
  const list = lists[ply]!;
  const child = children[ply]!;
  listTurns(position, list);
  if (list.count === 0) return count(leave(position, position.turn), depth, ply);
  let total = 0;
  for (let at = 0; at < list.size; at += lengthOf(list.data[at]!)) {
    play(position, list.data, at, child);
    total += depth === 1 ? 1 : count(child, depth - 1, ply + 1);
  }
  return total;
}

function countChances(position: Position, depth: number, ply: number): number {
  let total = 0;
  for (const drawn of chances(position)) total += count(drawn, depth, ply);
  return total;
}

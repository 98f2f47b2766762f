import { leave, listTurns, Position, play, TurnList } from '@thera/santorini';
import type { Dice } from '@thera/table';
import { isChanceNode, outcomesOf } from '../src/search/chance-nodes.ts';
import { randomStage } from './random-stage.ts';
import { diceOf } from './self-play.ts';

/** The positions of a random game of these powers, from the first turn on, so many at most. */
export function randomLine(powers: readonly string[], plies: number, seed: string): readonly Position[] {
  const stage = randomStage(powers, 0, seed);
  if (stage?.phase !== 'play') return [];
  const dice = diceOf(`line ${seed}`);
  const line = [stage.position];
  while (line.length < plies && line.at(-1)!.winner < 0) line.push(next(line.at(-1)!, dice));
  return line;
}

function next(position: Position, dice: Dice): Position {
  if (isChanceNode(position)) return dice.pick(outcomesOf(position));
  const turns = new TurnList();
  listTurns(position, turns);
  if (turns.count === 0) return leave(position, position.turn);
  const child = new Position();
  play(position, turns.data, dice.pick([...turns.starts()]), child);
  return child;
}

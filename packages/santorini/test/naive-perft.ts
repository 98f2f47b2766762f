import { awaitsChance, chances } from '../src/chance.ts';
import { leave } from '../src/leaving.ts';
import { formatPosition } from '../src/notation/format-position.ts';
import { naiveResults } from './naive/results.ts';
import { positionOf } from './random-start.ts';

/** Counts results as the naive rules have them; draws and leaving are not theirs to decide. */
export function naivePerft(text: string, depth: number): number {
  const position = positionOf(text);
  if (depth === 0 || position.winner >= 0) return 1;
  if (awaitsChance(position)) return sum(chances(position).map(formatPosition), depth);
  const results = naiveResults(text);
  if (results.size === 0) return naivePerft(formatPosition(leave(position, position.turn)), depth);
  return depth === 1 ? results.size : sum([...results], depth - 1);
}

const sum = (texts: readonly string[], depth: number): number =>
  texts.reduce((total, text) => total + naivePerft(text, depth), 0);

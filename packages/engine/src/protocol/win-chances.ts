import { isDecided } from '../score.ts';

const SCALE = 400;

/** How likely who is to move wins, draws and loses, of a thousand. Nearly every game has a winner. */
export function winChances(score: number): readonly [number, number, number] {
  const wins = isDecided(score) ? (score > 0 ? 1000 : 0) : Math.round(1000 / (1 + Math.exp(-score / SCALE)));
  return [wins, 0, 1000 - wins];
}

import { type Calibration, winChance } from '../evaluation/win-chance.ts';
import { isDecided } from '../search/score.ts';

/** How likely who is to move wins, draws and loses, of a thousand. Nearly every game has a winner. */
export function winChances(score: number, calibration: Calibration): readonly [number, number, number] {
  const wins = isDecided(score) ? (score > 0 ? 1000 : 0) : Math.round(1000 * winChance(score, calibration));
  return [wins, 0, 1000 - wins];
}

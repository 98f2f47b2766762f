import { FEATURES } from '../net/features.ts';
import { scattered } from './shuffle.ts';
import { parameterCount } from './training-memory.ts';

/** Features that are active at once, about. */
const USUAL_FEATURES = 36;

/** Sets parameters to what training begins with, which a seed decides. Of the output rows only the common one counts yet. */
export function initialise(parameters: Float32Array, hidden: number, seed: number): void {
  const outputs = (FEATURES + 1) * hidden;
  const rest = outputs + 2 * hidden;
  for (let n = 0; n < parameterCount(hidden); n++) {
    const most = n < outputs ? Math.sqrt(1 / USUAL_FEATURES) : n < rest ? Math.sqrt(1 / hidden) / 2 : 0;
    parameters[n] = most * ((scattered(n, seed) / 2 ** 32) * 2 - 1);
  }
}

import { first, type Square, type Squares } from '../squares.ts';
import { PAIR, workerStep } from '../steps.ts';
import { emit } from './emitting.ts';
import type { Turn } from './turn.ts';

/** Names each of one's own workers, or `nobody` if there are none to name, with each of the others'. */
export function pairEach(t: Turn, own: Squares, nobody: Square): void {
  if (own === 0) pairWith(t, nobody);
  for (let rest = own; rest !== 0; rest &= rest - 1) pairWith(t, first(rest));
}

function pairWith(t: Turn, his: Square): void {
  const { token, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  for (let rest = t.others; rest !== 0; rest &= rest - 1) {
    const step = workerStep(PAIR, his, first(rest), 0);
    if (script === null || script.choose(t, step)) {
      t.token = his | (first(rest) << 5);
      t.write(step);
      emit(t);
    }
    t.token = token;
    t.length = length;
    if (script !== null) script.depth = depth;
  }
}

import type { Worker } from '../crew.ts';
import type { Draft } from '../draft.ts';
import { isFree } from '../entering.ts';
import { heightAt, isAsleep, standing, terrainIn } from '../field.ts';
import { force } from '../forcing.ts';
import type { State } from '../state.ts';
import { beyond, distance, OFF } from '../terrain.ts';

/** Whether a worker is beside the Sphinx. */
export const isBesideWorker = (state: State): boolean =>
  state.sphinx !== OFF && besideSphinx(state).length > 0;

const besideSphinx = (state: State): readonly Worker[] =>
  standing(state).filter((worker) => distance(terrainIn(state), state.sphinx, state.workers[worker]!) === 1);

/** Workers beside the Sphinx who stand on the ground are forced away, or cling on at the cost of a piece. */
export function roar(draft: Draft): void {
  if (draft.sphinx === OFF || isAsleep(draft, 'sphinx')) return;
  const heard = besideSphinx(draft).filter(
    (worker) => heightAt(draft, draft.workers[worker]!) === 0 && !isAsleep(draft, worker),
  );
  const clinging: Worker[] = [];
  for (const worker of heard) {
    const to = beyond(terrainIn(draft), draft.sphinx, draft.workers[worker]!);
    if (to !== undefined && isFree(draft, to)) force(draft, worker, to);
    else clinging.push(worker);
  }
  if (clinging.length > 0) draft.asks = [...draft.asks, { kind: 'cling', workers: clinging }];
}

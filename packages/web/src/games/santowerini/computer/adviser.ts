import type { State, Step } from '@thera/santowerini';
import { ThreadedOpponent } from '../../../computer/threaded-opponent.ts';
import type { Opponent } from '../../opponent.ts';

/** The computer plays no seat here: it says what it would do. */
export const spawnAdviser = (): Opponent<State, Step> =>
  new ThreadedOpponent(() => new Worker(new URL('./adviser-worker.ts', import.meta.url), { type: 'module' }));

import type { Step, View } from '@thera/prometheus';
import { ThreadedOpponent } from '../../../computer/threaded-opponent.ts';
import type { Opponent } from '../../opponent.ts';

/** The computer that plays any seat, and says what it would do. */
export const spawnOpponent = (): Opponent<View, Step> =>
  new ThreadedOpponent(
    () => new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' }),
  );

import { mustRest, ownWorkers, type Worker } from '../crew.ts';
import { isAsleep, squareOf } from '../field.ts';
import type { State } from '../state.ts';
import { OFF } from '../terrain.ts';
import type { WhyNotCode } from './code.ts';

/** Why a worker may not make the first move of the turn. */
export function whyNotMover(state: State, worker: Worker): WhyNotCode | undefined {
  if (squareOf(state, worker) === OFF) return 'not-on-map';
  if (isAsleep(state, worker)) return 'asleep';
  const { mover } = state.turn;
  if (mover !== null) return worker === mover ? undefined : 'mover-only';
  if (!ownWorkers(state).includes(worker)) return 'not-your-worker';
  if (!mustRest(state, worker)) return undefined;
  return state.setup.players === 1 ? 'same-colour-again' : 'wanderer-again';
}

/** Why a worker may not move now. */
export function whyNoMoveOf(state: State, worker: Worker): WhyNotCode | undefined {
  const { phase, mover } = state.turn;
  if (phase === 'start' || phase === 'before') return whyNotMover(state, worker);
  if (phase === 'moved') return worker === mover ? 'already-moved' : 'mover-only';
  return 'already-acted';
}

/** Why a worker may not build now. */
export function whyNoBuildOf(state: State, worker: Worker): WhyNotCode | undefined {
  const { phase, mover } = state.turn;
  if (phase === 'start' || phase === 'before') return whyNotMover(state, worker) ?? 'move-first';
  if (phase === 'built') return 'already-built';
  if (phase === 'acted') return 'already-acted';
  return mover === null || worker === mover ? undefined : 'mover-only';
}

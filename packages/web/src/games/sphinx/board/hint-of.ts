import type { LastTurn } from '@thera/board';
import { adviceInWords, turnInWords } from '@thera/play/sphinx';
import { type Advice, inProgress, OFF, type State, type Step } from '@thera/sphinx';
import type { SphinxText } from '@thera/texts/sphinx';
import type { Hint } from '../../game-client.ts';
import { workerLook } from './scene-of.ts';
import { traceOf } from './standing-scene.ts';

/** What the computer would do: in words, and as a trace on the board. */
export function hintOf(state: State, steps: readonly Step[], text: SphinxText): Hint<Step> {
  const trace = traceOf(state, inProgress(state, steps).happened);
  return {
    steps,
    words: turnInWords(state, steps, text),
    ...(trace === undefined ? {} : { trace: { ...trace, isHint: true } }),
  };
}

/** The same in three steps: what is short, where to look, a whole turn with its reason. */
export function adviceAsHint(state: State, advice: Advice, text: SphinxText): Hint<Step> {
  const { short, where, turn } = adviceInWords(state, advice, text);
  const { askWhere, askTurn } = text.hints;
  return {
    ...hintOf(state, advice.steps, text),
    words: turn,
    first: [
      { words: short, more: askWhere },
      { words: where, more: askTurn, trace: placeOf(state, advice) },
    ],
  };
}

/** The worker and the square that a hint is about, and nothing of what happens there. */
function placeOf(state: State, { worker, square }: Advice): LastTurn | undefined {
  if (worker === undefined) return undefined;
  const from = state.workers[worker]!;
  return {
    colour: workerLook(state, worker),
    arrows: [],
    left: from === OFF ? [] : [from],
    reached: [],
    built: square === undefined ? [] : [square],
    isHint: true,
  };
}

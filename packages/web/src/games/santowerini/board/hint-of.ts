import { reasonInWords } from '@thera/play/santowerini';
import { inProgress, reasonsFor, type State, type Step, squareName, turnFrom } from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import type { Hint } from '../../game-client.ts';
import { traceOf } from './standing-scene.ts';

/** What the computer would play, and why: in words, and as a trace on the board. */
export function hintOf(state: State, steps: readonly Step[], text: SantoweriniPlayText): Hint<Step> {
  const turn = turnFrom(state, steps);
  if (!turn.ok) return { steps, words: '' };
  const trace = traceOf(inProgress(state, steps).happened);
  const { from, to, on } = turn.value;
  const [reason] = reasonsFor(state, turn.value);
  return {
    steps,
    words: [
      text.hint.is(squareName(from), squareName(to), squareName(on)),
      reason === undefined ? '' : reasonInWords(reason, text.game),
    ]
      .filter(Boolean)
      .join(' '),
    ...(trace === undefined ? {} : { trace: { ...trace, isHint: true } }),
  };
}

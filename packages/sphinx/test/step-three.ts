import { diceFor, sha256 } from '@thera/table';
import { changeTurn, draftOf } from '../src/draft.ts';
import { proceed } from '../src/proceed.ts';
import type { State } from '../src/state.ts';

/** The state when the effects that end a turn have come, as far as nobody has to choose; the turn itself is left out. */
export function afterEffects(state: State): State {
  const draft = draftOf(state);
  changeTurn(draft, { phase: 'acted', stage: 'effects' });
  proceed(draft, diceFor(sha256, 'effects', 0));
  return draft;
}

import { powerOf } from './active.ts';
import { changeTurn, type Draft } from './draft.ts';
import { happen } from './happen.ts';
import type { Gem } from './riddle.ts';

/** What the Sphinx's Game brings once its colour stands. */
export function settleGame(draft: Draft, face: Gem): void {
  changeTurn(draft, { game: null });
  if (!draft.gems.includes(face)) {
    draft.asks = [...draft.asks, { kind: 'destroy' }];
    return;
  }
  happen(draft, { kind: 'gem-spent', gem: face });
  for (const { god, owner } of draft.held)
    if (owner === draft.turn.seat)
      for (const occurrence of powerOf(god).onGameWon?.(draft) ?? []) happen(draft, occurrence);
  draft.asks = [...draft.asks, { kind: 'gain', reason: { kind: 'game' } }];
}

import { activeCards, powerOf } from './active.ts';
import type { GainReason } from './ask.ts';
import { inBox } from './box.ts';
import { GOD_CARDS } from './cards/gods.ts';
import { end } from './destroying.ts';
import { changeTurn, type Draft } from './draft.ts';
import { standing, terrainIn } from './field.ts';
import { isMet } from './goals.ts';
import { happen } from './happen.ts';
import { countOf, type Piece } from './pieces.ts';
import type { HeldGod, State } from './state.ts';

/** Settles the next god whose pieces are all built; whether there was one. */
export function discardCleared(draft: Draft): boolean {
  const cleared = nextCleared(draft);
  if (cleared === undefined) return false;
  const { god } = cleared;
  changeTurn(draft, { spared: [...draft.turn.spared, god] });
  if (isQuestDone(draft, cleared)) {
    happen(draft, { kind: 'quest-done', god });
    pay(draft, GOD_CARDS[god].reward, { kind: 'quest', god });
  }
  const isSaved = activeCards(draft).some(
    ({ id, power }) => id !== god && (power.onDiscard?.(draft, cleared) ?? []).length > 0,
  );
  if (isSaved) draft.asks = [...draft.asks, { kind: 'discard', god }];
  else happen(draft, { kind: 'god-discarded', god });
  return true;
}

/** Who may save others from being discarded goes last. */
function nextCleared({ held, turn }: State): HeldGod | undefined {
  const cleared = held.filter(({ god, pieces }) => countOf(pieces) === 0 && !turn.spared.includes(god));
  return cleared.find(({ god }) => powerOf(god).onDiscard === undefined) ?? cleared[0];
}

/** A quest is done in its owner's turn by the one who used the power and cleared the card, unless the card says otherwise. */
function isQuestDone(state: State, held: HeldGod): boolean {
  const { quest, isQuestForAll } = powerOf(held.god);
  if (held.owner !== state.turn.seat && isQuestForAll !== true) return false;
  return quest === undefined ? state.turn.used.includes(held.god) : quest(state, held);
}

/** Blessing tokens with a worker on them are collected; for each a card goes on the god deck. */
export function collectTokens(draft: Draft): void {
  const feet = standing(draft).map((worker) => draft.workers[worker]!);
  for (const on of draft.tokens.filter((token) => feet.includes(token))) {
    happen(draft, { kind: 'token-collected', on });
    putBlessingOnDeck(draft);
  }
}

/** A blessing card goes on the god deck as long as there are any. */
export function putBlessingOnDeck(draft: Draft): void {
  const waiting = draft.deck.top.filter(({ kind }) => kind === 'unknown-blessing').length;
  if (draft.blessings.length > waiting)
    happen(draft, { kind: 'put-on-deck', card: { kind: 'unknown-blessing' } });
}

/** Everything that is true now is achieved together, and pays at once. */
export function checkObjectives(draft: Draft): void {
  const met = terrainIn(draft).riddle.objectives.filter(
    (objective, index) => !draft.achieved.includes(objective.tier) && isMet(draft, objective, index),
  );
  for (const { tier } of met) happen(draft, { kind: 'achieved', tier });
  if (met.some(({ ends }) => ends)) {
    end(draft, 'objective');
    return;
  }
  for (const { tier, reward } of met) {
    pay(draft, reward?.pieces ?? [], { kind: 'objective', tier });
    for (let card = 0; card < (reward?.blessing ?? 0); card++) putBlessingOnDeck(draft);
  }
}

function pay(draft: Draft, pieces: readonly (Piece | 'any')[], reason: GainReason): void {
  for (const piece of pieces)
    if (piece === 'any') draft.asks = [...draft.asks, { kind: 'gain', reason }];
    else if (inBox(draft, piece) > 0) happen(draft, { kind: 'gained', piece, reason });
}

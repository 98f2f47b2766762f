import { powerOf } from './active.ts';
import type { CardId } from './card.ts';
import { BLESSING_IDS, type BlessingId } from './cards/blessings.ts';
import type { Draft } from './draft.ts';
import { happen } from './happen.ts';
import type { Step, UseStep } from './step.ts';

/** Counts the use of cards: a god's for quests and charges, a blessing's by discarding it. */
export function markUsed(draft: Draft, cards: readonly CardId[] = []): void {
  for (const card of cards) {
    const isGoingOn = draft.turn.special === card;
    if (isGoingOn) continue;
    happen(draft, { kind: 'used', card });
    const lender = draft.turn.borrowed.find(({ god }) => god === card)?.lender;
    if (lender !== undefined && !draft.turn.used.includes(lender)) markUsed(draft, [lender]);
    if (isBlessing(card) && draft.queue.some((one) => one.kind === 'blessing' && one.blessing === card))
      spendBlessing(draft, card);
  }
}

const isBlessing = (card: CardId): card is BlessingId => BLESSING_IDS.some((blessing) => blessing === card);

function spendBlessing(draft: Draft, blessing: BlessingId): void {
  happen(draft, { kind: 'blessing-spent', blessing, isUsed: true });
  draft.asks = [...draft.asks, { kind: 'blessing', blessing }];
}

/** Uses a power that says itself what comes of it. A god that lends a power is used when that power is. */
export function use(draft: Draft, step: UseStep): void {
  const { card } = step;
  const occurrences = powerOf(card).carryOut?.(draft, step) ?? [];
  const isLending = occurrences.some(({ kind }) => kind === 'borrowed' || kind === 'omen-sought');
  if (!isLending || isBlessing(card)) markUsed(draft, [card]);
  for (const occurrence of occurrences) happen(draft, occurrence);
}

/** Lets follow what the cards by which a step was taken say. */
export function letFollow(draft: Draft, step: Step): void {
  for (const card of cardsOf(step)) {
    const { occurrences = [], asks = [], chances = [] } = powerOf(card).follows?.(draft, step) ?? {};
    for (const occurrence of occurrences) happen(draft, occurrence);
    draft.asks = [...draft.asks, ...asks];
    draft.chances = [...draft.chances, ...chances];
  }
}

function cardsOf(step: Step): readonly CardId[] {
  if (step.kind === 'use') return [step.card];
  return 'by' in step ? (step.by ?? []) : [];
}

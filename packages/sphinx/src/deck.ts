import type { Dice } from '@thera/table';
import { deckSize, type QueueCard } from './card.ts';
import { GOD_CARDS, GOD_TYPES, type GodId, type GodType } from './cards/gods.ts';
import type { Draft } from './draft.ts';
import { terrainIn } from './field.ts';
import { happen } from './happen.ts';
import type { State } from './state.ts';
import { ruleOf } from './terrain.ts';

/** How many cards lie in the queue as long as the deck has any. */
export const QUEUE_LENGTH = 3;

export const canReveal = ({ queue, deck }: State): boolean =>
  queue.length < QUEUE_LENGTH && deckSize(deck) > 0;

/** Fills the queue from the deck. */
export function fillQueue(draft: Draft, dice: Dice): void {
  while (canReveal(draft)) revealNext(draft, dice);
}

function revealNext(draft: Draft, dice: Dice): void {
  const { top, left, bottom } = draft.deck;
  const [first] = top;
  if (first?.kind === 'unknown-blessing') {
    const blessing = draft.setup.deal?.blessings?.[draft.dealt.blessings] ?? dice.pick(draft.blessings);
    happen(draft, { kind: 'revealed', card: { kind: 'blessing', blessing }, from: 'top' });
    return;
  }
  if (first !== undefined) {
    happen(draft, { kind: 'revealed', card: first, from: 'top' });
    return;
  }
  const pile = [...GOD_TYPES, 'any' as const].flatMap((type) =>
    Array<GodType | 'any'>(left[type]).fill(type),
  );
  if (pile.length > 0) {
    revealGod(draft, dice, pile);
    return;
  }
  const [lowest] = bottom;
  if (lowest !== undefined && lowest.kind !== 'unknown-blessing')
    happen(draft, { kind: 'revealed', card: lowest, from: 'bottom' });
}

function revealGod(draft: Draft, dice: Dice, pile: readonly (GodType | 'any')[]): void {
  const dealt = draft.setup.deal?.deck?.[draft.dealt.gods];
  const drawn = dealt === undefined ? dice.pick(pile) : undefined;
  const god = dealt ?? drawGod(draft, dice, drawn!);
  const { type } = GOD_CARDS[god];
  const from = drawn ?? (draft.deck.left[type] > 0 ? type : 'any');
  const isDark = ruleOf(terrainIn(draft), 'darkness') !== undefined;
  const card: QueueCard = isDark ? facedown(type, dealt, draft) : { kind: 'god', god };
  happen(draft, { kind: 'revealed', card, from });
}

function facedown(type: GodType, dealt: GodId | undefined, { dealt: { gods } }: Draft): QueueCard {
  return dealt === undefined ? { kind: 'facedown', type } : { kind: 'facedown', type, dealt: gods };
}

/** A god of a type that nobody has seen yet. */
export function drawGod(state: State, dice: Dice, type: GodType | 'any'): GodId {
  const isFit = (god: GodId): boolean =>
    type === 'any' ? spareOf(state, GOD_CARDS[god].type) > 0 : GOD_CARDS[god].type === type;
  return dice.pick(state.unseen.filter(isFit));
}

/** How many gods of a type nobody has seen besides those that the deck and facedown cards are sure to be. */
function spareOf({ unseen, deck, queue }: State, type: GodType): number {
  const hidden = [...queue, ...deck.top, ...deck.bottom].filter(
    (card) => card.kind === 'facedown' && card.type === type,
  ).length;
  return unseen.filter((god) => GOD_CARDS[god].type === type).length - deck.left[type] - hidden;
}

/** The god that a facedown card of the queue turns out to be. */
export function turnUp(draft: Draft, dice: Dice, slot: number): GodId {
  const card = draft.queue[slot]!;
  if (card.kind !== 'facedown') throw new Error('this card lies faceup');
  const dealt = card.dealt === undefined ? undefined : draft.setup.deal?.deck?.[card.dealt];
  const god = dealt ?? drawGod(draft, dice, card.type);
  happen(draft, { kind: 'turned-up', slot, god });
  return god;
}

/** A blue god that is not in the deck: the more of a type are in it, the less likely is one of that type. */
export function godOutsideDeck(state: State, dice: Dice): GodId | undefined {
  if (!hasGodOutsideDeck(state)) return undefined;
  const outside = GOD_TYPES.flatMap((type) => Array<GodType>(Math.max(0, spareOf(state, type))).fill(type));
  return drawGod(state, dice, dice.pick(outside));
}

/** Whether a blue god is left that nobody has seen and that is not in the deck. */
export const hasGodOutsideDeck = (state: State): boolean =>
  GOD_TYPES.reduce((sum, type) => sum + Math.max(0, spareOf(state, type)), 0) > state.deck.left.any;

import { BLESSING_IDS } from '../cards/blessings.ts';
import { GOD_CARDS } from '../cards/gods.ts';
import { PIECES } from '../pieces.ts';
import type { HeldGod, State } from '../state.ts';

/** Two running sums of 32 bits: states are told apart by the hundred thousand, and texts would take too long. */
class Digest {
  private one = 0x9e3779b9;
  private other = 0x85ebca6b;

  add(value: number): void {
    this.one = Math.imul(this.one ^ value, 0x01000193);
    this.other = Math.imul(this.other + value, 0xc2b2ae35) ^ (this.other >>> 15);
  }

  /** 53 bits, as many as a number holds. */
  get value(): number {
    return (this.one >>> 0) * 2 ** 21 + ((this.other ^ (this.other >>> 13)) & 0x1fffff);
  }
}

/** The same number for states that are the same for a plan. */
export function keyOf(state: State): number {
  const digest = new Digest();
  const { towers, king, sphinx, stockpile, turn } = state;
  for (let square = 0; square < towers.length; square++) digest.add(towers[square]!);
  addFeet(digest, state);
  digest.add(turn.seat);
  digest.add(king);
  digest.add(sphinx);
  for (const piece of PIECES) digest.add(stockpile[piece]);
  addCards(digest, state);
  digest.add(state.coins.length);
  digest.add(state.tokens.length);
  digest.add(state.flotsam.length);
  digest.add(state.gems.length);
  digest.add(state.destroyed);
  digest.add(state.health);
  digest.add(state.selected);
  digest.add(state.quests);
  digest.add(state.achieved.length);
  digest.add(state.lastFirst ?? -1);
  digest.add(state.lastCrew ?? -1);
  return digest.value;
}

/** Workers of a pair are alike. */
function addFeet(digest: Digest, { workers, setup }: State): void {
  const [a, b, c, d] = workers as readonly [number, number, number, number];
  const isEach = setup.players === 3;
  digest.add(isEach || a < b ? a : b);
  digest.add(isEach || a < b ? b : a);
  digest.add(isEach || c < d ? c : d);
  digest.add(isEach || c < d ? d : c);
}

/** In whatever order they lie. */
function addCards(digest: Digest, { held, queue }: State): void {
  let cards = 0;
  for (const one of held) cards = (cards + heldKey(one)) | 0;
  for (const card of queue)
    if (card.kind === 'god') cards = (cards + Math.imul(GOD_CARDS[card.god].number, 0x27d4eb2f)) | 0;
    else if (card.kind === 'blessing')
      cards = (cards + Math.imul(BLESSING_IDS.indexOf(card.blessing) + 50, 0x165667b1)) | 0;
  digest.add(cards);
  digest.add(queue.length);
}

function heldKey({ god, owner, pieces, charges, dreams }: HeldGod): number {
  let key = GOD_CARDS[god].number * 8 + owner;
  for (const piece of PIECES) key = key * 4 + pieces[piece];
  return Math.imul((key * 4 + (charges ?? 0)) * 4 + dreams, 0x2c1b3c6d);
}

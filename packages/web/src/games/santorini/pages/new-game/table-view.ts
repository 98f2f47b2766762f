import { type CardId, type Edition, POWER_IDS } from '@thera/santorini';
import type { ChoiceText, NewGameText } from '@thera/texts/santorini';
import { cardSentence, type Holder } from '../../play/card-sentence.ts';
import type { SantoriniPlan } from '../../tables/table-plan.ts';
import { cardIdOf } from './table-changes.ts';

/** What every part of the page needs: the table, a way to change it, and words. */
export interface TableView {
  readonly plan: SantoriniPlan;
  readonly change: (changed: (plan: SantoriniPlan) => SantoriniPlan) => void;
  readonly text: NewGameText;
  /** Whether others come from elsewhere, with names of their own. */
  readonly isOnline: boolean;
}

/** A power, or what will be dealt: its name, and what it does for whoever has it or against them. */
export function powerInWords(power: string, holder: Holder, edition: Edition, text: NewGameText): ChoiceText {
  if (power === 'simple') return text.dealtSimple;
  if (power === 'any') return text.dealtAny;
  if (power === 'dice') return text.fleeceAny;
  const id = CARD_IDS.find((known) => known === cardIdOf(power));
  if (id === undefined) return { name: power, sentence: '' };
  return { name: text.game.powers[id].name, sentence: cardSentence({ id, edition }, holder, text.game) };
}

const CARD_IDS: readonly CardId[] = ['mortal', ...POWER_IDS];

/** How the card of a seat is read: a computer's as an opponent's, unless only computers play. */
export function holderIn({ seats }: SantoriniPlan, seat: number): Holder {
  const hasPerson = seats.some(({ kind }) => kind === 'person');
  return hasPerson && seats[seat]!.kind === 'computer' ? 'theirs' : 'yours';
}

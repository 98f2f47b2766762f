import type { NewGameText } from '@thera/texts/santorini';
import type { SantoriniPlan } from '../../tables/table-plan.ts';
import { cardIdOf } from './table-changes.ts';

/** What every part of the page needs: the table, a way to change it, and words. */
export interface TableView {
  readonly plan: SantoriniPlan;
  readonly change: (changed: (plan: SantoriniPlan) => SantoriniPlan) => void;
  readonly text: NewGameText;
}

/** The name of a power, or of what will be dealt. */
export function powerName(power: string, text: NewGameText): string {
  if (power === 'simple') return text.dealtSimple.name;
  if (power === 'any' || power === 'dice') return text.dealtAny.name;
  const id = cardIdOf(power);
  return text.game.powers[id as keyof typeof text.game.powers]?.name ?? power;
}

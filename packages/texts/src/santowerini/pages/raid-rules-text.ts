import type { EnemyKind, Order } from '@thera/santowerini';
import type { TextFor } from '../../common/text-for.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SantoweriniText } from '../game-text.ts';

export interface RuleSection {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The rules on one page. */
export interface RaidRulesText {
  readonly title: string;
  readonly game: SantoweriniText;
  readonly back: string;
  readonly learn: string;
  readonly aim: RuleSection;
  readonly turn: RuleSection;
  readonly enemies: RuleSection;
  /** What is particular about each kind. */
  readonly kinds: TextFor<EnemyKind>;
  readonly table: { readonly title: string; readonly kind: string; readonly hits: string };
  readonly orders: RuleSection & { readonly each: TextFor<Order> };
  readonly landing: RuleSection;
  readonly scoring: RuleSection;
  readonly difficulty: RuleSection;
}

export const loadRaidRulesText: TextLoader<RaidRulesText> = textLoader({
  en: async () => (await import('../../en/santowerini/pages/rules.ts')).rules,
  es: async () => (await import('../../es/santowerini/pages/rules.ts')).rules,
});

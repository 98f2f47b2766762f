import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SphinxText } from '../game-text.ts';

/** What the rules are about, in the order in which they are told. */
export const SPHINX_RULE_SECTIONS = [
  'aim',
  'turn',
  'move',
  'gods',
  'game',
  'coins',
  'blessings',
  'map',
  'players',
  'end',
  'adventure',
] as const;
export type SphinxRuleSection = (typeof SPHINX_RULE_SECTIONS)[number];

/** The rules on one page. */
export interface SphinxRulesText {
  readonly game: SphinxText;
  readonly title: string;
  readonly back: string;
  /** Above the signs of the game. */
  readonly legend: string;
  readonly sections: Readonly<
    Record<SphinxRuleSection, { readonly title: string; readonly sentences: readonly string[] }>
  >;
}

export const loadSphinxRulesText: TextLoader<SphinxRulesText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/rules.ts')).rules,
  es: async () => (await import('../../es/sphinx/pages/rules.ts')).rules,
});

import { type TextLoader, textLoader } from '../../text-loader.ts';

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
  readonly title: string;
  readonly back: string;
  readonly sections: Readonly<
    Record<SphinxRuleSection, { readonly title: string; readonly sentences: readonly string[] }>
  >;
}

export const loadSphinxRulesText: TextLoader<SphinxRulesText> = textLoader({
  en: async () => (await import('../../en/sphinx/pages/rules.ts')).rules,
  es: async () => (await import('../../es/sphinx/pages/rules.ts')).rules,
});

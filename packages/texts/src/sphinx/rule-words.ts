import type { RiddleRule } from '@thera/sphinx';
import type { RiddleNames } from './riddle-names.ts';
import type { RuleText, RuleTexts } from './riddle-text.ts';

/** A special rule of a riddle in words. */
export function ruleWords(rule: RiddleRule, names: RiddleNames, rules: RuleTexts): RuleText {
  // The compiler does not see that a rule and the words for its kind belong together.
  const tell = rules[rule.kind] as (told: RiddleRule, names: RiddleNames) => RuleText;
  return tell(rule, names);
}

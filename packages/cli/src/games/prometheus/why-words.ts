import {
  explainArea,
  explainStep,
  explainUnit,
  type PrometheusAttempt,
  type PrometheusVoice,
  parseStepText,
} from '@thera/play/prometheus';
import { AREA_IDS, UNIT_IDS } from '@thera/prometheus';

/** Why what the words say cannot be done; undefined if it can, or if they say nothing. */
export function whyInWords(
  attempt: PrometheusAttempt,
  words: readonly string[],
  voice: PrometheusVoice,
): { readonly isUnderstood: boolean; readonly why: string | undefined } {
  const [word] = words;
  const area = AREA_IDS.find((id) => id === word);
  if (area !== undefined) return { isUnderstood: true, why: explainArea(attempt, area, voice) };
  const unit = UNIT_IDS.find((id) => id === word);
  if (unit !== undefined) return { isUnderstood: true, why: explainUnit(attempt, unit, voice) };
  const step = parseStepText(words.join(' '));
  if (!step.ok) return { isUnderstood: false, why: undefined };
  return { isUnderstood: true, why: explainStep(attempt, step.value, voice) };
}

import { type Act, powerOf } from '@thera/play/prometheus';
import type { StepKind } from '@thera/prometheus';
import type { PrometheusText } from '@thera/texts/prometheus';
import { actorOf, type Option } from './option.ts';

/** What an act is called: “Walk”, “Thunderbolt”. */
export function actName(act: Act, { actions, powers }: PrometheusText): string {
  const power = powerOf(act);
  return power === undefined ? actions.kinds[act as StepKind] : powers[power].name;
}

/** What would be done, and by whom: “Acamas · Attack”. */
export function deedInWords(option: Option, texts: PrometheusText): string {
  const actor = actorOf(option);
  return [actor && texts.units[actor].name, actName(option.act, texts)].filter(Boolean).join(' · ');
}

/** What would be done, and to whom: “Attack · Zeus”. */
export function optionInWords({ act, unit, area }: Option, texts: PrometheusText): string {
  const aim = unit === undefined ? area && texts.areas[area].name : texts.units[unit].name;
  return [actName(act, texts), aim].filter(Boolean).join(' · ');
}

import type { Advice, Reason, Risk, View } from '@thera/prometheus';
import { percentOf } from './forecast-words.ts';
import { areaName, capitalised, cardName, type PrometheusVoice, unitName } from './names.ts';
import { stepInWords } from './step-words.ts';

/** A hint in words: what the computer would do, and why. */
export interface AdviceWords {
  readonly play: string;
  readonly why: string;
}

export function adviceInWords(
  view: View,
  { steps, reasons, risks }: Advice,
  voice: PrometheusVoice,
): AdviceWords {
  const { hints } = voice.text;
  const [reason] = reasons;
  const [risk] = risks;
  const parts = [
    ...(reason === undefined ? [] : [reasonInWords(reason, voice)]),
    ...(risk === undefined ? [] : [riskInWords(risk, isNamedIn(reason, risk), voice)]),
  ];
  return {
    play: hints.would(steps.map((step) => stepInWords(view, step, voice)).join(' · ')),
    why: `${capitalised(parts.reduce((first, second) => hints.join(first, second)))}.`,
  };
}

/** Why, as a part of a sentence. */
export function reasonInWords(reason: Reason, voice: PrometheusVoice): string {
  const { hints, maps, terms } = voice.text;
  const { reasons } = hints;
  switch (reason.kind) {
    case 'wins':
      return reason.chance > 0.995 ? reasons.wins.surely : reasons.wins.maybe(percentOf(reason.chance));
    case 'calms':
    case 'enrages':
      return reasons[reason.kind](unitName(reason.unit, voice), reason.rage);
    case 'strikes': {
      const { unit, target, wounds, destroys } = reason;
      const { strikes } = reasons;
      return destroys >= 0.2
        ? strikes.destroys(unitName(unit, voice), unitName(target, voice), percentOf(destroys))
        : strikes.wounds(unitName(unit, voice), unitName(target, voice), terms.decimal(wounds));
    }
    case 'petrifies':
    case 'moves':
      return reasons[reason.kind](
        unitName(reason.unit, voice),
        unitName(reason.target, voice),
        percentOf(reason.chance),
      );
    case 'frees':
      return reasons.frees(unitName(reason.unit, voice), unitName(reason.friend, voice));
    case 'bars':
    case 'holds-back':
      return reasons[reason.kind](unitName(reason.unit, voice), unitName(reason.target, voice));
    case 'nears-exit':
    case 'nears-hound':
      return reasons[reason.kind](unitName(reason.unit, voice), Math.round(reason.after));
    case 'recovers':
    case 'escapes':
    case 'absorbs':
      return reasons[reason.kind](unitName(reason.unit, voice));
    case 'claims':
      return reasons.claims(unitName(reason.unit, voice), areaName(reason.area, voice));
    case 'enters':
      return reasons.enters(unitName(reason.unit, voice), maps[reason.map].on);
    case 'fetches':
    case 'spares':
      return reasons[reason.kind](cardName(reason.card, voice.text));
    case 'draws':
      return reasons.draws(reason.cards);
    case 'waits':
      return reasons.waits;
  }
}

/** Whether the reason has just named the unit that is at risk. */
const isNamedIn = (reason: Reason | undefined, { unit }: Risk): boolean =>
  reason !== undefined && 'unit' in reason && reason.unit === unit && !('target' in reason);

/** What speaks against it, as a part of a sentence. */
export function riskInWords(risk: Risk, isNamed: boolean, voice: PrometheusVoice): string {
  const { hints, terms } = voice.text;
  const { risks } = hints;
  const unit = unitName(risk.unit, voice);
  switch (risk.kind) {
    case 'struck-back':
    case 'exposed':
      return risks[risk.kind]({ unit, isNamed }, unitName(risk.by, voice), terms.decimal(risk.wounds));
    case 'net':
      return risks.net(areaName(risk.area, voice), percentOf(risk.chance));
  }
}

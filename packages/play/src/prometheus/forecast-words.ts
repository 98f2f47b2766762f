import {
  AREAS,
  type Modifier,
  POWER_IDS,
  type PowerId,
  TALENT_IDS,
  type TalentId,
  unitIn,
  type View,
} from '@thera/prometheus';
import type { Answer, Forecast } from './forecast.ts';
import { capitalised, type PrometheusVoice, unitList, unitName } from './names.ts';

/** A forecast in sentences: who against whom, where every number comes from, the chances, what may come back. */
export function forecastInWords(view: View, forecast: Forecast, voice: PrometheusVoice): readonly string[] {
  const { forecast: words } = voice.text;
  const { values } = forecast;
  const dice = words.diceAgainst(values.offence, values.defence);
  return [
    `${titleOf(forecast, voice)}: ${dice}.`,
    words.offenceIs(partsOf(view, forecast, 'offence', voice).join(', ')),
    words.defenceIs(partsOf(view, forecast, 'defence', voice).join(', ')),
    ...(forecast.petrifies === undefined ? values.woundModifiers : []).map((less) =>
      words.woundsLess(-less.by, sourceInWords(view, less, voice)),
    ),
    ...chancesInWords(forecast, voice),
    ...answersInWords(forecast, voice),
  ].map(capitalised);
}

/** “Hades attacks Cerberus”, with the power by which. */
export function titleOf({ blow }: Forecast, voice: PrometheusVoice): string {
  const { forecast, powers } = voice.text;
  const title = capitalised(forecast.title(unitName(blow.attacker, voice), unitName(blow.target, voice)));
  return blow.power === null ? title : forecast.titleBy(powers[blow.power].name, title);
}

/** Where a number comes from: the base first, then every modifier by name. */
export function partsOf(
  view: View,
  { values, blow }: Forecast,
  stat: 'offence' | 'defence',
  voice: PrometheusVoice,
): readonly string[] {
  const { forecast, powers } = voice.text;
  const isOffence = stat === 'offence';
  const base = isOffence ? values.baseOffence : values.baseDefence;
  const modifiers = isOffence ? values.offenceModifiers : values.defenceModifiers;
  const unit = unitName(isOffence ? blow.attacker : blow.target, voice);
  const isFixed = isOffence && blow.by === 'areaAttack' && blow.power !== null;
  const from = isFixed ? forecast.sources.fixed(powers[blow.power!].name) : forecast.sources.base(unit);
  const reached = modifiers.reduce((sum, { by }) => sum + by, base);
  const isCapped = reached !== (isOffence ? values.offence : values.defence);
  return [
    `${base} ${from}`,
    ...modifiers.map((modifier) => forecast.modifier(modifier.by, sourceInWords(view, modifier, voice))),
    ...(isCapped ? [forecast.sources.limit] : []),
  ];
}

/** What a modifier comes from, and whose that is. */
export function sourceInWords(view: View, { source, unit }: Modifier, voice: PrometheusVoice): string {
  const { forecast, talents, powers, terrain } = voice.text;
  const { sources } = forecast;
  const owner = unitName(unit, voice).name;
  switch (source) {
    case 'terrain':
    case 'stairs': {
      const { area } = unitIn(view, unit);
      return sources.terrain(area === null ? terrain.stairs.name : terrain[AREAS[area].terrain].name);
    }
    case 'net':
      return sources.net;
    case 'petrify':
      return sources.petrified;
    case 'prop':
      return sources.prop;
    case 'omphalos':
      return sources.omphalos;
    default:
      return sources.ability(isTalent(source) ? talents[source].name : powers[asPower(source)].name, owner);
  }
}

const isTalent = (source: string): source is TalentId => TALENT_IDS.some((id) => id === source);

function asPower(source: string): PowerId {
  const power = POWER_IDS.find((id) => id === source);
  if (power === undefined) throw new Error(`${source} is no source of modifiers`);
  return power;
}

/** A chance in whole per cent; what may happen is never 0, and what may fail never 100. */
export function percentOf(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent === 0 && chance > 0) return '<1';
  return percent === 100 && chance < 1 - 1e-9 ? '>99' : String(percent);
}

function chancesInWords(forecast: Forecast, { text, ...voice }: PrometheusVoice): readonly string[] {
  const { forecast: words, terms } = text;
  const { values, blow, average, atLeastOne, destroys, petrifies } = forecast;
  const target = unitName(blow.target, { text, ...voice });
  if (values.offence === 0) return [words.noDice];
  if (petrifies !== undefined) return [words.petrifies(target, percentOf(petrifies))];
  return [
    words.average(terms.decimal(average)),
    words.atLeastOne(percentOf(atLeastOne)),
    ...(destroys === 0 ? [] : [words.destroys(target, percentOf(destroys))]),
  ];
}

/** What may come back, each in a sentence with its condition. */
export function answersInWords({ answers, blow }: Forecast, voice: PrometheusVoice): readonly string[] {
  const { comesBack } = voice.text.forecast;
  if (answers.length === 0) return [comesBack.nothing];
  return answers.map((answer) => capitalised(answerInWords(answer, blow, voice)));
}

function answerInWords(answer: Answer, { target }: Forecast['blow'], voice: PrometheusVoice): string {
  const { comesBack } = voice.text.forecast;
  const unit = unitName(target, voice);
  switch (answer.kind) {
    case 'guard':
      return comesBack.guard(unitList(answer.guards, voice));
    case 'evade':
      return comesBack.evade(unit);
    case 'initiative':
    case 'retaliate': {
      const average = voice.text.terms.decimal(answer.average);
      return `${comesBack[answer.kind](unit, answer.dice, average)} ${comesBack.unseen(answer.unseen)}`;
    }
  }
}

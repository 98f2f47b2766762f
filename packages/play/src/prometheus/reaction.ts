import { type Ask, attackIn, blowOf, REACTION_ASKS, type UnitId, unitIn, type View } from '@thera/prometheus';
import { type Forecast, forecastOf } from './forecast.ts';
import { capitalised, cardName, type PrometheusVoice, unitName } from './names.ts';

type ReactionKind = 'guard' | 'evade' | 'initiative' | 'retaliate' | 'spring';

/** A question in somebody else's activation, with what it is about. */
export interface ReactionCard {
  readonly kind: ReactionKind;
  /** The attack that is coming, where one is. */
  readonly coming?: Forecast;
  /** What the answer would do, where it is an attack. */
  readonly answer?: Forecast;
  /** What would come instead, for each who could guard. */
  readonly instead: readonly { readonly guard: UnitId; readonly forecast: Forecast }[];
  /** Whose card the answer takes. */
  readonly card?: UnitId | 'artOfWar';
}

/** The question that is asked now, if it is one in somebody else's activation. */
export function reactionIn(view: View): ReactionCard | undefined {
  const { ask } = view;
  if (ask === null || !isReaction(ask)) return undefined;
  if (ask.kind === 'spring')
    return {
      kind: 'spring',
      answer: normalForecast(view, ask.unit, ask.target),
      instead: [],
      card: ask.unit,
    };
  const attack = attackIn(view);
  if (attack === undefined) return undefined;
  const { attacker, target } = attack;
  const back = (): Forecast => normalForecast(view, target, attacker);
  switch (ask.kind) {
    case 'guard':
      return {
        kind: 'guard',
        coming: forecastOf(view, attack),
        instead: ask.units.map((guard) => ({
          guard,
          forecast: forecastOf(view, { ...attack, target: guard }),
        })),
      };
    case 'evade':
      return { kind: 'evade', coming: forecastOf(view, attack), instead: [], card: 'artOfWar' };
    case 'initiative':
      return {
        kind: 'initiative',
        coming: forecastOf(view, attack),
        answer: back(),
        instead: [],
        card: target,
      };
    case 'retaliate':
      return { kind: 'retaliate', answer: back(), instead: [], card: target };
  }
}

/** A normal attack of one unit on another, as they stand. */
const normalForecast = (view: View, attacker: UnitId, target: UnitId): Forecast =>
  forecastOf(view, blowOf(view, unitIn(view, attacker), { target }));

const isReaction = (ask: Ask): ask is Extract<Ask, { kind: ReactionKind }> =>
  REACTION_ASKS.includes(ask.kind);

/** The card in words: title, what comes, what the answer does and costs. */
export function reactionInWords(
  { kind, coming, answer, instead, card }: ReactionCard,
  voice: PrometheusVoice,
): { readonly title: string; readonly lines: readonly string[] } {
  const { reactions: words, terms } = voice.text;
  const average = ({ average: wounds }: Forecast): string => terms.decimal(wounds);
  const lines = [
    ...(coming === undefined
      ? []
      : [
          words.coming(
            unitName(coming.blow.attacker, voice),
            unitName(coming.blow.target, voice),
            average(coming),
          ),
        ]),
    ...instead.map(({ guard, forecast }) => words.instead(unitName(guard, voice), average(forecast))),
    ...(answer === undefined
      ? []
      : [words.odds(answer.values.offence, answer.values.defence, average(answer))]),
    card === undefined ? words.costsNothing : words.costs(cardName(card, voice.text)),
  ];
  return { title: words.titles[kind], lines: lines.map(capitalised) };
}

/** Whether the answer is worth it by the numbers alone: what a button does when nothing else is said. */
export function isAdvised({ kind, coming, answer, instead }: ReactionCard): boolean {
  switch (kind) {
    case 'guard':
      return instead.some(({ forecast }) => isGentler(forecast, coming));
    case 'evade':
      return coming !== undefined && (coming.destroys > 0.1 || coming.average >= 1.5);
    case 'initiative':
    case 'retaliate':
    case 'spring':
      return answer !== undefined && answer.average >= 0.5;
  }
}

function isGentler(forecast: Forecast, coming: Forecast | undefined): boolean {
  return (
    coming !== undefined && forecast.destroys <= coming.destroys && forecast.average < coming.average - 0.3
  );
}

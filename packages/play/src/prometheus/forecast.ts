import {
  type Blow,
  countOf,
  type Forecast as Foreseen,
  forecastBlow,
  type UnitId,
  unitIn,
  type Values,
  type View,
} from '@thera/prometheus';

/** What an attack would do with the dice played automatically. */
export interface Forecast {
  readonly blow: Blow;
  readonly values: Values;
  /** The chance of so many wounds, from none on; more than the target has left count as that many. */
  readonly wounds: readonly number[];
  readonly average: number;
  readonly atLeastOne: number;
  readonly destroys: number;
  /** The chance that the target is turned to stone, where that is the aim. */
  readonly petrifies?: number;
  readonly answers: readonly Answer[];
}

/** What may come back. */
export type Answer =
  | { readonly kind: 'guard'; readonly guards: readonly UnitId[] }
  | { readonly kind: 'evade'; readonly unseen: number }
  | {
      readonly kind: 'initiative' | 'retaliate';
      readonly dice: number;
      readonly average: number;
      /** How many of the card that it takes are in a hand or deck that the onlooker does not see. */
      readonly unseen: number;
    };

/** The forecast of a blow as things stand. */
export function forecastOf(view: View, blow: Blow): Forecast {
  const foreseen = forecastBlow(view, blow);
  const { values, wounds, expectedWounds, destroys, petrifies } = foreseen;
  return {
    blow,
    values,
    wounds,
    average: expectedWounds,
    atLeastOne: 1 - wounds[0]!,
    destroys,
    ...(petrifies === undefined ? {} : { petrifies }),
    answers: answersTo(view, foreseen),
  };
}

/** What may be answered, for all that this onlooker can see. */
function answersTo(view: View, { blow, guards, mayEvade, answer }: Foreseen): readonly Answer[] {
  const { target } = blow;
  const answers: Answer[] = guards.length === 0 ? [] : [{ kind: 'guard', guards }];
  if (mayEvade)
    answers.push({
      kind: 'evade',
      unseen: unseenOf(view, target, 'artOfWar') + unseenOf(view, target, 'omphalos'),
    });
  if (answer === undefined) return answers;
  const { values, expectedWounds, isFirst } = answer;
  const kind = isFirst ? 'initiative' : 'retaliate';
  const unseen = unseenOf(view, target, target);
  return [...answers, { kind, dice: values.offence, average: expectedWounds, unseen }];
}

/** How many of a card the owner of a unit may hold; of an open hand, how many it holds. */
function unseenOf({ seats, ...view }: View, unit: UnitId, card: Parameters<typeof countOf>[1]): number {
  const { cards } = seats[unitIn({ seats, ...view }, unit).seat]!;
  return countOf(cards.kind === 'open' ? cards.hand : cards.unseen, card);
}

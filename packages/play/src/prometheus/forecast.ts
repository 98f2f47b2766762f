import {
  type Blow,
  type CardId,
  countOf,
  forecast,
  forecastBlow,
  type Forecast as Promised,
  type Step,
  type UnitId,
  unitIn,
  type Values,
  type View,
} from '@thera/prometheus';

/** What an attack would do with the dice played automatically, as the one who looks at it may know. */
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

/** The forecasts of a step of the activated unit, one for each whom it strikes; none if it is no attack. */
export function forecastsOf(now: View, step: Step): readonly Forecast[] {
  const attacker = now.activation?.unit;
  const isStrike = step.kind === 'attack' || step.kind === 'aerial' || step.kind === 'power';
  if (attacker === undefined || !isStrike) return [];
  return forecast(now, attacker, step).map((promised) => asSeen(now, promised));
}

/** The forecast of a blow as things stand. */
export const forecastOf = (view: View, blow: Blow): Forecast => asSeen(view, forecastBlow(view, blow));

function asSeen(view: View, promised: Promised): Forecast {
  const { blow, values, wounds, expectedWounds, destroys, petrifies } = promised;
  return {
    blow,
    values,
    wounds,
    average: expectedWounds,
    atLeastOne: 1 - wounds[0]!,
    destroys,
    ...(petrifies === undefined ? {} : { petrifies }),
    answers: answersIn(view, promised),
  };
}

function answersIn(view: View, { blow, guards, mayEvade, answer }: Promised): readonly Answer[] {
  const { target } = blow;
  const unseen = (...cards: readonly CardId[]): number =>
    cards.reduce((sum, card) => sum + unseenOf(view, target, card), 0);
  return [
    ...(guards.length === 0 ? [] : [{ kind: 'guard', guards } as const]),
    ...(mayEvade ? [{ kind: 'evade', unseen: unseen('artOfWar', 'omphalos') } as const] : []),
    ...(answer === undefined
      ? []
      : [
          {
            kind: answer.isFirst ? 'initiative' : 'retaliate',
            dice: answer.values.offence,
            average: answer.expectedWounds,
            unseen: unseen(target),
          } as const,
        ]),
  ];
}

/** How many of a card the owner of a unit may hold; of an open hand, how many it holds. */
function unseenOf(view: View, unit: UnitId, card: CardId): number {
  const { cards } = view.seats[unitIn(view, unit).seat]!;
  return countOf(cards.kind === 'open' ? cards.hand : cards.unseen, card);
}

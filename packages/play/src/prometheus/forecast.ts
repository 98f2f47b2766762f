import {
  type Blow,
  couldEvade,
  couldReact,
  couldStrikeFirst,
  countOf,
  guardsOf,
  POWERS,
  slainDice,
  successChances,
  UNITS,
  type UnitId,
  unitIn,
  type Values,
  type View,
  valuesOf,
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
  const values = valuesOf(view, blow);
  const { vit } = unitIn(view, blow.target);
  const successes = successChances(values.offence, values.defence, slainDice(view, blow));
  const wounds = woundChances(view, blow, values, successes);
  const needed = petrifyingSuccesses(blow);
  return {
    blow,
    values,
    wounds,
    average: wounds.reduce((sum, chance, count) => sum + chance * count, 0),
    atLeastOne: 1 - wounds[0]!,
    destroys: wounds[vit] ?? 0,
    ...(needed === undefined ? {} : { petrifies: sum(successes.slice(needed)) }),
    answers: answersTo(view, blow),
  };
}

const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

function woundChances(
  view: View,
  { target, power }: Blow,
  { woundModifiers }: Values,
  successes: readonly number[],
): readonly number[] {
  const { vit } = unitIn(view, target);
  const less = woundModifiers.reduce((all, { by }) => all + by, 0);
  const isHarmless =
    power !== null &&
    POWERS[power].effects.some((effect) => effect.op === 'attack' && effect.wounds === false);
  const wounds: number[] = [0];
  for (const [count, chance] of successes.entries()) {
    const dealt = isHarmless ? 0 : Math.min(vit, Math.max(0, count + less));
    wounds[dealt] = (wounds[dealt] ?? 0) + chance;
  }
  return Array.from(wounds, (chance) => chance ?? 0);
}

function petrifyingSuccesses({ power, target }: Blow): number | undefined {
  if (power === null) return undefined;
  for (const effect of POWERS[power].effects)
    if (effect.op === 'attack')
      for (const added of effect.after ?? [])
        if (added.op === 'token') return added.minSuccesses[UNITS[target].class];
  return undefined;
}

/** What may be answered, for all that this onlooker can see. */
function answersTo(view: View, blow: Blow): readonly Answer[] {
  const asked = { ...blow, reaction: null };
  const target = unitIn(view, blow.target);
  const guards = guardsOf(view, blow);
  const answers: Answer[] = guards.length === 0 ? [] : [{ kind: 'guard', guards }];
  if (couldEvade(view, asked))
    answers.push({
      kind: 'evade',
      unseen: unseenOf(view, blow.target, 'artOfWar') + unseenOf(view, blow.target, 'omphalos'),
    });
  const mayStrike = blow.range === '0' && blow.by !== 'areaAttack' && couldReact(view, target);
  if (!mayStrike) return answers;
  const back = valuesOf(view, { ...normalBack(blow) });
  const chances = successChances(back.offence, back.defence, slainDice(view, normalBack(blow)));
  const average = chances.reduce((all, chance, count) => all + chance * count, 0);
  const unseen = unseenOf(view, blow.target, blow.target);
  const kind = couldStrikeFirst(view, asked) ? 'initiative' : 'retaliate';
  return [...answers, { kind, dice: back.offence, average, unseen }];
}

const normalBack = ({ attacker, target, range }: Blow): Blow => ({
  attacker: target,
  target: attacker,
  by: 'normal',
  power: null,
  isAerial: false,
  hasProp: false,
  stones: 0,
  range,
});

/** How many of a card the owner of a unit may hold; of an open hand, how many it holds. */
function unseenOf({ seats, ...view }: View, unit: UnitId, card: Parameters<typeof countOf>[1]): number {
  const { cards } = seats[unitIn({ seats, ...view }, unit).seat]!;
  return countOf(cards.kind === 'open' ? cards.hand : cards.unseen, card);
}

import type { Blow } from './attack.ts';
import { blowOf } from './blow.ts';
import { areaBlow, targetsIn } from './combat/area-attack.ts';
import { couldEvade, couldStrikeFirst, guardsOf } from './combat/questions.ts';
import { slainDice } from './combat/rolling.ts';
import { throwPrice } from './combat/throwing.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { type Chances, meanOf } from './dice/after-fives.ts';
import { successChances } from './dice/chances.ts';
import { findUnit, unitIn } from './field.ts';
import { freshActivation } from './fresh.ts';
import { type Values, valuesOf } from './modifiers.ts';
import { attackEffect } from './powers/offensive.ts';
import { couldReact } from './reacting.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';

/** What the dice of a blow promise when they play themselves. */
export interface Prospect {
  readonly blow: Blow;
  /** Every modifier by name, dice and defence. */
  readonly values: Values;
  readonly successes: Chances;
  /** The chance of each number of wounds, up to the target's vitality. */
  readonly wounds: Chances;
  readonly expectedWounds: number;
  readonly destroys: number;
}

/** What an attack promises, and what may come of it for the attacker. */
export interface Forecast extends Prospect {
  /** How likely the target is petrified, where that is the aim. */
  readonly petrifies: number | undefined;
  /** Blanks that a throw takes; undefined if the target cannot be thrown. */
  readonly throwBlanks: number | undefined;
  /** Who may step in front, and whether the target may get out of the way. */
  readonly guards: readonly UnitId[];
  readonly mayEvade: boolean;
  /** The target's own blow, before or after, as it is now; only that its seat could hold the card is known. */
  readonly answer: (Prospect & { readonly isFirst: boolean }) | undefined;
}

/** A step that attacks somebody. */
export type Strike = Extract<Step, { kind: 'attack' | 'aerial' | 'power' }>;

/** What a strike of a unit that can make it promises against each of its targets. */
export function forecast(state: State, attacker: UnitId, strike: Strike): readonly Forecast[] {
  const mode = strike.kind === 'aerial' ? 'complex' : 'simple';
  const acts = state.activation?.unit === attacker && state.activation.mode === mode;
  const supposed = acts ? state : { ...state, activation: freshActivation(attacker, mode) };
  return blowsOf(supposed, attacker, strike).map((blow) => forecastBlow(supposed, blow));
}

/** The blows of a strike, one for each target. */
function blowsOf(state: State, id: UnitId, strike: Strike): readonly Blow[] {
  const attacker = findUnit(state, id);
  if (attacker === undefined || attacker.area === null) return [];
  const against = (target: UnitId | undefined, blow: Partial<Blow>): readonly Blow[] =>
    target === undefined || (findUnit(state, target)?.area ?? null) === null
      ? []
      : [blowOf(state, attacker, { target, ...blow })];
  switch (strike.kind) {
    case 'attack':
      return against(strike.target, { hasProp: strike.prop === true, stones: strike.stones ?? 0 });
    case 'aerial':
      return against(strike.target, { isAerial: true });
    case 'power': {
      const { power, unit, area, stones = 0 } = strike;
      const effect = attackEffect(power);
      if (effect?.op === 'attack') return against(unit, { by: 'singlePower', power, stones });
      if (effect === undefined || area === undefined) return [];
      return targetsIn(state, attacker, area).map((target) =>
        areaBlow(state, { attacker: id, power, area }, target),
      );
    }
  }
}

/** What a blow promises as things stand. */
export function forecastBlow(state: State, blow: Blow): Forecast {
  const prospect = prospectOf(state, blow);
  const question = { ...blow, reaction: null };
  return {
    ...prospect,
    petrifies: petrifyChance(blow, prospect.successes),
    throwBlanks: throwPrice(state, blow),
    guards: guardsOf(state, blow),
    mayEvade: couldEvade(state, question),
    answer: answerTo(state, blow, couldStrikeFirst(state, question)),
  };
}

function prospectOf(state: State, blow: Blow): Prospect {
  const values = valuesOf(state, blow);
  const successes = successChances(values.offence, values.defence, slainDice(state, blow));
  const wounds = woundChances(blow, values, { successes, vit: unitIn(state, blow.target).vit });
  return {
    blow,
    values,
    successes,
    wounds,
    expectedWounds: meanOf(wounds),
    destroys: wounds[unitIn(state, blow.target).vit] ?? 0,
  };
}

/** Successes less what reduces them, and no more than there is vitality. */
function woundChances(
  { power }: Blow,
  { woundModifiers }: Values,
  { successes, vit }: { readonly successes: Chances; readonly vit: number },
): Chances {
  const effect = power === null ? undefined : attackEffect(power);
  if (effect?.op === 'attack' && effect.wounds === false) return [1];
  const less = woundModifiers.reduce((sum, { by }) => sum + by, 0);
  const chances = Array<number>(Math.min(vit, successes.length - 1) + 1).fill(0);
  for (const [number, chance] of successes.entries())
    chances[Math.max(0, Math.min(vit, number + less))]! += chance;
  return chances;
}

function petrifyChance({ power, target }: Blow, successes: Chances): number | undefined {
  const effect = power === null ? undefined : attackEffect(power);
  const token = effect?.op === 'attack' ? effect.after?.find(({ op }) => op === 'token') : undefined;
  if (token?.op !== 'token') return undefined;
  return successes.slice(token.minSuccesses[UNITS[target].class]).reduce((sum, chance) => sum + chance, 0);
}

/** The blow that the target may strike itself. */
function answerTo(state: State, { attacker, target, by, range }: Blow, isFirst: boolean): Forecast['answer'] {
  if (by === 'areaAttack' || range !== '0' || !couldReact(state, unitIn(state, target))) return undefined;
  const blow = blowOf(state, unitIn(state, target), { target: attacker, range: '0' });
  return { ...prospectOf(state, blow), isFirst };
}

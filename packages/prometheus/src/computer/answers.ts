import type { Seat } from '@thera/table';
import type { Ask } from '../ask.ts';
import type { Attack } from '../attack.ts';
import { handOf } from '../cards.ts';
import { bloodlustAreas, pushAreasOf } from '../combat/aftermath.ts';
import { targetsLeft } from '../combat/area-attack.ts';
import { otherTargets } from '../combat/questions.ts';
import { throwAreas } from '../combat/throwing.ts';
import type { AreaId } from '../data/area-ids.ts';
import type { CardId } from '../data/cards.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { attackIn, unitIn } from '../field.ts';
import { exitDistance } from '../geometry.ts';
import { valuesOf } from '../modifiers.ts';
import { isHeldBack } from '../moving.ts';
import { countOf, kindsIn } from '../pile.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { whyNot } from '../why-not/why-not.ts';
import { expectedWounds } from './expected-wounds.ts';
import { cardWorth } from './judgement.ts';
import { placeWorth } from './place-worth.ts';
import { woundWorth } from './wound-worth.ts';

/** Questions that are answered at once, by what an answer promises. */
export type QuickAsk = Exclude<Ask, { kind: 'draft' | 'place' | 'tokens' | 'turn' | 'activation' }>;

const NO: Step = { kind: 'no' };
const AUTO: Step = { kind: 'auto' };

/** What guarding must save, and what striking back must promise; more for a god's last card. */
const GUARD_GAIN = 10;
const REACTION_GAIN = 8;
const LAST_CARD_GAIN = 30;
/** Who loses so much of what is left of it evades. */
const EVADE_SHARE = 1.5;

/** The answer of the one who is asked. */
export function answer(state: State, ask: QuickAsk): Step {
  switch (ask.kind) {
    case 'guard':
      return answerGuard(state, ask.units);
    case 'evade':
      return answerEvade(state);
    case 'initiative':
    case 'retaliate':
      return answerReaction(state, ask.kind);
    case 'spring':
      return whyNot(state, { kind: 'spring' }) === undefined ? { kind: 'spring' } : NO;
    case 'retarget':
      return { kind: 'retarget', target: bestTarget(state, otherTargets(state, attackIn(state)!)) };
    case 'next':
      return { kind: 'next', target: nextTarget(state) };
    case 'throw':
      return toBestArea(state, 'throw', throwAreas(state, attackIn(state)!));
    case 'push':
      return toBestArea(state, 'push', pushAreasOf(state, attackIn(state)!));
    case 'bloodlust':
      return answerBloodlust(state);
    case 'discard':
      return { kind: 'discard', card: leastCard(state, ask.seat) };
    case 'slay':
    case 'dice':
    case 'lift':
      return AUTO;
  }
}

/** What the attack that is being made promises if it hits this unit. */
function promise(state: State, attack: Attack, target: UnitId): number {
  const { offence, defence } = valuesOf(state, { ...attack, target });
  return woundWorth(unitIn(state, target), expectedWounds(offence, defence));
}

function answerGuard(state: State, units: readonly UnitId[]): Step {
  const attack = attackIn(state)!;
  const harm = promise(state, attack, attack.target);
  let best: UnitId | undefined;
  let gain = GUARD_GAIN;
  for (const unit of units) {
    const saved = harm - promise(state, attack, unit);
    if (saved <= gain) continue;
    gain = saved;
    best = unit;
  }
  return best === undefined ? NO : { kind: 'guard', unit: best };
}

function answerEvade(state: State): Step {
  if (whyNot(state, { kind: 'evade' }) !== undefined) return NO;
  const attack = attackIn(state)!;
  const { offence, defence } = valuesOf(state, attack);
  const { vit } = unitIn(state, attack.target);
  return expectedWounds(offence, defence) * EVADE_SHARE >= vit ? { kind: 'evade' } : NO;
}

function answerReaction(state: State, kind: 'initiative' | 'retaliate'): Step {
  if (whyNot(state, { kind }) !== undefined) return NO;
  const { attacker, target } = attackIn(state)!;
  const unit = unitIn(state, target);
  const { offence, defence } = valuesOf(state, {
    attacker: target,
    target: attacker,
    by: 'normal',
    power: null,
    isAerial: false,
    hasProp: false,
    stones: 0,
    range: '0',
  });
  const isLast = UNITS[target].class === 'god' && countOf(handOf(state, unit.seat), target) < 2;
  const gain = woundWorth(unitIn(state, attacker), expectedWounds(offence, defence));
  return gain > (isLast ? LAST_CARD_GAIN : REACTION_GAIN) ? { kind } : NO;
}

function bestTarget(state: State, targets: readonly UnitId[]): UnitId {
  const attack = attackIn(state)!;
  return most(targets, (target) => promise(state, attack, target))!;
}

function nextTarget(state: State): UnitId {
  const task = state.tasks.at(-1);
  if (task?.kind !== 'area-attack') throw new Error('no area is attacked');
  return most(targetsLeft(state, task), (target) => woundWorth(unitIn(state, target), 1))!;
}

/** Where the one who is moved is worst off; nowhere if it is well off everywhere. */
function toBestArea(state: State, kind: 'throw' | 'push', areas: readonly AreaId[]): Step {
  const { target } = attackIn(state)!;
  const area = most(areas, (there) => placeWorth(state, target, there));
  return area !== undefined && placeWorth(state, target, area) > 0.5 ? answerTo(kind, area) : NO;
}

const answerTo = (kind: 'throw' | 'push', area: AreaId): Step =>
  kind === 'throw' ? { kind, area } : { kind, area };

/** Nearer to the exit, unless somebody holds it. */
function answerBloodlust(state: State): Step {
  const attack = attackIn(state)!;
  const unit = unitIn(state, attack.attacker);
  if (isHeldBack(state, unit, unit.area!, 'walk')) return NO;
  const area = most(bloodlustAreas(state, attack), (there) => -exitDistance(there));
  return area !== undefined && exitDistance(area) < exitDistance(unit.area!)
    ? { kind: 'bloodlust', area }
    : NO;
}

function leastCard(state: State, seat: Seat): CardId {
  return most(kindsIn(handOf(state, seat)), (card) => -cardWorth(state, card))!;
}

/** The item with the highest value, the first of several. */
function most<T>(items: readonly T[], value: (item: T) => number): T | undefined {
  let best = items[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const now = value(item);
    if (now > highest) {
      highest = now;
      best = item;
    }
  }
  return best;
}

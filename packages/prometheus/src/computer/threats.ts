import type { Seat } from '@thera/table';
import { UNIT_IDS } from '../data/units.ts';
import type { State } from '../state.ts';
import { blowBy } from './danger.ts';
import { CALMERS, CLASS_OF, HOUND, LEAVERS } from './figures.ts';
import { canRunOut, canWalkTo } from './short-ways.ts';
import { NOWHERE, type Survey } from './survey.ts';
import { chanceOfAtLeast, chanceTogether } from './wound-chances.ts';

/** How a seat could win in its turn with the cards that it holds, each from 0 to 1. */
export interface Threats {
  /** A god can leave without meeting a token, and only over tokens. */
  readonly leave: number;
  readonly leaveOverTokens: number;
  /** The hound can be calmed for good. */
  readonly calm: number;
  /** The chance to destroy a god of the other side, or the hound. */
  readonly kill: number;
  readonly killHound: number;
}

/** Units that a seat can activate, whether their card has to be looked for, and what it can pay. */
interface Force {
  readonly units: readonly number[];
  readonly searched: readonly boolean[];
  readonly artOfWar: number;
}

export function threatsOf(state: State, survey: Survey, seat: Seat): Threats {
  const force = forceOf(state, survey, seat);
  const side = state.seats[seat]!.side === 'blue' ? 0 : 1;
  let kill = 0;
  for (const unit of survey.present)
    if (CLASS_OF[unit] === 'god' && survey.side[unit] !== side)
      kill = Math.max(kill, killChance(survey, force, unit));
  const ready = force.units;
  const leavers = side === 1 ? ready.filter((unit) => LEAVERS.includes(unit)) : [];
  return {
    leave: leavers.some((unit) => canRunOut(survey, unit, false)) ? 1 : 0,
    leaveOverTokens: leavers.some((unit) => canRunOut(survey, unit, true)) ? 1 : 0,
    calm: side === 0 && canCalmAll(state, survey, force) ? 1 : 0,
    kill,
    killHound: side === 0 && survey.at[HOUND] !== NOWHERE ? killChance(survey, force, HOUND) : 0,
  };
}

/** Who can be activated: with a card in hand, or with one that is looked for in the deck. */
function forceOf(state: State, survey: Survey, seat: Seat): Force {
  const { cards } = state.seats[seat]!;
  if (cards.kind === 'hidden') return { units: [], searched: [], artOfWar: 0 };
  let artOfWar = 0;
  for (const card of cards.hand) if (card === 'artOfWar' || card === 'omphalos') artOfWar += 1;
  const units: number[] = [];
  const searched: boolean[] = [];
  for (const unit of survey.present) {
    const id = UNIT_IDS[unit]!;
    if (state.units[unit]!.seat !== seat) continue;
    const isHeld = cards.hand.includes(id);
    if (!isHeld && (artOfWar === 0 || !cards.deck.includes(id))) continue;
    units.push(unit);
    searched.push(!isHeld);
  }
  return { units, searched, artOfWar };
}

/** The chance that one attack or two destroy a unit. */
function killChance(survey: Survey, { units, searched, artOfWar }: Force, target: number): number {
  const vit = survey.vit[target]!;
  let best = 0;
  const blows = units.map((unit) => blowBy(survey, unit, target));
  for (const [one, first] of blows.entries()) {
    if (first === undefined) continue;
    best = Math.max(best, chanceOfAtLeast(vit, first));
    for (let other = one + 1; other < blows.length; other++) {
      const second = blows[other];
      const price = 1 + (searched[one] ? 1 : 0) + (searched[other] ? 1 : 0);
      if (second === undefined || price > artOfWar || (searched[one] && searched[other])) continue;
      best = Math.max(best, chanceTogether(vit, first, second));
    }
  }
  return best;
}

/** Whether the gods who can be activated calm the hound for good in one turn. */
function canCalmAll({ rage }: State, survey: Survey, { units, searched, artOfWar }: Force): boolean {
  const hound = survey.at[HOUND]!;
  if (hound === NOWHERE || rage > 2) return false;
  let ready = 0;
  let price = 0;
  for (const [at, unit] of units.entries()) {
    if (!CALMERS.includes(unit) || survey.isHeld[unit] === 1) continue;
    if (!canWalkTo(survey, unit, hound)) continue;
    ready += 1;
    price += searched[at] ? 1 : 0;
  }
  return ready >= rage && (rage === 1 || price + 1 <= artOfWar);
}

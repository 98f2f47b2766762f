import type { Seat } from '@thera/table';
import { UNIT_IDS, type UnitId } from '../data/units.ts';
import type { State } from '../state.ts';
import { dangerTo, worstFoe } from './danger.ts';
import { CALMERS, CLASS_OF, LEAVERS } from './figures.ts';
import type { Reason, Risk } from './reason.ts';
import { NOWHERE, Survey } from './survey.ts';
import { canLeave, NO_WAY, Ways } from './ways.ts';

/** Changes smaller than this are not worth a word: of ways, and of wounds. */
const SHORTER = 0.5;
const SAFER = 0.5;
/** So many wounds are worth a warning. */
const WARNING = 0.8;

/** A state and what is measured in it. */
interface Look {
  readonly survey: Survey;
  readonly toExits: Ways;
  readonly toHound: Ways;
}

function lookAt(state: State): Look {
  const survey = new Survey().read(state);
  const toExits = new Ways();
  const toHound = new Ways();
  toExits.toExits(survey);
  toHound.toHound(survey);
  return { survey, toExits, toHound };
}

/** What became better and what became more dangerous between two states, for the side of a seat, by who acted. */
export function changesBetween(
  before: State,
  after: State,
  { seat, actor }: { readonly seat: Seat; readonly actor: UnitId | undefined },
): { readonly reasons: readonly Reason[]; readonly risks: readonly Risk[] } {
  if (after.ending !== null || after.turn.number === 0) return { reasons: [], risks: [] };
  const looks: readonly [Look, Look] = [lookAt(before), lookAt(after)];
  const side = before.seats[seat]!.side === 'blue' ? 0 : 1;
  const ways =
    side === 1 ? shorterWays(looks, LEAVERS, 'nears-exit') : shorterWays(looks, CALMERS, 'nears-hound');
  const barred = side === 0 && actor !== undefined ? barredWays(looks, actor) : [];
  return { reasons: [...ways, ...barred, ...escapes(looks, side)], risks: exposures(looks, side, actor) };
}

const idOf = (unit: number): UnitId => UNIT_IDS[unit]!;

function wayOf({ survey, toExits, toHound }: Look, unit: number, kind: 'nears-exit' | 'nears-hound'): number {
  const at = survey.at[unit]!;
  return at === NOWHERE ? NO_WAY : (kind === 'nears-exit' ? toExits : toHound).lengths[at]!;
}

function shorterWays(
  [one, other]: readonly [Look, Look],
  units: readonly number[],
  kind: 'nears-exit' | 'nears-hound',
): readonly Reason[] {
  return units.flatMap((unit) => {
    const before = wayOf(one, unit, kind);
    const after = wayOf(other, unit, kind);
    return before < NO_WAY && after < before - SHORTER ? [{ kind, unit: idOf(unit), before, after }] : [];
  });
}

/** Gods of the other side for whom the way out became longer, or who can no longer leave at once. */
function barredWays([one, other]: readonly [Look, Look], unit: UnitId): readonly Reason[] {
  return LEAVERS.flatMap((leaver): readonly Reason[] => {
    const target = idOf(leaver);
    if (canLeave(one.survey, leaver) && !canLeave(other.survey, leaver))
      return [{ kind: 'holds-back', unit, target }];
    const before = wayOf(one, leaver, 'nears-exit');
    const after = wayOf(other, leaver, 'nears-exit');
    return after < NO_WAY && after > before + SHORTER ? [{ kind: 'bars', unit, target, before, after }] : [];
  });
}

const godsOf = ({ survey }: Look, side: number): readonly number[] =>
  survey.present.filter((unit) => survey.side[unit] === side && CLASS_OF[unit] === 'god');

function escapes([one, other]: readonly [Look, Look], side: number): readonly Reason[] {
  return godsOf(other, side).flatMap((unit): readonly Reason[] => {
    if (one.survey.at[unit] === NOWHERE) return [];
    const before = dangerTo(one.survey, unit);
    const after = dangerTo(other.survey, unit);
    return after < before - SAFER ? [{ kind: 'escapes', unit: idOf(unit), before, after }] : [];
  });
}

/** Who of the own gods, or who acted, can be hurt more than before. */
function exposures(
  [one, other]: readonly [Look, Look],
  side: number,
  actor: UnitId | undefined,
): readonly Risk[] {
  return other.survey.present.flatMap((unit): readonly Risk[] => {
    if (other.survey.side[unit] !== side) return [];
    if (CLASS_OF[unit] !== 'god' && idOf(unit) !== actor) return [];
    const worst = worstFoe(other.survey, unit);
    const old = one.survey.at[unit] === NOWHERE ? undefined : worstFoe(one.survey, unit);
    if (worst === undefined || worst.wounds < WARNING) return [];
    if (idOf(unit) !== actor && worst.wounds <= (old?.wounds ?? 0)) return [];
    return [{ kind: 'exposed', unit: idOf(unit), by: idOf(worst.foe), wounds: worst.wounds }];
  });
}

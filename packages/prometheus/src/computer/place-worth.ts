import type { AreaId } from '../data/area-ids.ts';
import { AREAS } from '../data/areas.ts';
import { PARTS } from '../data/scenario.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { findUnit, tokenAt, unitIn, unitsAt } from '../field.ts';
import { APART, distance, exitDistance, terrainOf } from '../geometry.ts';
import type { State } from '../state.ts';

const TOKEN = 10;
const STEP = 6;
const STOP = 2;
const SILENCE = 1;
const FOE = 2;
/** To be moved at all unsettles. */
const ANYWHERE = 1;

/** How good it is for the one who throws that a unit stands there. */
export function placeWorth(state: State, id: UnitId, area: AreaId): number {
  const unit = unitIn(state, id);
  const isGod = UNITS[id].class === 'god';
  if (unit.side === PARTS.trapped) {
    if (AREAS[area].map !== 'olympus') return 0;
    const token = tokenAt(state, area) === undefined ? 0 : TOKEN;
    return token + (isGod ? STEP * (exitDistance(area) - exitDistance(unit.area!)) : 0);
  }
  if (!isGod) return ANYWHERE;
  const foes = unitsAt(state, area).filter(({ side }) => side !== unit.side).length;
  const { stops, silences } = terrainOf(area);
  return (
    fartherFromHound(state, unit.area!, area) * STEP +
    (stops ? STOP : 0) +
    (silences ? SILENCE : 0) +
    foes * FOE
  );
}

function fartherFromHound(state: State, from: AreaId, to: AreaId): number {
  const hound = findUnit(state, PARTS.hound)?.area ?? null;
  if (hound === null || distance(from, hound) >= APART) return 0;
  return distance(to, hound) - distance(from, hound);
}

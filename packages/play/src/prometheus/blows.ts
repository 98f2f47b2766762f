import {
  AREAS,
  type Blow,
  POWERS,
  rangeTo,
  type Step,
  type UnitId,
  type UnitState,
  unitIn,
  unitsAt,
  type View,
} from '@thera/prometheus';

/** The blows that a step would deal, one for each whom it strikes; none if it is no attack. */
export function blowsOf(now: View, step: Step): readonly Blow[] {
  const attacker = now.activation?.unit;
  if (attacker === undefined) return [];
  switch (step.kind) {
    case 'attack':
      return [
        blow(now, attacker, {
          target: step.target,
          hasProp: step.prop === true,
          stones: step.stones ?? 0,
        }),
      ];
    case 'aerial':
      return [blow(now, attacker, { target: step.target, isAerial: true })];
    case 'power':
      return powerBlows(now, attacker, step);
    default:
      return [];
  }
}

/** A normal blow of one unit on another as they stand. */
export const normalBlow = (now: View, attacker: UnitId, target: UnitId): Blow =>
  blow(now, attacker, { target });

function powerBlows(
  now: View,
  attacker: UnitId,
  { power, unit, area, stones = 0 }: Extract<Step, { kind: 'power' }>,
): readonly Blow[] {
  if (POWERS[power].kind !== 'offensive') return [];
  if (unit !== undefined) return [blow(now, attacker, { target: unit, by: 'singlePower', power, stones })];
  if (area === undefined) return [];
  const { side } = unitIn(now, attacker);
  return unitsAt(now, area)
    .filter((other: UnitState) => other.side !== side)
    .map(({ id }) => blow(now, attacker, { target: id, by: 'areaAttack', power }));
}

function blow(
  now: View,
  attacker: UnitId,
  { target, ...how }: Pick<Blow, 'target'> & Partial<Omit<Blow, 'attacker' | 'range'>>,
): Blow {
  const from = unitIn(now, attacker).area;
  const to = unitIn(now, target).area;
  if (from === null || to === null) throw new Error(`${attacker} and ${target} must stand on a map`);
  const range = AREAS[from].map === AREAS[to].map ? rangeTo(now, from, to) : '1+';
  return {
    attacker,
    target,
    by: 'normal',
    power: null,
    isAerial: false,
    hasProp: false,
    stones: 0,
    range,
    ...how,
  };
}

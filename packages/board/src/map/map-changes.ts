import type { Untimed } from './map-motion.ts';
import type { AreaId, MapScene, MapUnit } from './map-scene.ts';

/** What is different between two scenes, but for where those went of whom the events have told. */
export const changesBetween = (
  before: MapScene,
  after: MapScene,
  told: ReadonlySet<string>,
): readonly Untimed[] => [
  ...after.units.flatMap((unit) => unitChanges(before, after, unit, told)),
  ...before.units
    .filter(({ id }) => !told.has(id) && !after.units.some((unit) => unit.id === id))
    .map((unit): Untimed => ({ kind: 'destroy', unit })),
  ...missing(after.felled, before.felled).map((area): Untimed => ({ kind: 'fell', area })),
  ...missing(before.stones, after.stones).map((area): Untimed => ({ kind: 'lift', area })),
  ...missing(after.stones, before.stones).map((area): Untimed => ({ kind: 'drop', area })),
];

function unitChanges(
  before: MapScene,
  after: MapScene,
  unit: MapUnit,
  told: ReadonlySet<string>,
): readonly Untimed[] {
  const was = before.units.find(({ id }) => id === unit.id);
  if (was === undefined) return [{ kind: 'come', unit }];
  return [...(told.has(unit.id) ? [] : moves(before, after, was, unit)), ...states(was, unit)];
}

function moves(before: MapScene, after: MapScene, was: MapUnit, unit: MapUnit): readonly Untimed[] {
  if (was.area !== unit.area) {
    const kind = unit.flies ? 'fly' : 'walk';
    return [{ kind, unit, was, way: [was.area, unit.area] }];
  }
  return company(before, unit) === company(after, unit) ? [] : [{ kind: 'shift', unit, was }];
}

/** Who and what is in a unit's area: by that it is told where in it the unit stands. */
const company = ({ units, tokens, stones }: MapScene, { area }: MapUnit): string =>
  JSON.stringify([
    units.filter((unit) => unit.area === area).map(({ id }) => id),
    stones.includes(area) || tokens.some((token) => token.area === area),
  ]);

function states(was: MapUnit, unit: MapUnit): readonly Untimed[] {
  const [rage, raged] = [unit.rage ?? 0, was.rage ?? 0];
  return [
    ...(unit.strength.left < was.strength.left ? [{ kind: 'wound', unit, was } as const] : []),
    ...(was.isTrapped && !unit.isTrapped ? [{ kind: 'free', unit } as const] : []),
    ...(rage === raged ? [] : [{ kind: rage < raged ? 'calm' : 'enrage', unit } as const]),
  ];
}

/** The entries of one list that another lacks; what is in a list twice has to be twice in the other. */
function missing(areas: readonly AreaId[], others: readonly AreaId[]): readonly AreaId[] {
  const left = [...others];
  return areas.filter((area) => {
    const index = left.indexOf(area);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

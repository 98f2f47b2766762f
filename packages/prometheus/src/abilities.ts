import type { AreaId } from './data/area-ids.ts';
import type { Effect, Op, PowerKind } from './data/effects.ts';
import type { PowerId } from './data/power-ids.ts';
import { POWERS } from './data/powers.ts';
import type { TalentId } from './data/talent-ids.ts';
import { TALENTS } from './data/talents.ts';
import { UNIT_IDS, UNITS, type UnitId } from './data/units.ts';
import { isHeld } from './field.ts';
import { terrainOf } from './geometry.ts';
import type { State, UnitState } from './state.ts';

/** A talent or power as its unit has it. */
export type Ability =
  | { readonly kind: 'talent'; readonly source: TalentId }
  | { readonly kind: PowerKind; readonly source: PowerId };

/** An effect, and the talent or power that it belongs to. */
export interface Owned<E extends Effect = Effect> {
  readonly ability: Ability;
  readonly effect: E;
}

type EffectOf<O extends Op> = Extract<Effect, { readonly op: O }>;
type Table = Readonly<Record<UnitId, Readonly<Partial<Record<Op, readonly Owned[]>>>>>;

/** What works by itself: talents, permanent powers and reactions, by operation. */
const STANDING = Object.fromEntries(UNIT_IDS.map((id) => [id, byOperation(id)])) as Table;

const NONE: readonly never[] = [];

function byOperation(id: UnitId): Partial<Record<Op, readonly Owned[]>> {
  const { talents, powers } = UNITS[id];
  const abilities: readonly (readonly [Ability, readonly Effect[]])[] = [
    ...talents.map((source) => [{ kind: 'talent', source }, TALENTS[source]] as const),
    ...powers
      .filter((power) => POWERS[power].kind === 'permanent' || POWERS[power].kind === 'reaction')
      .map((source) => [{ kind: POWERS[source].kind, source }, POWERS[source].effects] as const),
  ];
  const found: Partial<Record<Op, readonly Owned[]>> = {};
  for (const [ability, effects] of abilities)
    for (const effect of effects) found[effect.op] = [...(found[effect.op] ?? []), { ability, effect }];
  return found;
}

/** The effects of an operation that work for a unit by themselves, whether or not they do now. */
export function innate<O extends Op>({ id }: UnitState, op: O): readonly Owned<EffectOf<O>>[] {
  // The table lists under each operation only its own effects.
  return (STANDING[id][op] ?? NONE) as readonly Owned[] as readonly Owned<EffectOf<O>>[];
}

/** The effects of an operation that work for a unit by themselves now. */
export function awake<O extends Op>(state: State, unit: UnitState, op: O): readonly Owned<EffectOf<O>>[] {
  const all = innate(unit, op);
  return all.length === 0 ? NONE : all.filter(({ ability }) => isAwake(state, unit, ability));
}

/** The first effect of an operation that works by itself now. */
export function awakeEffect<O extends Op>(state: State, unit: UnitState, op: O): EffectOf<O> | undefined {
  return awake(state, unit, op)[0]?.effect;
}

/** Whether a talent or power of a unit works now; powers that are chosen only in a simple activation. */
export function isAwake(state: State, unit: UnitState, { kind, source }: Ability): boolean {
  if (isHeld(unit)) return false;
  if (kind === 'talent') return !areTalentsSilent(state, unit);
  if (unit.vit < POWERS[source].minVit) return false;
  if (kind === 'permanent' || kind === 'reaction') return true;
  return !isComplex(state, unit) && !isSilencedBy(unit, unit.area);
}

/** Talents are silent in a complex activation, on water, and in a troop of one figure. */
function areTalentsSilent(state: State, unit: UnitState): boolean {
  if (UNITS[unit.id].class === 'troop' && unit.vit === 1) return true;
  return isComplex(state, unit) || isSilencedBy(unit, unit.area);
}

const isComplex = ({ activation }: State, { id }: UnitState): boolean =>
  activation !== null && activation.unit === id && activation.mode === 'complex';

/** Whether the ground silences a unit. */
export const isSilencedBy = ({ id }: UnitState, area: AreaId | null): boolean =>
  area !== null && UNITS[id].trait !== 'flying' && terrainOf(area).silences;

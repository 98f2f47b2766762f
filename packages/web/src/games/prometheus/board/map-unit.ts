import type { MapUnit } from '@thera/board';
import { type AreaId, UNITS, type UnitState } from '@thera/prometheus';

/** How a unit is drawn besides what it is. */
export interface Look {
  readonly rage?: number;
  /** The number of its seat, where a side has several. */
  readonly owner?: number;
  readonly isActivated?: boolean;
  readonly isSelected?: boolean;
  readonly isTarget?: boolean;
}

/** A unit that stands in an area as a board draws it. */
export function mapUnit(unit: UnitState & { readonly area: AreaId }, look: Look = {}): MapUnit {
  const { class: kind, trait, vit } = UNITS[unit.id];
  return {
    id: unit.id,
    face: unit.id,
    area: unit.area,
    side: unit.side,
    strength: { kind: kind === 'troop' ? 'figures' : 'vitality', left: unit.vit, of: vit },
    isGreat: kind === 'god',
    flies: trait === 'flying',
    isTrapped: unit.isTrapped,
    isPetrified: unit.isPetrified,
    carriesStone: unit.hasStone,
    ...look,
  };
}

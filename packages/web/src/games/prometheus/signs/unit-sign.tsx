import { unitSign } from '@thera/board';
import type { UnitState } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import { mapUnit } from '../board/map-unit.ts';
import { FACES } from '../figures/faces.ts';

/** A unit as it stands on a map, as SVG. */
export const unitPicture = (unit: UnitState): string =>
  unitSign(mapUnit({ ...unit, area: unit.area ?? 'S2' }), FACES[unit.id]);

export function UnitSign({ unit }: { readonly unit: UnitState }): JSX.Element {
  return <span class="unit-sign" dangerouslySetInnerHTML={{ __html: unitPicture(unit) }} />;
}

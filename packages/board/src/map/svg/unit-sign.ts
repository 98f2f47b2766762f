import type { MapUnit } from '../map-scene.ts';
import { unitClips, unitPicture } from './map-unit.ts';

const BOX = '-48 -54 96 106';
const RAGE_BOX = '-70 -54 118 106';
let signs = 0;

/** A unit with a face as it stands on a map, as a picture of its own: for strips, cards and the log. */
export function unitSign(unit: Omit<MapUnit, 'area'>, face: string): string {
  const id = `unit${signs++}`;
  const box = unit.rage === undefined ? BOX : RAGE_BOX;
  return `<svg viewBox="${box}" aria-hidden="true" focusable="false"><defs>${unitClips(id)}</defs>${unitPicture(unit, face, id)}</svg>`;
}

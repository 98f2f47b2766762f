import {
  AREAS,
  bandOf,
  findUnit,
  isHeld,
  POWERS,
  type PowerId,
  priceOf,
  TERRAIN,
  UNITS,
  type UnitId,
  type UnitState,
  type View,
} from '@thera/prometheus';
import { type PrometheusVoice, unitName } from './names.ts';

/** A row of a profile: from which vitality on, what the numbers are then, and whether that is now. */
export interface ProfileRow {
  readonly least: number;
  readonly most: number;
  readonly offence: number;
  readonly defence: number;
  readonly range: number;
  readonly movement: number;
  readonly isNow: boolean;
}

/** The profile of a unit by vitality, the best row first; without a game none is now. */
export function profileOf(id: UnitId, unit?: UnitState): readonly ProfileRow[] {
  const { bands, vit } = UNITS[id];
  const now = unit === undefined ? undefined : bandOf(unit);
  return bands.map((band, at) => {
    const [least, offence, defence, range, movement] = band;
    const most = at === 0 ? vit : bands[at - 1]![0] - 1;
    return { least, most, offence, defence, range, movement, isNow: band === now };
  });
}

/** Why a talent or power does not work now. */
export type Silence = 'held' | 'water' | 'complex' | 'lastFigure' | 'weak';

/** Why the talents of a unit are silent, if they are. */
export function talentSilence(view: View, id: UnitId): Silence | undefined {
  const unit = findUnit(view, id);
  if (unit === undefined || unit.area === null) return undefined;
  if (isHeld(unit)) return 'held';
  if (UNITS[id].class === 'troop' && unit.vit === 1) return 'lastFigure';
  if (isOnWater(unit)) return 'water';
  return isComplex(view, id) ? 'complex' : undefined;
}

/** Why a power of a unit is silent, if it is. */
export function powerSilence(view: View, id: UnitId, power: PowerId): Silence | undefined {
  const unit = findUnit(view, id);
  if (unit === undefined || unit.area === null) return undefined;
  if (isHeld(unit)) return 'held';
  const { kind, minVit } = POWERS[power];
  if (unit.vit < minVit) return 'weak';
  if (kind === 'permanent' || kind === 'reaction') return undefined;
  if (isOnWater(unit)) return 'water';
  return isComplex(view, id) ? 'complex' : undefined;
}

const isOnWater = ({ id, area }: UnitState): boolean =>
  area !== null && UNITS[id].trait !== 'flying' && TERRAIN[AREAS[area].terrain].silences;

const isComplex = ({ activation }: View, id: UnitId): boolean =>
  activation?.unit === id && activation.mode === 'complex';

/** A power's head: “Thunderbolt · offensive · 1 Art of War · from vitality 5”. */
export function powerHead(power: PowerId, { text }: PrometheusVoice): string {
  const { powers, terms } = text;
  const { kind, minVit } = POWERS[power];
  const price = priceOf(power);
  const isPaid = kind === 'active' || kind === 'offensive';
  return [
    powers[power].name,
    terms.powerKinds[kind],
    ...(isPaid ? [price === 0 ? terms.free : terms.artOfWar(price)] : []),
    ...(minVit > 1 ? [terms.fromVitality(minVit)] : []),
  ].join(' · ');
}

/** A unit's head: “Caucasian Eagle · monster, flying · tormentor of Prometheus”. */
export function unitHead(id: UnitId, voice: PrometheusVoice): string {
  const { terms } = voice.text;
  const { class: kind, trait } = UNITS[id];
  const { name, epithet } = unitName(id, voice);
  const what = trait === 'flying' ? `${terms.classes[kind]}, ${terms.flying}` : terms.classes[kind];
  return [name, what, epithet].join(' · ');
}

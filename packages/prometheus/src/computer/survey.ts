import { POWER_IDS, type PowerId } from '../data/power-ids.ts';
import { POWERS } from '../data/powers.ts';
import { AREA_PLACE } from '../geometry.ts';
import type { State } from '../state.ts';
import { CLASS_OF, HAS_BLOCK, HAS_CLOSE_PROTECTION, UNIT_COUNT } from './figures.ts';
import { AREA_COUNT, ROOM } from './ground.ts';

/** Nowhere: in reserve, out, or nobody's. */
export const NOWHERE = -1;

const lasting = (does: (power: PowerId) => boolean): ReadonlySet<PowerId> => new Set(POWER_IDS.filter(does));

/** Lasting powers after which nobody aims at a unit from elsewhere, and those that raise its defence. */
const VEILING = lasting((power) => POWERS[power].effects.some(({ op }) => op === 'untargetable'));
const GUARDING = lasting((power) =>
  POWERS[power].effects.some(
    (effect) => effect.op === 'modify' && effect.stat === 'defence' && effect.until !== undefined,
  ),
);

/** A state in flat lists, by places of units and areas; read anew for every state, so nothing is made for it. */
export class Survey {
  /** Where units stand. */
  readonly at: Int8Array = new Int8Array(UNIT_COUNT);
  readonly vit: Int8Array = new Int8Array(UNIT_COUNT);
  /** 0 blue, 1 red, -1 where nobody has the unit or it is out. */
  readonly side: Int8Array = new Int8Array(UNIT_COUNT);
  readonly isTrapped: Uint8Array = new Uint8Array(UNIT_COUNT);
  readonly isHeld: Uint8Array = new Uint8Array(UNIT_COUNT);
  readonly hasStone: Uint8Array = new Uint8Array(UNIT_COUNT);
  /** Lasting powers: what they add to the defence, and whether nobody can aim at the unit from elsewhere. */
  readonly guarded: Uint8Array = new Uint8Array(UNIT_COUNT);
  readonly isVeiled: Uint8Array = new Uint8Array(UNIT_COUNT);
  /** Units in each area, of both sides and of each. */
  readonly crowd: Uint8Array = new Uint8Array(AREA_COUNT);
  readonly crowdOf: readonly [Uint8Array, Uint8Array] = [
    new Uint8Array(AREA_COUNT),
    new Uint8Array(AREA_COUNT),
  ];
  readonly hasToken: Uint8Array = new Uint8Array(AREA_COUNT);
  readonly stones: Uint8Array = new Uint8Array(AREA_COUNT);
  /** Those who stand on a map. */
  readonly present: number[] = [];

  read(state: State): this {
    this.crowd.fill(0);
    this.crowdOf[0].fill(0);
    this.crowdOf[1].fill(0);
    this.hasToken.fill(0);
    this.stones.fill(0);
    this.guarded.fill(0);
    this.isVeiled.fill(0);
    this.present.length = 0;
    for (let place = 0; place < UNIT_COUNT; place++) this.readUnit(state, place);
    for (const { area } of state.tokens) this.hasToken[AREA_PLACE[area]] = 1;
    for (const area of state.stones) this.stones[AREA_PLACE[area]]! += 1;
    for (const { power, on } of state.lasting)
      this.readLasting(
        power,
        state.units.findIndex((unit) => unit?.id === on),
      );
    return this;
  }

  isFull(area: number): boolean {
    return this.crowd[area]! >= ROOM[area]!;
  }

  hasEnemy(area: number, side: number): boolean {
    return this.crowdOf[side === 0 ? 1 : 0][area]! > 0;
  }

  hasCompany(unit: number): boolean {
    return this.crowdOf[this.side[unit] === 0 ? 0 : 1][this.at[unit]!]! > 1;
  }

  /** Whether an enemy holds a unit where it stands. */
  isBlocked(unit: number): boolean {
    if (HAS_BLOCK[unit] && this.isHeld[unit] === 0) return false;
    const area = this.at[unit]!;
    if (!this.hasEnemy(area, this.side[unit]!)) return false;
    for (const other of this.present)
      if (this.at[other] === area && this.side[other] !== this.side[unit] && this.blocks(other)) return true;
    return false;
  }

  blocks(unit: number): boolean {
    return HAS_BLOCK[unit]! && this.hasTalents(unit);
  }

  /** Whether its talents work, as far as that can be seen from here. */
  hasTalents(unit: number): boolean {
    return this.isHeld[unit] === 0 && !(CLASS_OF[unit] === 'troop' && this.vit[unit] === 1);
  }

  isProtected(unit: number): boolean {
    return HAS_CLOSE_PROTECTION[unit]! && this.hasTalents(unit) && this.hasCompany(unit);
  }

  private readUnit(state: State, place: number): void {
    const unit = state.units[place];
    if (unit === null || unit === undefined || unit.isOut) {
      this.side[place] = -1;
      this.at[place] = NOWHERE;
      return;
    }
    const side = unit.side === 'blue' ? 0 : 1;
    this.side[place] = side;
    this.vit[place] = unit.vit;
    this.isTrapped[place] = unit.isTrapped ? 1 : 0;
    this.isHeld[place] = unit.isTrapped || unit.isPetrified ? 1 : 0;
    this.hasStone[place] = unit.hasStone ? 1 : 0;
    if (unit.area === null) {
      this.at[place] = NOWHERE;
      return;
    }
    const area = AREA_PLACE[unit.area];
    this.at[place] = area;
    this.crowd[area]! += 1;
    this.crowdOf[side][area]! += 1;
    this.present.push(place);
  }

  private readLasting(power: PowerId, unit: number): void {
    if (VEILING.has(power)) this.isVeiled[unit] = 1;
    else if (GUARDING.has(power)) this.guarded[unit] = 1;
  }
}

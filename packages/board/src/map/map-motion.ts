import type { AreaId, MapToken, MapUnit } from './map-scene.ts';

/** How long each kind of motion takes at the usual speed, in milliseconds; walks for each step. */
export const MAP_DURATIONS = {
  walk: 220,
  run: 160,
  fly: 220,
  stop: 120,
  turn: 300,
  fade: 200,
  spread: 260,
  free: 240,
  wound: 260,
  destroy: 400,
  throw: 320,
  calm: 500,
  enrage: 500,
  exit: 900,
  strike: 240,
  shift: 180,
  come: 260,
  fell: 300,
  lift: 240,
  drop: 240,
} as const;
export type MapMotionKind = keyof typeof MAP_DURATIONS;
/** Figures of a troop fall one after the other. */
export const FIGURE_DELAY = 90;

/** A unit goes from area to area; the last is where the scene after has it. */
export interface MapWalk {
  readonly kind: 'walk' | 'run' | 'fly';
  readonly unit: MapUnit;
  readonly was: MapUnit;
  readonly way: readonly AreaId[];
}

/** A unit is elsewhere now, without steps: thrown, or making room for another. */
export interface MapShift {
  readonly kind: 'throw' | 'shift';
  readonly unit: MapUnit;
  readonly was: MapUnit;
}

/** A token is turned over, and then it fades or spreads over a unit. */
export interface TokenTurn {
  readonly kind: 'turn' | 'fade' | 'spread';
  readonly token: MapToken;
  /** What was seen of it before. */
  readonly was: MapToken;
  readonly unit: MapUnit;
  /** How far on its way the unit is when it meets it, from 0 to 1. */
  readonly at: number;
}

/** Something happens to a unit where it stands; who is destroyed was in the scene before. */
export interface UnitMotion {
  readonly kind: 'stop' | 'free' | 'come' | 'destroy' | 'calm' | 'enrage';
  readonly unit: MapUnit;
}

export interface Wound {
  readonly kind: 'wound';
  readonly unit: MapUnit;
  readonly was: MapUnit;
}

/** Over the edge of the map; it was in the scene before. */
export interface Exit {
  readonly kind: 'exit';
  readonly unit: MapUnit;
}

export interface MapStrike {
  readonly kind: 'strike';
  readonly unit: MapUnit;
  readonly at: AreaId;
}

/** A tree or a stele falls, a stone is lifted or laid down. */
export interface AreaMotion {
  readonly kind: 'fell' | 'lift' | 'drop';
  readonly area: AreaId;
}

export type Untimed = MapWalk | MapShift | TokenTurn | UnitMotion | Wound | Exit | MapStrike | AreaMotion;

/** When a motion begins and how long it takes, in milliseconds at the usual speed. */
interface Timed {
  readonly start: number;
  readonly duration: number;
}
export type MapMotion = Untimed & Timed;

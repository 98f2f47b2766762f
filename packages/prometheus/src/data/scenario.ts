import type { AreaId, MapId } from './area-ids.ts';
import { HOUND_AREA } from './areas.ts';
import type { Side } from './sides.ts';
import type { UnitId } from './units.ts';

/** The numbers of the scenario. */
export const CONSTANTS = {
  diceFaces: [0, 1, 2, 3, 4, 5],
  statCap: 10,
  startDraw: 3,
  maxActivations: 2,
  simpleActions: 2,
  runBonus: 1,
  rageStart: 4,
  nets: 8,
  lures: 4,
  stones: 4,
  netDefence: -1,
  petrifyDefence: 1,
  exitCost: 1,
  turnCapPerSide: 60,
} as const;

/** Where units are put before play, in order; `tokens` are laid by the seat of a unit, `fixed` units stand at once. */
export type SetupStep =
  | {
      readonly step: 'place';
      readonly unit: UnitId;
      readonly map: MapId | 'any';
      readonly zone: Side;
    }
  | { readonly step: 'fixed'; readonly unit: UnitId; readonly area: AreaId }
  | { readonly step: 'tokens'; readonly by: UnitId };

export const SETUP_STEPS: readonly SetupStep[] = [
  { step: 'place', unit: 'hephaestus', map: 'styx', zone: 'blue' },
  { step: 'place', unit: 'hades', map: 'styx', zone: 'blue' },
  { step: 'place', unit: 'acamas', map: 'any', zone: 'blue' },
  { step: 'place', unit: 'medusa', map: 'any', zone: 'blue' },
  { step: 'tokens', by: 'hephaestus' },
  { step: 'fixed', unit: 'cerberus', area: HOUND_AREA },
  { step: 'place', unit: 'eagle', map: 'styx', zone: 'red' },
  { step: 'place', unit: 'zeus', map: 'olympus', zone: 'red' },
  { step: 'place', unit: 'ares', map: 'olympus', zone: 'red' },
];

/** The parts that units have in the story. Rules ask for a part, never for a unit. */
export interface Parts {
  /** Bears the Rage: must attack those in its area, throws without blanks, its death ends the game. */
  readonly hound: UnitId;
  /** May calm the hound. */
  readonly calmers: readonly UnitId[];
  /** May leave Olympus. */
  readonly leavers: readonly UnitId[];
  /** Lays the tokens and knows their faces. */
  readonly trapper: Side;
  /** Walks into them, may move with caution, and may enrage the hound. */
  readonly trapped: Side;
}

export const PARTS: Parts = {
  hound: 'cerberus',
  calmers: ['hephaestus', 'hades'],
  leavers: ['zeus', 'ares'],
  trapper: 'blue',
  trapped: 'red',
};

/** The stages of an attack, in order. */
export const ATTACK_ORDER = [
  'target',
  'guard',
  'evade',
  'initiative',
  'values',
  'omphalosBonus',
  'firstRoll',
  'slayer',
  'throw',
  'dropBlanks',
  'boost',
  'rerollFives',
  'dropBlanks',
  'boost',
  'wounds',
  'effectsOfPower',
  'destroyed',
  'winCheck',
  'bloodlust',
  'retaliation',
] as const;

export const NET_REMOVALS = ['endOfActivation', 'nextActivation'] as const;
export type NetRemoval = (typeof NET_REMOVALS)[number];

export const HOUND_DEATHS = ['ownerLoses', 'killerLoses'] as const;
export type HoundDeath = (typeof HOUND_DEATHS)[number];

/** The army with which a newcomer begins. */
export const INTRO_TABLE = '2';

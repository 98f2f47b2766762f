import type { Effect, PowerKind, Timing } from './effects.ts';
import type { PowerId } from './power-ids.ts';
import type { UnitId } from './units.ts';

/** What a power is: who has it, when it works, what it costs and does. */
export interface Power {
  readonly unit: UnitId;
  readonly kind: PowerKind;
  readonly timing: Timing;
  /** Art of War to pay. */
  readonly aow: number;
  /** Below this vitality it is silent. */
  readonly minVit: number;
  /** What it costs in this scenario instead. */
  readonly scenarioAow?: number;
  readonly effects: readonly Effect[];
}

export const POWERS: Readonly<Record<PowerId, Power>> = {
  thunderbolt: {
    unit: 'zeus',
    kind: 'offensive',
    timing: 'attack.slot',
    aow: 1,
    minVit: 1,
    effects: [{ op: 'attack', range: [0, 2], stairs: true, sight: false, guard: false, evade: false }],
  },
  skyAegis: {
    unit: 'zeus',
    kind: 'permanent',
    timing: 'attack.wounds',
    aow: 0,
    minVit: 5,
    effects: [
      {
        op: 'modify',
        stat: 'wounds',
        by: -1,
        on: 'defender',
        scope: 'selfAndAlliesInArea',
        if: { attackRange: '1+' },
      },
    ],
  },
  bloodlust: {
    unit: 'ares',
    kind: 'permanent',
    timing: 'attack.destroyed',
    aow: 0,
    minVit: 1,
    effects: [{ op: 'move', max: 1, if: { ownActivation: true } }],
  },
  warCry: {
    unit: 'ares',
    kind: 'active',
    timing: 'activation.start',
    aow: 1,
    minVit: 5,
    effects: [
      {
        op: 'modify',
        stat: 'offence',
        by: 1,
        on: 'attacker',
        scope: 'otherAlliesWithin1',
        classes: ['hero', 'monster', 'troop'],
        until: 'endOfTurn',
      },
    ],
  },
  helmOfShadows: {
    unit: 'hades',
    kind: 'active',
    timing: 'activation.end',
    aow: 1,
    minVit: 4,
    effects: [
      { op: 'untargetable', from: 'otherAreas', until: 'yourNextTurn' },
      {
        op: 'modify',
        stat: 'defence',
        by: 1,
        on: 'defender',
        scope: 'self',
        if: { attackRange: '0' },
        until: 'yourNextTurn',
      },
    ],
  },
  soulTithe: {
    unit: 'hades',
    kind: 'permanent',
    timing: 'event.enemyDestroyed',
    aow: 0,
    minVit: 1,
    effects: [{ op: 'draw', count: 1, if: { sameMap: true }, limit: 'oncePerTurn' }],
  },
  bronzeCrutches: {
    unit: 'hephaestus',
    kind: 'active',
    timing: 'activation.start',
    aow: 1,
    minVit: 3,
    effects: [
      { op: 'modify', stat: 'movement', by: 1, on: 'mover', scope: 'self', until: 'endOfActivation' },
    ],
  },
  masterSmith: {
    unit: 'hephaestus',
    kind: 'active',
    timing: 'activation.any',
    aow: 1,
    minVit: 1,
    effects: [
      {
        op: 'modify',
        stat: 'defence',
        by: 1,
        on: 'defender',
        scope: 'oneOfSelfAndAlliesWithin1',
        until: 'yourNextTurn',
      },
    ],
  },
  blazingFire: {
    unit: 'cerberus',
    kind: 'offensive',
    timing: 'attack.slot',
    aow: 1,
    minVit: 1,
    scenarioAow: 0,
    effects: [
      {
        op: 'areaAttack',
        range: [0, 1],
        stairs: false,
        sight: true,
        offence: {
          fixed: [
            [4, 6],
            [1, 5],
          ],
        },
        throw: true,
      },
    ],
  },
  petrify: {
    unit: 'medusa',
    kind: 'offensive',
    timing: 'attack.slot',
    aow: 1,
    minVit: 3,
    effects: [
      {
        op: 'attack',
        range: [0, 1],
        stairs: true,
        sight: true,
        guard: true,
        evade: true,
        wounds: false,
        after: [{ op: 'token', token: 'petrify', minSuccesses: { god: 2, hero: 1, monster: 1, troop: 1 } }],
      },
    ],
  },
  boulderToss: {
    unit: 'acamas',
    kind: 'offensive',
    timing: 'attack.slot',
    aow: 1,
    minVit: 4,
    effects: [
      {
        op: 'attack',
        range: [1, 2],
        stairs: true,
        sight: false,
        guard: true,
        evade: true,
        after: [{ op: 'push', areas: 1, direction: 'awayFromAttacker', minWounds: 1, optional: true }],
      },
    ],
  },
  springTrap: {
    unit: 'acamas',
    kind: 'reaction',
    timing: 'event.netSprung',
    aow: 0,
    minVit: 1,
    effects: [
      { op: 'reactAttack', within: 1, cost: 'ownActivationCard', limit: 'oneReactionPerUnitAndTurn' },
    ],
  },
  liverRender: {
    unit: 'eagle',
    kind: 'permanent',
    timing: 'attack.values',
    aow: 0,
    minVit: 1,
    effects: [
      { op: 'modify', stat: 'offence', by: 1, on: 'attacker', scope: 'self', if: { targetWounded: true } },
    ],
  },
  swiftFooted: {
    unit: 'achilles',
    kind: 'active',
    timing: 'activation.start',
    aow: 1,
    minVit: 3,
    effects: [
      { op: 'modify', stat: 'movement', by: 1, on: 'mover', scope: 'self', until: 'endOfActivation' },
    ],
  },
  invulnerableSkin: {
    unit: 'achilles',
    kind: 'permanent',
    timing: 'attack.wounds',
    aow: 0,
    minVit: 3,
    effects: [
      { op: 'modify', stat: 'wounds', by: -1, on: 'defender', scope: 'self', if: { attackRange: '1+' } },
    ],
  },
  twelfthLabour: {
    unit: 'heracles',
    kind: 'offensive',
    timing: 'attack.slot',
    aow: 1,
    minVit: 1,
    effects: [
      {
        op: 'attack',
        range: [0, 0],
        stairs: false,
        sight: true,
        guard: true,
        evade: true,
        offence: { by: 2 },
      },
    ],
  },
  stratagem: {
    unit: 'odysseus',
    kind: 'active',
    timing: 'activation.start',
    aow: 0,
    minVit: 1,
    effects: [{ op: 'draw', count: 1, discard: 1 }],
  },
  lastStand: {
    unit: 'leonidas',
    kind: 'permanent',
    timing: 'attack.values',
    aow: 0,
    minVit: 1,
    effects: [
      { op: 'modify', stat: 'offence', by: 1, on: 'attacker', scope: 'self', if: { vitAtMost: 3 } },
      { op: 'unmovable', by: ['throw', 'push'], if: { vitAtMost: 3 } },
    ],
  },
  fleetFoot: {
    unit: 'atalanta',
    kind: 'permanent',
    timing: 'always',
    aow: 0,
    minVit: 2,
    effects: [{ op: 'modify', stat: 'runBonus', by: 1, on: 'mover', scope: 'self' }],
  },
  manyHeads: {
    unit: 'hydra',
    kind: 'permanent',
    timing: 'activation.end',
    aow: 0,
    minVit: 1,
    effects: [{ op: 'heal', by: 1 }],
  },
  gore: {
    unit: 'minotaur',
    kind: 'permanent',
    timing: 'attack.values',
    aow: 0,
    minVit: 1,
    effects: [
      {
        op: 'modify',
        stat: 'offence',
        by: 1,
        on: 'attacker',
        scope: 'self',
        if: { attackRange: '0', walkedThisActivation: true },
      },
    ],
  },
  furnaceBreath: {
    unit: 'colchidianBull',
    kind: 'offensive',
    timing: 'attack.slot',
    aow: 1,
    minVit: 3,
    effects: [
      {
        op: 'areaAttack',
        range: [0, 1],
        stairs: false,
        sight: true,
        offence: { fixed: [[1, 5]] },
        throw: false,
      },
    ],
  },
  goldenHide: {
    unit: 'nemeanLion',
    kind: 'permanent',
    timing: 'attack.values',
    aow: 0,
    minVit: 3,
    effects: [
      {
        op: 'modify',
        stat: 'offence',
        by: -2,
        on: 'attackerOfSelf',
        scope: 'self',
        if: { attackRange: '1+' },
      },
    ],
  },
};

/** What a power costs here. */
export const priceOf = (power: PowerId): number => POWERS[power].scenarioAow ?? POWERS[power].aow;

import type { Effect } from './effects.ts';
import type { TalentId } from './talent-ids.ts';

/** What each talent does. */
export const TALENTS: Readonly<Record<TalentId, readonly Effect[]>> = {
  archery: [
    {
      op: 'modify',
      stat: 'offence',
      by: 1,
      on: 'attacker',
      scope: 'self',
      if: { attackRange: '1+', attackKind: 'normal' },
    },
  ],
  block: [
    { op: 'hold', who: 'enemiesInAreaWithoutBlock', forbids: ['walk', 'run', 'cautious', 'exit', 'claim'] },
  ],
  bolster: [
    { op: 'modify', stat: 'offence', by: 1, on: 'attacker', scope: 'otherAlliedTroopsInArea' },
    { op: 'modify', stat: 'defence', by: 1, on: 'defender', scope: 'otherAlliedTroopsInArea' },
  ],
  climb: [{ op: 'enter', terrain: ['cliff', 'crag'], by: ['walk'] }],
  closeCombat: [
    {
      op: 'modify',
      stat: 'offence',
      by: 1,
      on: 'attacker',
      scope: 'self',
      if: { attackRange: '0', attackKind: 'normal' },
    },
  ],
  closeProtection: [
    { op: 'modify', stat: 'defence', by: 1, on: 'defender', scope: 'self', if: { otherAllyInArea: true } },
  ],
  forceOfNature: [{ op: 'useProp', props: ['tree', 'stele'], offence: 1, range: 1, for: 'oneNormalAttack' }],
  gemCollector: [{ op: 'claimReach', distance: 1 }],
  guard: [
    { op: 'redirect', attacks: ['normal', 'singlePower', 'areaAttack'], for: 'alliesInArea', optional: true },
  ],
  heroSlayer: [{ op: 'rerollFirst', dice: 2, against: ['hero'] }],
  monsterSlayer: [{ op: 'rerollFirst', dice: 2, against: ['monster'] }],
  initiative: [{ op: 'retaliateFirst', unlessAttackerHas: 'initiative' }],
  leader: [{ op: 'activateTroop', within: 1, card: ['hand', 'deck'], countsAsSecond: true, aow: 0 }],
  mightyThrow: [
    { op: 'throw', blanks: { troop: 1, hero: 1, monster: 2, god: 2 }, areas: 1, attack: 'range0' },
  ],
  mobility: [{ op: 'order', allows: 'walkAfterAttack' }],
  phalanx: [
    {
      op: 'modify',
      stat: 'offence',
      by: 1,
      on: 'attacker',
      scope: 'self',
      if: { otherCompleteAlliedTroopInArea: true },
    },
    {
      op: 'modify',
      stat: 'defence',
      by: 1,
      on: 'defender',
      scope: 'self',
      if: { otherCompleteAlliedTroopInArea: true },
    },
  ],
  sneakAttack: [
    {
      op: 'modify',
      stat: 'offence',
      by: 1,
      on: 'attacker',
      scope: 'self',
      if: { attackRange: '0', otherAllyInArea: true },
    },
  ],
  terror: [
    { op: 'modify', stat: 'offence', by: -1, on: 'attackerOfSelf', scope: 'self', if: { attackRange: '0' } },
  ],
  torment: [
    {
      op: 'modify',
      stat: 'defence',
      by: -1,
      on: 'targetOfSelf',
      scope: 'self',
      if: { attackRange: '0', attackKind: 'normal' },
    },
  ],
};

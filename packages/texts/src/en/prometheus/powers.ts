import type { PowerTexts } from '../../prometheus/unit-text.ts';

/** The twenty-three powers. */
export const powers: PowerTexts = {
  thunderbolt: {
    name: 'Thunderbolt',
    effect: 'Attack a unit up to 2 areas away, visible or not. It can’t be guarded and can’t evade.',
  },
  skyAegis: {
    name: 'Sky Aegis',
    effect: 'Attacks from another area deal 1 wound less to Zeus and to allies in his area.',
  },
  bloodlust: {
    name: 'Bloodlust',
    effect: 'When Ares destroys a unit in his own activation, he may move 1 area at once.',
  },
  warCry: {
    name: 'War Cry',
    effect:
      'Until the end of this turn, other allies in his area or an adjacent one have +1 offence, except gods.',
  },
  helmOfShadows: {
    name: 'Helm of Shadows',
    effect:
      'Until your next turn, Hades can’t be attacked from another area and has +1 defence against attacks in his own.',
  },
  soulTithe: {
    name: 'Soul Tithe',
    effect: 'Once a turn, when an enemy is destroyed on Hades’ map, draw 1 card.',
  },
  bronzeCrutches: { name: 'Bronze Crutches', effect: '+1 movement for this activation.' },
  masterSmith: {
    name: 'Master Smith',
    effect: 'Until your next turn, Hephaestus or an ally in his area or an adjacent one has +1 defence.',
  },
  blazingFire: {
    name: 'Blazing Fire',
    effect:
      'Attack every enemy in one area up to 1 away with 6 dice (5 at vitality 3 or less). It may throw those it hits.',
  },
  petrify: {
    name: 'Petrify',
    effect:
      'Attack at range 0 or 1 without dealing wounds: 1 success (2 against a god) turns the target to stone.',
  },
  boulderToss: {
    name: 'Boulder Toss',
    effect:
      'Attack a unit 1 or 2 areas away, visible or not. If it takes a wound, you may push it 1 area farther away.',
  },
  springTrap: {
    name: 'Spring the Trap',
    effect:
      'When a net closes on an enemy in his area or an adjacent one, you may discard one of his cards to attack it at once.',
  },
  liverRender: { name: 'Liver-Render', effect: '+1 offence against units that have lost vitality.' },
  swiftFooted: { name: 'Swift-Footed', effect: '+1 movement for this activation.' },
  invulnerableSkin: {
    name: 'Invulnerable Skin',
    effect: 'Attacks from another area deal him 1 wound less.',
  },
  twelfthLabour: { name: 'Twelfth Labour', effect: 'Attack a unit in the same area with +2 offence.' },
  stratagem: { name: 'Stratagem', effect: 'Draw 1 card, then discard 1.' },
  lastStand: {
    name: 'Last Stand',
    effect: 'At vitality 3 or less he has +1 offence and can’t be thrown or pushed.',
  },
  fleetFoot: { name: 'Fleet Foot', effect: 'Running gives her +2 movement instead of +1.' },
  manyHeads: { name: 'Many Heads', effect: 'At the end of its activation it regains 1 vitality.' },
  gore: { name: 'Gore', effect: '+1 offence at range 0 if it has walked in this activation.' },
  furnaceBreath: {
    name: 'Furnace Breath',
    effect: 'Attack every enemy in one area up to 1 away with 5 dice.',
  },
  goldenHide: { name: 'Golden Hide', effect: 'Whoever attacks it from another area has −2 offence.' },
};

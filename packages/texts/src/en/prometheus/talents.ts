import type { TalentTexts } from '../../prometheus/unit-text.ts';

/** The nineteen talents. */
export const talents: TalentTexts = {
  archery: { name: 'Archery', effect: '+1 offence on normal attacks at range 1 or more.' },
  block: {
    name: 'Block',
    effect:
      'Enemies in its area can’t walk, run, move cautiously, leave Olympus or claim stones there, unless they have Block too.',
  },
  bolster: { name: 'Bolster', effect: 'Other allied troops in its area have +1 offence and +1 defence.' },
  climb: { name: 'Climb', effect: 'It may walk into cliffs and crags.' },
  closeCombat: { name: 'Close Combat', effect: '+1 offence on normal attacks at range 0.' },
  closeProtection: { name: 'Close Protection', effect: '+1 defence while another ally is in its area.' },
  forceOfNature: {
    name: 'Force of Nature',
    effect:
      'Before a normal attack it may tear up a tree or stele in its area: +1 offence and +1 range for that attack.',
  },
  gemCollector: { name: 'Gem Collector', effect: 'It may claim a stone in its own area or an adjacent one.' },
  guard: {
    name: 'Guard',
    effect: 'When an ally in its area is attacked, it may step in front and become the target.',
  },
  heroSlayer: {
    name: 'Hero Slayer',
    effect: 'Against heroes it may reroll up to 2 dice of the first roll.',
  },
  monsterSlayer: {
    name: 'Monster Slayer',
    effect: 'Against monsters it may reroll up to 2 dice of the first roll.',
  },
  initiative: {
    name: 'Initiative',
    effect: 'When attacked at range 0, it may strike first. If both units have Initiative, neither does.',
  },
  leader: {
    name: 'Leader',
    effect:
      'After its simple activation, one of your troops in its area, or visible in an adjacent one, may be your second unit without Art of War. The troop’s card may come from your deck.',
  },
  mightyThrow: {
    name: 'Mighty Throw',
    effect:
      'After the first roll, spend 1 blank (2 against monsters and gods) to throw the target into an adjacent area. The attack goes on.',
  },
  mobility: { name: 'Mobility', effect: 'It may walk after attacking.' },
  phalanx: {
    name: 'Phalanx',
    effect: '+1 offence and +1 defence while another allied troop with all its figures is in its area.',
  },
  sneakAttack: {
    name: 'Sneak Attack',
    effect: '+1 offence at range 0 while another ally is in its area.',
  },
  terror: { name: 'Terror', effect: 'Whoever attacks it at range 0 has −1 offence.' },
  torment: { name: 'Torment', effect: 'The target of its normal attack at range 0 has −1 defence.' },
};

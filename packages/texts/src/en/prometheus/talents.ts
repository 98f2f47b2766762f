import type { TalentTexts } from '../../prometheus/unit-text.ts';

/** The nineteen talents. */
export const talents: TalentTexts = {
  archery: { name: 'Archery', effect: '+1 offence on normal attacks at range 1 or more.' },
  block: {
    name: 'Block',
    effect:
      'Enemies in its area cannot walk, run, move cautiously, leave Olympus or claim stones lying there, unless they have Block too.',
  },
  bolster: { name: 'Bolster', effect: 'Other allied troops in its area have +1 offence and +1 defence.' },
  climb: { name: 'Climb', effect: 'It may walk into cliffs and crags.' },
  closeCombat: { name: 'Close Combat', effect: '+1 offence on normal attacks at range 0.' },
  closeProtection: { name: 'Close Protection', effect: '+1 defence while another ally is in its area.' },
  forceOfNature: {
    name: 'Force of Nature',
    effect:
      'Before a normal attack it may tear up a tree or a stele of its area: +1 offence and +1 range for that attack.',
  },
  gemCollector: { name: 'Gem Collector', effect: 'It may claim a stone in its own area or an adjacent one.' },
  guard: {
    name: 'Guard',
    effect: 'When an ally in its area is attacked, its owner may turn the attack upon it.',
  },
  heroSlayer: {
    name: 'Hero Slayer',
    effect: 'Against heroes it may roll up to 2 dice of the first roll again.',
  },
  monsterSlayer: {
    name: 'Monster Slayer',
    effect: 'Against monsters it may roll up to 2 dice of the first roll again.',
  },
  initiative: {
    name: 'Initiative',
    effect: 'Attacked at range 0, it may strike back before the attack; two with Initiative cancel out.',
  },
  leader: {
    name: 'Leader',
    effect:
      'After its simple activation one of your troops, in its area or in sight next to it, may be the second unit without Art of War; its card may come from the deck.',
  },
  mightyThrow: {
    name: 'Mighty Throw',
    effect:
      'After the first roll 1 blank, or 2 against monsters and gods, throws the target into an adjacent area; the attack goes on.',
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

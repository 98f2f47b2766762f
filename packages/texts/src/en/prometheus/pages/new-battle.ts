import type { NewBattleText } from '../../../prometheus/pages/new-battle-text.ts';
import { game } from '../game.ts';

/** What is agreed before a game begins. */
export const newBattle: NewBattleText = {
  game,
  title: 'The Search for Prometheus',
  back: 'Back',
  table: 'Table',
  seats: 'Who plays',
  seat: (gods) => gods,
  person: 'Here',
  computer: 'Computer',
  name: 'Name',
  armies: 'Armies',
  drafts: {
    quick: { name: 'Quick armies', about: 'Ready to play, tried and balanced.' },
    pick: { name: 'Recruit in turn', about: 'Sixteen recruits, each only once.' },
  },
  options: 'Other ways to play',
  nets: {
    title: 'Nets',
    endOfActivation: 'fall off when the activation ends',
    nextActivation: 'hold until the next activation ends',
  },
  hound: {
    title: 'When Cerberus is destroyed',
    ownerLoses: 'Red loses',
    killerLoses: 'the side that did it loses',
  },
  cap: { title: 'Length', on: 'decided after 60 turns each', off: 'until somebody wins' },
  notBalanced: 'This is not balanced: Blue wins far more often.',
  begin: 'Begin',
  cannotStart: 'The game could not be loaded. Are you online?',
  toLessons: 'Three short lessons',
  toRules: 'Rules',
  toUnits: 'Units',
};

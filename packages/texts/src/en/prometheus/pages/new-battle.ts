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
  person: 'Person',
  nameOf: (gods) => `Name of the player with ${gods}`,
  computer: 'Computer',
  name: 'Name',
  armies: 'Armies',
  drafts: {
    quick: { name: 'Quick armies', about: 'Ready to play, tried and balanced.' },
    pick: { name: 'Recruit in turn', about: 'Sixteen recruits, one of each.' },
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
  cap: { title: 'Length', on: 'decided after 60 turns per side', off: 'until someone wins' },
  notBalanced: 'This isn’t balanced: Blue wins far more often.',
  begin: 'Start game',
  cannotStart: 'We couldn’t load the game. Are you online?',
  toLessons: 'Three short lessons',
  toRules: 'Rules',
  toUnits: 'Units',
};

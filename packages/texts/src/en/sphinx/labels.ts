import type { LabelText } from '../../sphinx/term-text.ts';

const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);

/** What is always in view. */
export const labels: LabelText = {
  objectives: 'Objectives',
  oneIsEnough: 'one is enough',
  yourAim: 'your aim',
  ends: 'ends the riddle',
  endsShort: 'ends',
  stillOpen: 'still open',
  done: 'done',
  coinsCollected: (coins, of) => `${coins} of ${of} coins`,
  rules: (count) => (count === 1 ? '1 rule' : `${count} rules`),
  goodToKnow: 'Good to know',
  stockpile: 'Shared stockpile',
  gems: 'Sphinx’s gems',
  die: 'Die',
  fallen: 'Fallen',
  nobodyFallen: 'nobody has fallen',
  queue: 'Gods to call',
  leftInDeck: (cards) => (cards === 0 ? 'the deck is empty' : `${cards} left in the deck`),
  moreInDeck: (cards) => `${cards} more`,
  faceDown: (type) => `A ${type}, face down`,
  held: 'Held',
  yourGods: (held, most) => `Your gods · ${held} of ${most}`,
  noGods: 'Nobody holds a god.',
  quest: 'Quest',
  questDone: 'Quest finished',
  usualQuest: (used, pieces) => `Build its ${pieces === 1 ? '' : 'last '}piece on a turn when ${used}.`,
  questPays: (reward) => `The quest pays ${reward}.`,
  countsAsUsed: (used) => `Counts as used when ${used}.`,
  charges: (left) => {
    if (left === 0) return 'no use left';
    return left === 1 ? '1 use left' : `${left} uses left`;
  },
  dreams: (count) => (count === 1 ? '1 dream kept' : `${count} dreams kept`),
  brings: (pieces) => `brings ${pieces}`,
  blessing: 'Blessing',
  blessingTokens: (count) =>
    count === 1
      ? '1 blessing token: end a turn on it and a blessing goes on top of the god deck.'
      : `${count} blessing tokens: end a turn on one and a blessing goes on top of the god deck.`,
  health: 'Health',
  healthLeft: (health) => `${health} health`,
  tide: {
    low: (left) => `Low tide, ${turns(left)} left`,
    high: (left) => `High tide, ${turns(left)} left`,
  },
  turnsLeft: (left) => `${turns(left)} left`,
  turnOf: (player) => `${player}’s turn`,
  rests: (colour) => `${colour} rests this turn`,
};

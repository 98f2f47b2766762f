import type { PrometheusRulesText } from '../../../prometheus/pages/rules-text.ts';

/** What the rules alone leave open, and how it is played. */
export const rulings: PrometheusRulesText['rulings'] = {
  1: {
    question: 'Are there twelve tokens, or twelve baits besides nets and lures?',
    answer: 'Twelve in all: 8 nets and 4 lures, called baits as long as they lie face down.',
  },
  2: {
    question: 'What happens to a token that has been turned over?',
    answer: 'A lure is removed. A net sits on the unit and leaves the game when it comes off.',
  },
  3: {
    question: 'Must both gods of Red leave Olympus?',
    answer: 'No, one of them is enough.',
  },
  4: {
    question: 'How does a god leave Olympus?',
    answer:
      'By one more step from a blue area, as part of a walk, run or cautious move. Not while held or blocked, and not in the same action if entering that area ended the movement. Only Zeus and Ares can.',
  },
  5: {
    question: 'How many stones are there?',
    answer:
      'Four on the map, and four as Rage on the hound, which nobody can claim. Calmed Rage leaves the game. Rage has no upper limit.',
  },
  6: {
    question: 'Where can the hound be calmed?',
    answer:
      'In its area, or from next to it if that area is full. Only Hephaestus and Hades can. It’s the attack of that activation, so walking comes first; there are no dice and no answer.',
  },
  7: {
    question: 'Who can enrage the hound?',
    answer:
      'Any Red unit but the hound, in its area, with a stone lying there; a carried one is dropped first. A simple action, once an activation, and not the attack.',
  },
  8: {
    question: 'Who wins when a god or the hound is destroyed?',
    answer:
      'The side that owned it loses; Cerberus is Red’s. This is checked after every single attack, and the first event ends the game.',
  },
  9: {
    question: 'With four players, who has the named monsters?',
    answer: 'Hephaestus has Acamas, Hades Medusa, Zeus the Eagle, Ares Cerberus.',
  },
  10: {
    question: 'When must the hound attack?',
    answer:
      'When it’s activated with an enemy in its area. Then it attacks there, or breathes fire there, and neither walks nor runs, even after the area is cleared. Nobody has to activate it.',
  },
  11: {
    question: 'Does a net come off in the activation in which it closed?',
    answer:
      'Yes: it takes the rest of that activation and falls off at its end. One that closes at any other time stays until the unit’s next activation has ended.',
  },
  12: {
    question: 'What does a net switch off?',
    answer:
      'Everything the unit does: actions, talents, powers, answers, Guard, Block and Bolster; and −1 defence. It can still be activated, attacked, thrown and recalled.',
  },
  13: {
    question: 'What is a cautious move?',
    answer:
      'A complex action without the extra step of a run and without talents. It ends on entering an area with a token, which stays face down for later.',
  },
  14: {
    question: 'Does a thrown unit turn over tokens?',
    answer:
      'Yes, every way of entering an area counts. If it was already in a net, that net comes off first.',
  },
  15: {
    question: 'And flyers?',
    answer: 'They turn over tokens in every area they enter, in fast flight too.',
  },
  16: { question: 'Who turns over tokens?', answer: 'Red units only.' },
  17: {
    question: 'Who knows the faces of the tokens?',
    answer: 'Blue’s players. Everyone else knows how many nets and lures are still out.',
  },
  18: {
    question: 'Where do recruits enter?',
    answer: 'With their first activation, on any area of their colour with room, on either map.',
  },
  19: { question: 'Where do Acamas and Medusa start?', answer: 'On any blue area of either map.' },
  20: {
    question: 'How many points has a side of two players?',
    answer: 'With three players it shares 12, 6 each. With four, every player has 8.',
  },
  21: { question: 'Who goes first?', answer: 'Red. Then the sides take turns.' },
  22: {
    question: 'When do effects “until your next turn” end?',
    answer: 'At the start of the turn of the player whose unit used them, before drawing.',
  },
  23: {
    question: 'Where can a troop be recalled to?',
    answer:
      'Beside a god that its player controls, or into any area of its colour with room, on either map. It drops its stone first and returns with all its figures; net and petrification go; tokens are turned over.',
  },
  24: { question: 'Does absorbing four stones win?', answer: 'No, each gives a card.' },
  25: {
    question: 'What reaches from map to map?',
    answer: 'Drawing, searching, recalling and paying. Nothing else.',
  },
  26: {
    question: 'Can a unit be trapped and petrified at once?',
    answer: 'Yes. Its defence stays as it is, and one lost activation removes both.',
  },
  27: {
    question: 'Can the hound be moved?',
    answer: 'An enemy can throw or push it; its Rage goes with it.',
  },
  28: {
    question: 'Is there a bonus for the next scenario?',
    answer: 'No. Who won changes nothing in another game.',
  },
  29: {
    question: 'What if neither side gets anywhere?',
    answer:
      'After 60 turns per side, Blue counts the Rage it took off the hound and Red how close its nearer god came to the way out. The higher count wins.',
  },
  30: {
    question: 'Where can tokens lie?',
    answer: 'On the 18 areas of Olympus that are neither blue nor red and can be walked into.',
  },
};

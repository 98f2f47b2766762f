import type { NewRiddleText } from '../../../sphinx/pages/new-riddle-text.ts';
import { game } from '../game.ts';

/** What is agreed before a riddle begins. */
export const newRiddle: NewRiddleText = {
  game,
  title: (riddle, title) => `Riddle ${riddle} · ${title}`,
  back: 'Back',
  players: 'Players',
  countNotes: {
    1: 'You play a white pair and a blue pair in turn, and hold up to three gods.',
    2: 'Each of you has a pair of workers.',
    3: 'Each of you has one worker. The Wanderer belongs to everyone, but never moves first twice in a row.',
    4: 'Players who sit across from each other share a pair.',
  },
  seat: (seat) => `Player ${seat}`,
  name: 'Name',
  nameExample: 'Your name',
  known: 'From the guestbook',
  person: 'Person',
  computer: 'Computer',
  colour: 'Colour',
  colourOf: (player) => `Colour of ${player}`,
  partners: (one, other, colour) => `${one} and ${other} share the ${colour} pair.`,
  wanderer: 'Everyone plays the Wanderer.',
  first: 'Who starts?',
  setting: 'Setting',
  standard: 'Standard',
  expert: 'Expert',
  expertChanges: 'On Expert:',
  friends: {
    title: (count) => (count === 1 ? 'Choose a friendly god' : `Choose ${count} friendly gods`),
    note: 'They’re among the gods to call from the start.',
    left: (count) => (count === 1 ? '1 more to choose' : `${count} more to choose`),
    enough: 'All chosen',
    short: (count) =>
      count === 1
        ? 'You are one friend short: a blue god is shuffled into the deck instead.'
        : `You are ${count} friends short: as many blue gods are shuffled into the deck instead.`,
    free: 'Outside an adventure every god is friendly.',
    arrow: (god) => `Which arrow to ${god} do you shade?`,
    arrowOf: (gods) => `the star between ${gods}`,
    noArrow: 'Every arrow to this god is shaded.',
  },
  blessings: (score) => `Blessings 1 to ${score} can be drawn.`,
  oedipus: 'Oedipus is with you: once, you don’t have to roll.',
  begin: 'Start the riddle',
  cannotStart: 'We couldn’t load the riddle. Are you online?',
};

import type { EndText } from '../../../sphinx/pages/end-text.ts';
import { due, steps } from './due.ts';

/** The end of a riddle. */
export const end: EndText = {
  over: (riddle, title) => `Riddle ${riddle} · ${title}`,
  finishedWith: (tier) => `Finished with ${tier}`,
  notSolved: 'Not solved this time',
  because: {
    objective: 'The objective that ends this riddle is achieved.',
    finished: 'You decided to finish here.',
    destroyed: 'A second worker has fallen.',
    time: 'Time is up.',
    'gave-up': 'You gave this one up.',
    deserted: 'Nobody was left at the table.',
  },
  turns: (turns) => (turns === 1 ? '1 turn' : `${turns} turns`),
  fell: (workers) => {
    if (workers === 0) return 'nobody fell';
    return workers === 1 ? '1 worker fell' : `${workers} workers fell`;
  },
  godsCalled: (gods) => {
    if (gods === 0) return 'no god called';
    return gods === 1 ? '1 god called' : `${gods} gods called`;
  },
  tile: { diamond: '+1 diamond', shadedBefore: 'shaded before', stillOpen: 'still open' },
  steps: {
    titles: steps,
    due,
    heading: 'Three things to do',
    isDone: 'done',
    sign: { todo: (players) => `New here: ${players}`, nothing: 'Everyone here has already signed' },
    shade: {
      todo: (tiers, riddle) => `${tiers} on riddle ${riddle}`,
      nothing: 'No new circle this time',
    },
    place: { todo: 'Anywhere among the stars', nothing: 'No diamond this time' },
    button: { sign: 'Sign the guestbook', shade: 'Shade the circles', place: 'Place the diamonds' },
    guide: {
      sign: 'Everyone who plays for the first time signs. Bring anyone you like to the next riddle.',
      shade: 'Each objective you achieved shades its circle on the map, once and for all.',
      place: 'Each new circle brings a diamond. Full paths from Polaris make gods your friends.',
    },
  },
  toMap: 'To the map',
  next: (riddle) => `On to riddle ${riddle}`,
  tryAgain: 'Try again',
  playAgain: 'Play it again',
  look: 'See the board',
  outside: 'Played outside an adventure: nothing is shaded.',
};

import type { AdventuresText } from '../../../sphinx/pages/adventures-text.ts';
import { game } from '../game.ts';
import { adventure } from './adventure.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The page with every adventure. */
export const adventures: AdventuresText = {
  game,
  adventure,
  title: 'Riddle of the Sphinx',
  lead: 'One to four builders, 22 riddles, and never enough stone. Everyone plays together.',
  back: 'Back to Thera',
  heading: 'Your adventures',
  none: 'No adventures yet.',
  begin: 'Begin an adventure',
  firstTime: {
    title: 'First time in the boat?',
    sentence: 'Read how it began, then play the first riddle. It shows you everything you need.',
    button: 'Begin with the story',
  },
  row: {
    goOn: 'Continue',
    standing: (riddles, circles, of) =>
      `${counted(riddles, 'riddle', 'riddles')} solved, ${circles} of ${of} circles`,
    begun: (date) => `begun ${date}`,
    lastPlayed: (riddle, title, date) => `last played ${riddle}, ${title}, on ${date}`,
    inPlay: (riddle, title) => `in the middle of ${riddle}, ${title}`,
    isTold: 'The story is told.',
    isPerfect: 'Every circle is shaded.',
    more: (title) => `Options for ${title}`,
  },
  readIn: {
    ask: 'Load',
    sentence: 'Paste the text of an adventure, or choose its file.',
    label: 'Text of the adventure',
    file: 'Choose a file',
    button: 'Load it',
    cancel: 'Cancel',
    isNew: (title) => `${title} has been loaded.`,
    isUnited: (title) => `${title} was already here: what was played on each device has been merged.`,
    refused: 'We couldn’t load this.',
    at: (place) => `The problem is here: ${place}.`,
    untouched: 'Your adventures haven’t changed.',
  },
  damaged: {
    title: 'We can’t read everything here',
    kept: 'We’ve left it as it is. If you saved the adventure as text, load it again.',
  },
  single: {
    title: 'A single riddle',
    note: 'Any riddle, with friendly gods of your choice. Nothing is shaded.',
    play: (riddle, title) => `Play riddle ${riddle}, ${title}`,
  },
  rules: 'Rules',
  credits:
    'After the game by James Van Niekerk and Paul Saxberg, based on Santorini by Gordon Hamilton. Maps, cards and words here are our own.',
  cannotStart: 'We couldn’t load the riddle. Are you online?',
};

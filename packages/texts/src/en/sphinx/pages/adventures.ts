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
  lead: 'One to four builders, 22 riddles, and never enough stone. Nobody plays against anyone.',
  back: 'Back to Thera',
  heading: 'Your adventures',
  none: 'No adventure yet.',
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
    more: (title) => `More for ${title}`,
  },
  readIn: {
    ask: 'Load',
    sentence: 'Paste the text of an adventure, or choose its file.',
    label: 'Text of the adventure',
    file: 'Choose a file',
    button: 'Load it',
    cancel: 'Cancel',
    isNew: (title) => `${title} is here now.`,
    isUnited: (title) => `${title} was here already: what was played on each device has been merged.`,
    refused: 'This can’t be loaded.',
    at: (place) => `The trouble is here: ${place}.`,
    untouched: 'Your adventures are as they were.',
  },
  damaged: {
    title: 'Not everything here can be read',
    kept: 'It is left as it is. If you saved the adventure as text, load it again.',
  },
  single: {
    title: 'A riddle by itself',
    note: 'Any riddle, with friendly gods of your choice. Nothing is shaded.',
    play: (riddle, title) => `Play riddle ${riddle}, ${title}`,
  },
  rules: 'Rules',
  credits:
    'After the game by James Van Niekerk and Paul Saxberg, based on Santorini by Gordon Hamilton. Maps, cards and words here are our own.',
  cannotStart: 'The riddle couldn’t be loaded. Are you online?',
};

import type { OpenText } from '../../../santorini/pages/open-text.ts';
import { game } from '../game.ts';

/** The texts of this page. */
export const open: OpenText = {
  game,
  title: 'Open a position',
  sentence: 'Paste a position, a whole game or a link, and carry on from there.',
  label: 'Position, game or link',
  example: '0100212410032102130100100/2/athena:C3,B1/minotaur:D3,B2',
  useExample: 'Try an example',
  openPosition: 'Open position',
  openGame: 'Open game',
  openLink: 'Open link',
  open: 'Open',
  found: {
    position: 'This is a position.',
    game: (turns) => `This is a game of ${turns} ${turns === 1 ? 'turn' : 'turns'}.`,
    link: 'This is a link to this site.',
  },
  cannotRead: (line, column) => `Something’s wrong on line ${line}, character ${column}`,
  cannotReadAtAll: 'We couldn’t read this',
  whatToDo: 'Fix the underlined part, or paste the text again.',
  foreignLink: 'This link goes to another site, or to something we can’t open here.',
  onlyTheEnd:
    'This game can’t be replayed because of chance or the way it ended. You’ll see its last position.',
};

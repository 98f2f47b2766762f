import type { OpenText } from '../../../santorini/pages/open-text.ts';
import { game } from '../game.ts';

/** The texts of this page. */
export const open: OpenText = {
  game,
  title: 'Open a position',
  sentence: 'Paste a position, a whole game or a link, and go on from there.',
  label: 'A position, a game or a link',
  example: '0100212410032102130100100/2/athena:C3,B1/minotaur:D3,B2',
  useExample: 'Try an example',
  openPosition: 'Open the position',
  openGame: 'Open the game',
  openLink: 'Follow the link',
  open: 'Open',
  found: {
    position: 'This is a position.',
    game: (turns) => `This is a game of ${turns} ${turns === 1 ? 'decision' : 'decisions'}.`,
    link: 'This is a link to this site.',
  },
  cannotRead: (line, column) => `It cannot be read at line ${line}, sign ${column}`,
  cannotReadAtAll: 'It cannot be read',
  whatToDo: 'Correct the part that is underlined, or paste the text again.',
  foreignLink: 'This link leads to another site, or to nothing that can be opened here.',
  onlyTheEnd:
    'Chance had a part in this game, or it ended in a way that cannot be replayed: its last position is opened.',
};

import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';
import { rulesReference } from './rules-reference.ts';
import { strategy } from './strategy.ts';

/** The texts of the rules page. */
export const rulesPage: RulesPageText = {
  title: 'The rules',
  lead: 'What you need to play fits on one screen. The rest is here for when you wonder.',
  contents: 'On this page',
  learn: 'Learn by playing instead',
  sections: {
    story: {
      title: 'The story',
      paragraphs: [
        'A bare rock in a blue sea, and two builders who both want the best view. Stone by stone a white village grows, and whoever first stands on a third floor may call it theirs.',
        'The gods like to watch. Sometimes they lend a hand: a builder who can run across the island, push a rival off a roof or close a house before its time.',
      ],
    },
    facts: {
      title: 'Quick facts',
      lead: 'One look before you begin.',
      items: [
        { term: 'Players', meaning: '2, 3, or 4 in two teams' },
        { term: 'Time', meaning: 'about 20 minutes' },
        { term: 'Board', meaning: '25 squares, 5 by 5' },
        { term: 'Each side has', meaning: '2 workers' },
        { term: 'Goal', meaning: 'step up to level 3' },
        { term: 'Luck', meaning: 'none, with a few powers as exceptions' },
      ],
    },
    essentials: {
      title: 'What you need to know',
      lead: 'In your turn you move one worker, and then that worker builds.',
      items: [
        'Move to one of the eight neighbouring squares. It must be free: no worker, no dome.',
        'Go up by one level at most. Go down as far as you like.',
        'Build on a free neighbouring square: one block, or a dome if there are three blocks.',
        'Both are a must. A worker that has moved is the one that builds.',
        'You win at once when your worker moves up to level 3.',
        'You lose if it is your turn and you cannot move and build.',
      ],
    },
    turn: {
      title: 'A turn in pictures',
      lead: 'Orange is to move. Dots are moves, triangles are blocks.',
      notes: {
        move: {
          title: 'Move',
          text: 'One square in any direction, also diagonally. Blue’s square is taken.',
        },
        climb: {
          title: 'Mind the height',
          text: 'From level 1 the ochre roof of level 2 is one step up. The rose roof of level 3 is too high.',
        },
        build: {
          title: 'Build',
          text: 'The worker that has moved lays a block next to it, be it on the square that it has just left.',
        },
        dome: {
          title: 'Dome',
          text: 'On three blocks goes a dome. The tower is complete and closed to everybody.',
        },
        win: { title: 'Win', text: 'From level 2 up to level 3: the game is over, without a build.' },
        stuck: {
          title: 'Stuck',
          text: 'Blue is to move and every way is taken, domed or too high. Blue has lost.',
        },
      },
    },
    players: {
      title: 'Two, three and four players',
      lead: 'The turn is the same for all. Who plays with whom is not.',
      notes: {
        two: {
          title: 'Two',
          text: 'With powers or without. The start player places both workers, then the other does, and the start player takes the first turn.',
        },
        three: {
          title: 'Three',
          text: 'Everybody for themselves, and always with powers that suit three. Whoever has no turn is out: the workers and the power leave, the towers stay. Whoever climbs to level 3 wins, and so does the last one left.',
        },
        four: {
          title: 'Four',
          text: 'Two against two: partners sit across and take turns with the same two workers, each with a power of their own. The first player of each team places the workers, and the second of the starting team takes the first turn. A win or a loss is the team’s.',
        },
      },
    },
    powers: {
      title: 'Gods and heroes',
      lead: 'A power lets its player bend one rule. Where the two disagree, the power is right.',
      notes: {
        gods: {
          title: 'Gods',
          text: 'A god’s power works in every turn. Ten of them are simple and made for first games; the others may win in strange ways, bring tokens, hide things or forbid you something.',
        },
        heroes: {
          title: 'Heroes',
          text: 'A hero’s power is strong, but it serves once in a game. Heroes are for two players.',
        },
        draft: {
          title: 'Who gets what',
          text: 'One player, the Challenger, offers as many powers as there are players. The others choose one each, the Challenger keeps the last and names the start player. You may also leave it to chance, or let everybody take what they like.',
        },
        conflicts: {
          title: 'When powers meet',
          text: 'What is forbidden stays forbidden, whatever else is allowed. A worker that is forced to another square has not moved: it wins nothing by it. A few pairs do not go together, and we say why before a game begins.',
        },
      },
    },
    fleece: {
      title: 'The Golden Fleece',
      lead: 'A variant for two players who share one power.',
      items: [
        'Nobody has a power. One god lies beside the board.',
        'The start player places first, and after the other’s workers puts the Ram on any free square. The other takes the first turn.',
        'Whoever has a worker next to the Ram when a turn begins has the power for that turn. That can be both players.',
        'The Ram closes its square like a dome and never moves.',
      ],
    },
    editions: {
      title: 'Editions',
      paragraphs: [
        'Some powers were worded differently when they were first printed. We play the revised wording; when you set up a game you can choose the printed one instead, and the gods’ pages tell you where the two differ.',
        'Powers of the second edition are marked as experimental: we know what they do, but not yet every detail.',
        'Two rules of our own keep games from going on for ever: a position that stands for the third time with the same player to move is a draw, and so is a game that reaches a very high number of turns.',
      ],
    },
    strategy,
    ...rulesReference,
  },
};

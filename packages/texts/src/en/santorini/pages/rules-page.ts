import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';
import { rulesReference } from './rules-reference.ts';
import { strategy } from './strategy.ts';

/** The texts of the rules page. */
export const rulesPage: RulesPageText = {
  title: 'The rules',
  lead: 'Everything you need to play fits on one screen. The rest is here when you need it.',
  contents: 'On this page',
  learn: 'Learn by playing instead',
  sections: {
    story: {
      title: 'The story',
      paragraphs: [
        'A bare rock in a blue sea, and two builders who both want the best view. Stone by stone, a white village grows, and the first to stand on a third floor can call it their own.',
        'The gods like to watch. Sometimes they lend a hand, and a builder can run across the island, push a rival off a roof or cap a house before its time.',
      ],
    },
    facts: {
      title: 'Quick facts',
      lead: 'The basics at a glance.',
      items: [
        { term: 'Players', meaning: '2, 3, or 4 in two teams' },
        { term: 'Time', meaning: 'about 20 minutes' },
        { term: 'Board', meaning: '25 squares, 5 by 5' },
        { term: 'Workers', meaning: '2 each, or 2 per team' },
        { term: 'Goal', meaning: 'step up to level 3' },
        { term: 'Luck', meaning: 'none, except with a few powers' },
      ],
    },
    essentials: {
      title: 'What you need to know',
      lead: 'On your turn, move one of your workers, then build with it.',
      items: [
        'Move to one of the eight neighbouring squares. It must be free: no worker, no dome.',
        'Go up one level at most. Go down as far as you like.',
        'Build on a free neighbouring square: a block, or a dome on top of three blocks.',
        'You must do both, and the worker that moved is the one that builds.',
        'You win at once when your worker moves up to level 3.',
        'You lose if you can’t move and build on your turn.',
      ],
    },
    turn: {
      title: 'A turn in pictures',
      lead: 'It’s orange’s turn. Dots are moves, triangles are blocks.',
      notes: {
        move: {
          title: 'Move',
          text: 'One square in any direction, including diagonally. Blue’s square is taken.',
        },
        climb: {
          title: 'Mind the height',
          text: 'From level 1, the ochre roof of level 2 is one step up. The rose roof of level 3 is too high.',
        },
        build: {
          title: 'Build',
          text: 'The worker that moved builds a block next to it, even on the square it just left.',
        },
        dome: {
          title: 'Dome',
          text: 'A dome goes on top of three blocks. The tower is complete, and closed to everyone.',
        },
        win: { title: 'Win', text: 'From level 2 up to level 3, and the game is over. No need to build.' },
        stuck: {
          title: 'Stuck',
          text: 'It’s blue’s turn, and every way out is taken, domed or too high. Blue has lost.',
        },
      },
    },
    players: {
      title: 'Two, three and four players',
      lead: 'Turns work the same way. Teams don’t.',
      notes: {
        two: {
          title: 'Two',
          text: 'With or without powers. The first player places both workers, then the other player does, and the first player takes the first turn.',
        },
        three: {
          title: 'Three',
          text: 'Everyone for themselves, and always with powers that work for three. If you can’t take a turn, you’re out: your workers and your power leave, the towers stay. Climb to level 3 or be the last one left, and you win.',
        },
        four: {
          title: 'Four',
          text: 'Two against two: teammates sit across from each other and share the same two workers, but each has a power of their own. The first player of each team places its workers, and the second player of the starting team takes the first turn. You win or lose as a team.',
        },
      },
    },
    powers: {
      title: 'Gods and heroes',
      lead: 'A power lets you break a rule. When the rules and a power disagree, the power wins.',
      notes: {
        gods: {
          title: 'Gods',
          text: 'A god’s power works every turn. Ten gods are simple, ideal for your first games. The others win in strange ways, bring tokens, keep secrets or stop you from doing something.',
        },
        heroes: {
          title: 'Heroes',
          text: 'A hero’s power is strong, but you can use it only once per game. Heroes are for two players.',
        },
        draft: {
          title: 'Who gets what',
          text: 'One player, the Challenger, picks as many powers as there are players. The others choose one each. The Challenger gets the last one and decides who starts. You can also deal powers at random, or let everyone take what they like.',
        },
        conflicts: {
          title: 'When powers meet',
          text: 'If one power forbids what another allows, it’s forbidden. A worker forced to another square hasn’t moved, so it can’t win that way. A few powers don’t go well together; we’ll tell you why before the game starts.',
        },
      },
    },
    fleece: {
      title: 'The Golden Fleece',
      lead: 'A variant for two players, with one power for both.',
      items: [
        'Nobody has a power of their own. One god waits beside the board.',
        'The first player places their workers, then the other player does. The first player then puts the Ram on any free square, and the other player takes the first turn.',
        'If you have a worker next to the Ram when a turn begins, you have the power for that turn. Both players can have it at once.',
        'The Ram never moves, and closes its square like a dome.',
      ],
    },
    editions: {
      title: 'Editions',
      paragraphs: [
        'Some powers worked differently when they were first printed. We use the revised version; you can choose the printed one when you set up a game, and each god’s page tells you what’s different.',
        'Powers from the second edition are marked as experimental: we know what they do, but not every detail yet.',
        'Two rules of our own keep games from going on for ever: it’s a draw if a position comes up for the third time with the same player to move, or if the game reaches a very high number of turns.',
      ],
    },
    strategy,
    ...rulesReference,
  },
};

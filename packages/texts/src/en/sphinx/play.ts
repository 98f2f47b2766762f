import type { SphinxPlayText } from '../../sphinx/play-text.ts';
import { game } from './game.ts';
import { end } from './pages/end.ts';
import { tutorial } from './pages/tutorial.ts';

/** The texts of Riddle of the Sphinx where it is played. */
export const play: SphinxPlayText = {
  game,
  end,
  tutorial,
  subtitle: (riddle, island, turn) => `Riddle ${riddle} · ${island} · turn ${turn}`,
  brief: (riddle, turn) => `Riddle ${riddle}, turn ${turn}`,
  card: {
    open: 'The riddle’s card',
    over: (island, setting) => `${island} · ${setting}`,
    asExpert: 'On Expert',
  },
  objective: {
    label: (tier, progress) => `${tier}, ${progress}`,
    isEnd: 'ends the riddle',
    isNotEnd: 'not the end',
    isAchieved: 'achieved',
  },
  queued: (place, of, card, brings) => `${place} of ${of}, ${card}, ${brings}`,
  emptyPlace: 'No card left',
  you: 'you',
  othersGods: (player, gods) => (gods === 1 ? `${player} holds 1 god` : `${player} holds ${gods} gods`),
  chooseAction: 'What will you do?',
  actionNotPossible: 'not possible now',
  marks: {
    move: 'move',
    build: 'build',
    toll: 'toll',
  },
  cannotTakeBack: {
    die: 'The die has been rolled: that can’t be taken back.',
    card: 'A card has been revealed: that can’t be taken back.',
  },
  setUpAgain: 'Set up again',
  keys: [
    ['1, 2, 3', 'move and build, call a god, Sphinx’s game'],
    ['C', 'the riddle’s card'],
    ['G', 'go through the gods'],
    ['E', 'what happens at the end of this turn'],
  ],
};

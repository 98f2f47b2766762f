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
  toMap: 'To the map',
  card: {
    open: 'The riddle’s card',
    close: 'Close the card',
    over: (island, setting) => `${island} · ${setting}`,
    asExpert: 'As expert',
  },
  objective: {
    label: (tier, progress) => `${tier}, ${progress}`,
    isEnd: 'ends the riddle',
    isNotEnd: 'not the end',
    isAchieved: 'achieved',
  },
  queued: (place, of, card, brings) => `${place} of ${of}, ${card}, ${brings}`,
  emptyPlace: 'No card left',
  powerOf: (god) => `What ${god} does`,
  ownedBy: (player) => player,
  you: 'you',
  partner: 'partner',
  othersGods: (player, gods) => (gods === 1 ? `${player} holds 1 god` : `${player} holds ${gods} gods`),
  chooseAction: 'What do you do?',
  actionNotPossible: 'not possible now',
  marks: {
    move: 'move',
    build: 'build',
    take: 'take down',
    force: 'force',
    toll: 'toll',
    strike: 'loses its top',
    falls: 'falls',
  },
  effects: {
    title: 'The end of the turn',
    happened: 'What happened',
    skip: 'Skip',
    speed: 'Speed at the end of a turn',
    speeds: { normal: 'Normal', fast: 'Fast', off: 'At once' },
  },
  cannotTakeBack: {
    die: 'The die has been rolled: that cannot be taken back.',
    card: 'A card has been revealed: that cannot be taken back.',
    end: 'The riddle is over: nothing can be taken back.',
  },
  setUpAgain: 'Set up again',
  copyLink: 'Copy link to this play',
  typeTurnExample: 'such as C3 D4 E4',
  keys: [
    ['1, 2, 3', 'move and build, call a god, Sphinx’s game'],
    ['C', 'the riddle’s card'],
    ['G', 'go through the gods'],
    ['E', 'what happens at the end of this turn'],
  ],
};

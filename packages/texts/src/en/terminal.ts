import type { DialogueText, PlayText, TableText, TerminalText } from '../terminal-text.ts';

const table: TableText = {
  welcome: 'Welcome to Thera. Build high, and climb higher than the others.',
  howToGetHelp: 'Type help at any time.',
  chooseOption: (count) => `Type a number from 1 to ${count}.`,
  choosePlayers: 'How many players: 2, 3 or 4?',
  teams: 'Four play in two teams, players 1 and 3 against players 2 and 4. Each team shares two workers.',
  choosePowers: 'How do you want to choose the powers?',
  powerChoices: {
    draft: 'Draft: one player offers the powers, the others pick first',
    random: 'Random: everybody is dealt one',
    choose: 'Choose: name the power of each player',
    none: 'None: everybody is a mortal',
  },
  choosePowerOf: (player) => `Which power does ${player} have? Type its name.`,
  unknownPower: (text) => `There is no power called “${text}”.`,
  whoPlays: (player) => `Who plays as ${player}?`,
  playerKinds: { person: 'A person', computer: 'The computer' },
  offer: (player, count) => `${player}, offer ${count} powers. Type their names with commas between them.`,
  pick: (player) => `${player}, pick a power.`,
  onOffer: (powers) => `On offer: ${powers}.`,
  chooseStart: (player) => `${player}, which player starts? Type the number.`,
  place: (player) => `${player}, place your two workers. Type their squares, such as B3,D3.`,
  placeFemaleFirst: 'The first square is for the female worker.',
  playsWith: (player, power) => `${player} plays with ${power}.`,
};

const play: PlayText = {
  turnOf: (player, power) => `${player} (${power}) to play.`,
  typeTurn: (count) => `Type a turn, or its number from 1 to ${count}. Type list to see them.`,
  extraTurn: (player) => `${player} may take an extra turn with an opponent’s worker. Type pass to decline.`,
  turnCount: (count) => (count === 1 ? 'There is only one turn.' : `There are ${count} turns.`),
  moreTurns: (count) => `…and ${count} more.`,
  thinking: (player) => `${player} is thinking…`,
  played: (player, turn) => `${player} plays ${turn}`,
  powerDrawn: (player, power) => `${player} draws the power of ${power}.`,
  undone: 'The last turn has been taken back.',
  nothingToUndo: 'There is nothing to take back.',
  copyThis: 'This line is the whole position:',
  canChoose: (square) => `You can choose ${square} now.`,
  languageChanged: 'From now on we speak English.',
  gameOver: 'The game is over.',
  playAgain: 'Do you want to play again?',
  bye: 'Goodbye, and thank you for playing.',
};

const dialogue: DialogueText = {
  helpTitle: 'What you can type',
  howToWriteTurns: [
    'A turn is written as it is played: B3>B4^C4 moves the worker from B3 to B4 and builds on C4.',
    'Columns are A to E from left to right, rows 1 to 5 from bottom to top.',
    'Other turns: B3<>B4 swaps, B3>B4(>B5) pushes, ^C4X is a dome before its time, pass declines.',
  ],
  commands: {
    help: { words: ['help', 'h', '?'], does: 'Shows this help.' },
    turns: {
      words: ['turns', 'list', 'l'],
      argument: '[square]',
      does: 'Lists the turns you can play, or those that begin on a square.',
    },
    undo: { words: ['undo', 'u'], does: 'Takes back the last turn.' },
    show: { words: ['show', 'board'], does: 'Shows the board again.' },
    power: {
      words: ['power', 'p'],
      argument: '[name]',
      does: 'Explains the powers in play, or the one you name.',
    },
    why: { words: ['why', 'w'], argument: '<square>', does: 'Says why a square cannot be chosen now.' },
    copy: { words: ['copy', 'c'], does: 'Writes the position as one line, to keep or to share.' },
    resign: { words: ['resign'], does: 'Gives the game up.' },
    quit: { words: ['quit', 'q', 'exit'], does: 'Leaves the game.' },
    lang: { words: ['lang', 'language'], argument: '<en|es>', does: 'Changes the language.' },
  },
  confirmQuit: 'Do you really want to leave this game?',
  confirmResign: (player) => `${player}, do you really want to resign?`,
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  answerYesOrNo: 'Please answer y or n.',
  unknownInput: (text) => `“${text}” is neither a turn nor a command. Type help to see what you can type.`,
  numberOutOfRange: (count) => `That number is not in the list: it goes from 1 to ${count}.`,
  notASquare: (text) => `“${text}” is not a square. Squares go from A1 to E5.`,
  whyNeedsSquare: 'Which square? Type, for example, why C3.',
  unknownLanguage: (text) => `We do not speak “${text}” yet. Type lang en or lang es.`,
  notNow: 'That is not possible now.',
};

/** The game in the terminal. */
export const terminal: TerminalText = { ...table, ...play, ...dialogue };

import type { DialogueText, PlayText, TableText, TerminalText } from '../../santorini/terminal-text.ts';

const table: TableText = {
  welcome: 'Welcome to Thera. Build high, and climb higher than the others.',
  howToGetHelp: 'Type help at any time.',
  choosePlayers: 'How many players: 2, 3 or 4?',
  teams: 'Four players form two teams: players 1 and 3 against 2 and 4. Each team shares two workers.',
  choosePowers: 'How would you like to choose powers?',
  powerChoices: {
    none: 'None: everyone is a mortal',
    draft: 'Draft: one player lays out the powers, the others pick first',
    random: 'Random: the powers laid out are dealt at random',
    free: 'Free: everyone picks any power',
    fixed: 'Choose: name each player’s power',
  },
  fleeceChoice: 'Golden Fleece: one power beside the board, for anyone next to the Ram',
  chooseFleece: 'Which power goes beside the board? Type its name, or dice for any.',
  choosePowerOf: (player) => `Which power does ${player} have? Type its name.`,
  unknownPower: (text) => `There’s no power called “${text}” here.`,
  whoPlays: (player) => `Who plays as ${player}?`,
  playerKinds: { person: 'A person', computer: 'The computer' },
  offer: (player, count) =>
    `${player}, lay out ${count} powers: type names or numbers separated by commas, or list.`,
  pick: (player) => `${player}, pick a power: type its name or number.`,
  chooseStart: (player) => `${player}, who starts? Type a player’s number.`,
  offerNight: (player) => `${player}, choose the night power: type its name or number.`,
  place: (player) => `${player}, place your workers. Type their squares, such as B3,D3.`,
  placeSome: (player, count) =>
    `${player}, place your ${count} workers. Type their squares, separated by commas.`,
  placeFemaleFirst: 'The first square is for the female worker.',
  placeAbyss: (player) => `${player}, choose the square of the abyss. Don’t let anyone see it.`,
  placeFate: (player) =>
    `${player}, choose the fate squares: type the bottom left one of the four. Don’t let anyone see it.`,
  placeRam: (player) => `${player}, put the Ram on a free square.`,
  aimArrow: (player) => `${player}, choose the direction of your arrow: n, ne, e, se, s, sw, w or nw.`,
  aimWind: (player) => `${player}, choose the direction to block: n, ne, e, se, s, sw, w or nw.`,
};

const play: PlayText = {
  turnOf: (player, power) => `${player} (${power}) to play.`,
  howToPlay: (count, example) => `${count} turns: type one, such as ${example}, or a square, or list.`,
  manyTurns: (count, example) =>
    `More than ${count} turns: type one, such as ${example}, or a square, or list.`,
  onlyFirst: (count) => `There are too many turns to list: here are the first ${count}.`,
  onlyTurn: 'There’s only one turn: type 1.',
  extraTurn: (player) => `${player} may take an extra turn with an opponent’s worker. Type pass to decline.`,
  anotherTurn: (player) => `${player} may take another turn. Type pass to decline.`,
  goOn: (player) => `${player}, continue your turn, or type pass to end it here.`,
  mayBringWorker: (player) =>
    `${player} may bring in a worker from the reserve: type its square, or pass to decline.`,
  moreTurns: (count) => `…and ${count} more: type more, or list and a square.`,
  noMoreTurns: 'That’s the whole list.',
  noTurnWith: (square) => `No turn uses ${square}.`,
  whatFollows: 'What can come next:',
  ambiguous: (square) => `${square} can mean more than one thing:`,
  mayEndHere: 'Press Enter to end the turn here.',
  handOver: (player) => `Pass the screen to ${player}, who then presses Enter.`,
  nothingToUndo: 'There’s nothing to take back.',
  wholePosition: 'The position in one line:',
  wholeGame: 'The whole game:',
  wholeGameLater: 'You can copy the game once it’s over: part of it is hidden from you.',
  languageChanged: 'The language is now English.',
  playAgain: 'Play again?',
  goOnLater: 'To resume later:',
  cannotGoOnLater: 'This game can’t be resumed: part of it is hidden from you.',
  bye: 'Goodbye, and thanks for playing.',
};

const dialogue: DialogueText = {
  helpTitle: 'What you can type',
  howToWriteTurns: [
    'A turn is written as it is played: B3>B4^C4 moves the worker from B3 to B4 and builds on C4.',
    'Columns are A to E from left to right, rows 1 to 5 from bottom to top.',
    'Other turns: B3<>B4 swaps, B3>B4(>B5) pushes, ^C4X builds a dome on fewer than three blocks, pass declines.',
    'More: C4=>C2 forces a worker, +C4 brings one in, xC4 removes one, A1<>C3 swaps two.',
    'And: -C4 takes a block, --C4 all of them, *C4 puts down a token, ~NE aims, ~0 calls the wind back, A1&C3 picks a pair.',
    'Or step by step: type one square at a time. First the worker, then where it goes, then where it builds.',
  ],
  commands: {
    help: { words: ['help', 'h', '?'], does: 'Shows this help.' },
    turns: {
      words: ['turns', 'list', 'l'],
      argument: '[square]',
      does: 'Lists the turns you can play, or those that use a square.',
    },
    more: { words: ['more', 'm'], does: 'Shows the next page of the list.' },
    undo: { words: ['undo', 'u'], does: 'Takes back the steps you typed, or your last turn.' },
    show: { words: ['show', 'board'], does: 'Shows the board again.' },
    power: {
      words: ['power', 'p'],
      argument: '[name]',
      does: 'Explains the powers in play, or the one you name.',
    },
    why: { words: ['why', 'w'], argument: '<square>', does: 'Explains why you can’t choose a square now.' },
    copy: { words: ['copy', 'c'], does: 'Prints the position and the whole game, to keep or share.' },
    resign: { words: ['resign'], does: 'Resigns the game.' },
    quit: { words: ['quit', 'q', 'exit'], does: 'Leaves the game and tells you how to resume it.' },
    lang: { words: ['lang', 'language'], argument: '<en|es>', does: 'Changes the language.' },
  },
  confirmResign: (player) => `${player}, do you really want to resign?`,
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  answerYesOrNo: 'Please answer y or n.',
  unknownInput: (text) => `“${text}” isn’t a turn or a command. Type help to see what you can type.`,
  numberOutOfRange: (count) => `That number isn’t on the list: it goes from 1 to ${count}.`,
  notASquare: (text) => `“${text}” isn’t a square. Squares go from A1 to E5.`,
  whyNeedsSquare: 'Which square? For example: why C3.',
  unknownLanguage: (text) => `We don’t speak “${text}” yet. Type lang en or lang es.`,
};

/** The game in the terminal. */
export const terminal: TerminalText = { ...table, ...play, ...dialogue };

import type { DialogueText, PlayText, TableText, TerminalText } from '../../santorini/terminal-text.ts';

const table: TableText = {
  welcome: 'Welcome to Thera. Build high, and climb higher than the others.',
  howToGetHelp: 'Type help at any time.',
  choosePlayers: 'How many players: 2, 3 or 4?',
  teams: 'Four play in two teams, players 1 and 3 against players 2 and 4. Each team shares two workers.',
  choosePowers: 'How do you want to choose the powers?',
  powerChoices: {
    none: 'None: everybody is a mortal',
    draft: 'Draft: one player offers the powers, the others pick first',
    random: 'Random: chance makes the offer',
    free: 'Free: everybody picks any power',
    fixed: 'Fixed: name the power of each player',
  },
  fleeceChoice: 'Golden Fleece: one power beside the board, for whoever stands next to the Ram',
  chooseFleece: 'Which power lies beside the board? Type its name, or dice for any.',
  choosePowerOf: (player) => `Which power does ${player} have? Type its name.`,
  unknownPower: (text) => `There is no power called “${text}” here.`,
  whoPlays: (player) => `Who plays as ${player}?`,
  playerKinds: { person: 'A person', computer: 'The computer' },
  offer: (player, count) =>
    `${player}, offer ${count} powers: type names or numbers with commas between them, or list.`,
  pick: (player) => `${player}, pick a power: type its name or its number.`,
  chooseStart: (player) => `${player}, which player starts? Type the number.`,
  offerNight: (player) => `${player}, choose the night power: type its name or its number.`,
  place: (player) => `${player}, place your workers. Type their squares, such as B3,D3.`,
  placeSome: (player, count) =>
    `${player}, place your ${count} workers. Type their squares with commas between them.`,
  placeFemaleFirst: 'The first square is for the female worker.',
  placeAbyss: (player) => `${player}, choose the square of the abyss. Nobody else may see it.`,
  placeFate: (player) =>
    `${player}, choose the fate squares: type the one at the bottom left of the four. Nobody else may see it.`,
  placeRam: (player) => `${player}, put the Ram on a free square.`,
  aimArrow: (player) => `${player}, choose the direction of your arrow: n, ne, e, se, s, sw, w or nw.`,
  aimWind: (player) => `${player}, choose where nobody may move: n, ne, e, se, s, sw, w or nw.`,
};

const play: PlayText = {
  turnOf: (player, power) => `${player} (${power}) to play.`,
  howToPlay: (count, example) => `${count} turns: type one, such as ${example}, or a square, or list.`,
  manyTurns: (count, example) =>
    `More than ${count} turns: type one, such as ${example}, or a square, or list.`,
  onlyFirst: (count) => `There are too many turns to list: the list ends at ${count}.`,
  onlyTurn: 'There is only one turn: type 1.',
  extraTurn: (player) => `${player} may take an extra turn with an opponent’s worker. Type pass to decline.`,
  anotherTurn: (player) => `${player} may take another turn. Type pass to decline.`,
  goOn: (player) => `${player}, go on with your turn, or type pass to end it here.`,
  mayBringWorker: (player) =>
    `${player} may bring a worker from the reserve: type its square, or pass to decline.`,
  moreTurns: (count) => `…and ${count} more: type more, or list and a square.`,
  noMoreTurns: 'That is the whole list.',
  noTurnWith: (square) => `No turn names ${square}.`,
  whatFollows: 'What may follow:',
  ambiguous: (square) => `${square} may mean more than one thing:`,
  mayEndHere: 'Press Enter to end the turn here.',
  handOver: (player) => `Pass the screen to ${player}, who then presses Enter.`,
  nothingToUndo: 'There is nothing to take back.',
  wholePosition: 'This line is the whole position:',
  wholeGame: 'This is the whole game:',
  wholeGameLater: 'The whole game can be written when it is over: some of it is hidden from you.',
  languageChanged: 'From now on we speak English.',
  playAgain: 'Do you want to play again?',
  goOnLater: 'To go on later:',
  cannotGoOnLater: 'This game cannot go on later: some of it is hidden from you.',
  bye: 'Goodbye, and thank you for playing.',
};

const dialogue: DialogueText = {
  helpTitle: 'What you can type',
  howToWriteTurns: [
    'A turn is written as it is played: B3>B4^C4 moves the worker from B3 to B4 and builds on C4.',
    'Columns are A to E from left to right, rows 1 to 5 from bottom to top.',
    'Other turns: B3<>B4 swaps, B3>B4(>B5) pushes, ^C4X is a dome before its time, pass declines.',
    'More of them: C4=>C2 forces a worker, +C4 brings one, xC4 removes one, A1<>C3 changes places.',
    'And: -C4 takes a block, --C4 all of them, *C4 puts a token, ~NE aims, ~0 calls the wind back, A1&C3 names a pair.',
    'Step by step: type a square at a time. First the worker, then where it goes, then where it builds.',
  ],
  commands: {
    help: { words: ['help', 'h', '?'], does: 'Shows this help.' },
    turns: {
      words: ['turns', 'list', 'l'],
      argument: '[square]',
      does: 'Lists the turns you can play, or those that name a square.',
    },
    more: { words: ['more', 'm'], does: 'Shows the next page of the list.' },
    undo: { words: ['undo', 'u'], does: 'Takes back the steps you typed, or your last turn.' },
    show: { words: ['show', 'board'], does: 'Shows the board again.' },
    power: {
      words: ['power', 'p'],
      argument: '[name]',
      does: 'Explains the powers in play, or the one you name.',
    },
    why: { words: ['why', 'w'], argument: '<square>', does: 'Says why a square cannot be chosen now.' },
    copy: { words: ['copy', 'c'], does: 'Writes the position and the whole game, to keep or to share.' },
    resign: { words: ['resign'], does: 'Gives the game up.' },
    quit: { words: ['quit', 'q', 'exit'], does: 'Leaves the game and says how to go on later.' },
    lang: { words: ['lang', 'language'], argument: '<en|es>', does: 'Changes the language.' },
  },
  confirmResign: (player) => `${player}, do you really want to resign?`,
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  answerYesOrNo: 'Please answer y or n.',
  unknownInput: (text) => `“${text}” is neither a turn nor a command. Type help to see what you can type.`,
  numberOutOfRange: (count) => `That number is not in the list: it goes from 1 to ${count}.`,
  notASquare: (text) => `“${text}” is not a square. Squares go from A1 to E5.`,
  whyNeedsSquare: 'Which square? Type, for example, why C3.',
  unknownLanguage: (text) => `We do not speak “${text}” yet. Type lang en or lang es.`,
};

/** The game in the terminal. */
export const terminal: TerminalText = { ...table, ...play, ...dialogue };

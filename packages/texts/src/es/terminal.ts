import type { DialogueText, PlayText, TableText, TerminalText } from '../terminal-text.ts';

const table: TableText = {
  welcome: 'Te damos la bienvenida a Thera. Construye alto y sube más que los demás.',
  howToGetHelp: 'Escribe ayuda en cualquier momento.',
  chooseOption: (count) => `Escribe un número del 1 al ${count}.`,
  choosePlayers: '¿Cuántos jugadores: 2, 3 o 4?',
  teams:
    'Cuatro juegan en dos equipos: los jugadores 1 y 3 contra el 2 y el 4. Cada equipo comparte dos obreros.',
  choosePowers: '¿Cómo quieres elegir los poderes?',
  powerChoices: {
    draft: 'Oferta: un jugador ofrece los poderes y los demás eligen primero',
    random: 'Al azar: a cada uno le toca uno',
    choose: 'A la carta: se nombra el poder de cada jugador',
    none: 'Ninguno: todos son mortales',
  },
  choosePowerOf: (player) => `¿Qué poder tiene ${player}? Escribe su nombre.`,
  unknownPower: (text) => `No hay ningún poder llamado «${text}».`,
  whoPlays: (player) => `¿Quién juega como ${player}?`,
  playerKinds: { person: 'Una persona', computer: 'La máquina' },
  offer: (player, count) => `${player}, ofrece ${count} poderes. Escribe sus nombres separados por comas.`,
  pick: (player) => `${player}, elige un poder.`,
  onOffer: (powers) => `Se ofrecen: ${powers}.`,
  chooseStart: (player) => `${player}, ¿qué jugador empieza? Escribe su número.`,
  place: (player) => `${player}, coloca a tus dos obreros. Escribe sus casillas, por ejemplo B3,D3.`,
  placeFemaleFirst: 'La primera casilla es para la obrera.',
  playsWith: (player, power) => `${player} juega con ${power}.`,
};

const play: PlayText = {
  turnOf: (player, power) => `Le toca a ${player} (${power}).`,
  typeTurn: (count) => `Escribe un turno, o su número del 1 al ${count}. Escribe lista para verlos.`,
  extraTurn: (player) =>
    `${player} puede jugar un turno extra con un obrero rival. Escribe pass para renunciar.`,
  turnCount: (count) => (count === 1 ? 'Solo hay un turno posible.' : `Hay ${count} turnos posibles.`),
  moreTurns: (count) => `…y ${count} más.`,
  thinking: (player) => `${player} está pensando…`,
  played: (player, turn) => `${player} juega ${turn}`,
  powerDrawn: (player, power) => `${player} saca el poder de ${power}.`,
  undone: 'Se ha deshecho el último turno.',
  nothingToUndo: 'No hay nada que deshacer.',
  copyThis: 'Esta línea es la posición entera:',
  canChoose: (square) => `Ahora puedes elegir ${square}.`,
  languageChanged: 'Desde ahora hablamos español.',
  gameOver: 'La partida ha terminado.',
  playAgain: '¿Otra partida?',
  bye: 'Hasta pronto, y gracias por jugar.',
};

const dialogue: DialogueText = {
  helpTitle: 'Qué puedes escribir',
  howToWriteTurns: [
    'Un turno se escribe como se juega: B3>B4^C4 mueve al obrero de B3 a B4 y construye en C4.',
    'Las columnas van de la A a la E, de izquierda a derecha; las filas, del 1 al 5, de abajo arriba.',
    'Otros turnos: B3<>B4 intercambia, B3>B4(>B5) empuja, ^C4X es una cúpula antes de tiempo, pass renuncia.',
  ],
  commands: {
    help: { words: ['ayuda', 'a'], does: 'Muestra esta ayuda.' },
    turns: {
      words: ['turnos', 'lista'],
      argument: '[casilla]',
      does: 'Enumera los turnos que puedes jugar, o los que empiezan en una casilla.',
    },
    undo: { words: ['deshacer', 'd'], does: 'Deshace el último turno.' },
    show: { words: ['mostrar', 'tablero'], does: 'Muestra el tablero otra vez.' },
    power: {
      words: ['poder', 'p'],
      argument: '[nombre]',
      does: 'Explica los poderes en juego, o el que nombres.',
    },
    why: {
      words: ['porqué', 'porque'],
      argument: '<casilla>',
      does: 'Dice por qué no se puede elegir ahora una casilla.',
    },
    copy: { words: ['copiar'], does: 'Escribe la posición en una línea, para guardarla o compartirla.' },
    resign: { words: ['rendirse', 'abandonar'], does: 'Da la partida por perdida.' },
    quit: { words: ['salir'], does: 'Sale de la partida.' },
    lang: { words: ['idioma'], argument: '<es|en>', does: 'Cambia el idioma.' },
  },
  confirmQuit: '¿De verdad quieres salir de esta partida?',
  confirmResign: (player) => `${player}, ¿de verdad quieres rendirte?`,
  yes: ['s', 'sí', 'si'],
  no: ['n', 'no'],
  answerYesOrNo: 'Responde s o n, por favor.',
  unknownInput: (text) =>
    `«${text}» no es ni un turno ni una orden. Escribe ayuda para ver qué puedes escribir.`,
  numberOutOfRange: (count) => `Ese número no está en la lista: va del 1 al ${count}.`,
  notASquare: (text) => `«${text}» no es una casilla. Las casillas van de A1 a E5.`,
  whyNeedsSquare: '¿Qué casilla? Escribe, por ejemplo, porqué C3.',
  unknownLanguage: (text) => `Aún no hablamos «${text}». Escribe idioma es o idioma en.`,
  notNow: 'Eso no es posible ahora.',
};

/** The game in the terminal. */
export const terminal: TerminalText = { ...table, ...play, ...dialogue };

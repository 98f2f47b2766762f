import type { DialogueText, PlayText, TableText, TerminalText } from '../../santorini/terminal-text.ts';

const table: TableText = {
  welcome: 'Te damos la bienvenida a Thera. Construye alto y sube más que los demás.',
  howToGetHelp: 'Escribe ayuda en cualquier momento.',
  choosePlayers: '¿Cuántos jugadores: 2, 3 o 4?',
  teams:
    'Con cuatro jugadores hay dos equipos: el 1 y el 3 contra el 2 y el 4. Cada equipo comparte dos obreros.',
  choosePowers: '¿Cómo quieres elegir los poderes?',
  powerChoices: {
    none: 'Ninguno: todos son mortales',
    draft: 'Selección: un jugador selecciona los poderes y los demás eligen primero',
    random: 'Al azar: los poderes de la selección salen al azar',
    free: 'Libre: cada uno elige el que quiera',
    fixed: 'Elegir: tú dices el poder de cada jugador',
  },
  fleeceChoice: 'Vellocino de Oro: un poder junto al tablero, para quien esté al lado del Carnero',
  chooseFleece: '¿Qué poder va junto al tablero? Escribe su nombre, o dice para uno cualquiera.',
  choosePowerOf: (player) => `¿Qué poder tiene ${player}? Escribe su nombre.`,
  unknownPower: (text) => `Aquí no hay ningún poder llamado «${text}».`,
  whoPlays: (player) => `¿Quién juega como ${player}?`,
  playerKinds: { person: 'Una persona', computer: 'El ordenador' },
  offer: (player, count) =>
    `${player}, selecciona ${count} poderes: escribe nombres o números separados por comas, o lista.`,
  pick: (player) => `${player}, elige un poder: escribe su nombre o su número.`,
  chooseStart: (player) => `${player}, ¿quién empieza? Escribe el número del jugador.`,
  offerNight: (player) => `${player}, elige el poder nocturno: escribe su nombre o su número.`,
  place: (player) => `${player}, coloca tus obreros. Escribe sus casillas, por ejemplo B3,D3.`,
  placeSome: (player, count) =>
    `${player}, coloca tus ${count} obreros. Escribe sus casillas, separadas por comas.`,
  placeFemaleFirst: 'La primera casilla es para la obrera.',
  placeAbyss: (player) => `${player}, elige la casilla del abismo. Que no la vea nadie más.`,
  placeFate: (player) =>
    `${player}, elige las casillas del destino: escribe la de abajo a la izquierda. Que no la vea nadie más.`,
  placeRam: (player) => `${player}, pon el Carnero en una casilla libre.`,
  aimArrow: (player) => `${player}, elige la dirección de tu flecha: n, ne, e, se, s, sw, w o nw.`,
  aimWind: (player) => `${player}, elige la dirección que cierra el viento: n, ne, e, se, s, sw, w o nw.`,
};

const play: PlayText = {
  turnOf: (player, power) => `Le toca a ${player} (${power}).`,
  howToPlay: (count, example) => `${count} turnos: escribe uno, como ${example}, o una casilla, o lista.`,
  manyTurns: (count, example) =>
    `Más de ${count} turnos: escribe uno, como ${example}, o una casilla, o lista.`,
  onlyFirst: (count) => `Hay demasiados turnos: estos son los ${count} primeros.`,
  onlyTurn: 'Solo hay un turno posible: escribe 1.',
  extraTurn: (player) =>
    `${player} puede jugar un turno extra con un obrero rival. Escribe pass para renunciar.`,
  anotherTurn: (player) => `${player} puede jugar otro turno. Escribe pass para renunciar.`,
  goOn: (player) => `${player}, sigue con tu turno, o escribe pass para acabarlo aquí.`,
  mayBringWorker: (player) =>
    `${player} puede traer un obrero de la reserva: escribe su casilla, o pass para renunciar.`,
  moreTurns: (count) => `…y ${count} más: escribe más, o lista y una casilla.`,
  noMoreTurns: 'Esa es toda la lista.',
  noTurnWith: (square) => `Ningún turno usa ${square}.`,
  whatFollows: 'Lo que puede venir ahora:',
  ambiguous: (square) => `${square} puede significar más de una cosa:`,
  mayEndHere: 'Pulsa Intro para terminar aquí el turno.',
  handOver: (player) => `Pásale la pantalla a ${player}, que tiene que pulsar Intro.`,
  nothingToUndo: 'No hay nada que deshacer.',
  wholePosition: 'La posición en una línea:',
  wholeGame: 'La partida entera:',
  wholeGameLater: 'Podrás copiar la partida cuando acabe: una parte está oculta para ti.',
  languageChanged: 'Ahora el idioma es el español.',
  playAgain: '¿Otra partida?',
  goOnLater: 'Para seguir más tarde:',
  cannotGoOnLater: 'Esta partida no se puede seguir más tarde: una parte está oculta para ti.',
  bye: 'Hasta pronto, y gracias por jugar.',
};

const dialogue: DialogueText = {
  helpTitle: 'Qué puedes escribir',
  howToWriteTurns: [
    'Un turno se escribe como se juega: B3>B4^C4 mueve el obrero de B3 a B4 y construye en C4.',
    'Las columnas van de la A a la E, de izquierda a derecha; las filas, del 1 al 5, de abajo arriba.',
    'Otros turnos: B3<>B4 intercambia, B3>B4(>B5) empuja, ^C4X pone una cúpula sobre menos de tres bloques, pass renuncia.',
    'Y otros más: C4=>C2 desplaza un obrero, +C4 trae uno, xC4 retira uno, A1<>C3 intercambia dos.',
    'También: -C4 quita un bloque, --C4 todos, *C4 pone una ficha, ~NE orienta, ~0 recoge el viento, A1&C3 elige una pareja.',
    'O paso a paso: una casilla cada vez. Primero el obrero, después adónde va y después dónde construye.',
  ],
  commands: {
    help: { words: ['ayuda', 'a'], does: 'Muestra esta ayuda.' },
    turns: {
      words: ['turnos', 'lista'],
      argument: '[casilla]',
      does: 'Muestra los turnos que puedes jugar, o los que usan una casilla.',
    },
    more: { words: ['más', 'mas'], does: 'Muestra la página siguiente de la lista.' },
    undo: { words: ['deshacer', 'd'], does: 'Deshace los pasos que has escrito, o tu último turno.' },
    show: { words: ['mostrar', 'tablero'], does: 'Muestra el tablero otra vez.' },
    power: {
      words: ['poder', 'p'],
      argument: '[nombre]',
      does: 'Explica los poderes en juego, o el que digas.',
    },
    why: {
      words: ['porqué', 'porque'],
      argument: '<casilla>',
      does: 'Explica por qué no puedes elegir ahora una casilla.',
    },
    copy: {
      words: ['copiar'],
      does: 'Muestra la posición y la partida entera, para guardarlas o compartirlas.',
    },
    resign: { words: ['rendirse', 'abandonar'], does: 'Te rindes.' },
    quit: { words: ['salir'], does: 'Sale de la partida y te dice cómo seguir más tarde.' },
    lang: { words: ['idioma'], argument: '<es|en>', does: 'Cambia el idioma.' },
  },
  confirmResign: (player) => `${player}, ¿de verdad quieres rendirte?`,
  yes: ['s', 'sí', 'si'],
  no: ['n', 'no'],
  answerYesOrNo: 'Responde s o n, por favor.',
  unknownInput: (text) =>
    `«${text}» no es un turno ni una orden. Escribe ayuda para ver qué puedes escribir.`,
  numberOutOfRange: (count) => `Ese número no está en la lista: va del 1 al ${count}.`,
  notASquare: (text) => `«${text}» no es una casilla. Las casillas van de A1 a E5.`,
  whyNeedsSquare: '¿Qué casilla? Por ejemplo: porqué C3.',
  unknownLanguage: (text) => `Aún no hablamos «${text}». Escribe idioma es o idioma en.`,
};

/** The game in the terminal. */
export const terminal: TerminalText = { ...table, ...play, ...dialogue };

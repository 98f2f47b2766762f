import type { TerminalText } from '../../santowerini/terminal-text.ts';

/** The game in the terminal. */
export const terminal: TerminalText = {
  welcome: 'Santowerini. Desembarcan saqueadores y solo tú defiendes la isla.',
  howToGetHelp: 'Escribe ayuda cuando quieras.',
  whichPlace: '¿Qué vas a defender? Escribe un código, como 1A, o asedio.',
  howHard: 'Dificultad: fácil, normal o experto.',
  possible: (values) => `Opciones: ${values}.`,
  level: (level) => `nivel ${level}`,
  keepBuildings: (count) => `conserva ${count} edificios`,
  signs:
    'o tus constructores · R Saqueador, U Corredor, S Zapador, B Bruto, C Capitán y adónde miran · = puerta',
  atSea: (enemies) => `En el mar: ${enemies}.`,
  nobodyAtSea: 'No queda nadie en el mar.',
  ashore: (enemies) => `En tierra: ${enemies}.`,
  ifYouWin: (points) => `Si ganas ahora: ${points}.`,
  buildings: (now, wanted) => `Edificios: ${now} de ${wanted}.`,
  yourTurn: (example) => `Tu turno: escribe uno, como ${example}.`,
  helpTitle: 'Puedes escribir:',
  howToWriteTurns: [
    'Un turno dice de dónde sale un constructor, adónde va y dónde construye: B2-B3 A3.',
    'Para derrotar a un enemigo, construye en su casilla. Debe estar más abajo que tu constructor.',
  ],
  commands: {
    help: { words: ['ayuda', '?'], does: 'esta lista' },
    turns: { words: ['turnos', 'lista'], does: 'adónde puede ir cada constructor' },
    forecast: {
      words: ['pronóstico', 'pronostico', 'qué', 'que'],
      argument: '<casilla>',
      does: 'qué hará ese enemigo con cada tirada',
    },
    risk: {
      words: ['riesgo'],
      does: 'la probabilidad de que caiga la ciudad en esta ronda, tal como están las cosas',
    },
    hint: { words: ['pista', 'consejo'], does: 'un buen turno y por qué' },
    undo: {
      words: ['deshacer', 'atrás', 'atras'],
      does: 'deshacer tu último turno, si no se ha tirado el dado',
    },
    show: { words: ['isla', 'ver'], does: 'dibujar la isla otra vez' },
    log: { words: ['registro'], does: 'lo que ha pasado hasta ahora' },
    copy: { words: ['copiar'], does: 'la isla en una línea' },
    quit: { words: ['salir'], does: 'dejar la partida' },
    lang: { words: ['idioma'], argument: '<en|es>', does: 'cambiar el idioma' },
  },
  turnsFrom: (square, squares) => `El constructor de ${square} puede ir a ${squares}.`,
  whichEnemy: '¿Qué enemigo? Escribe su casilla, por ejemplo pronóstico C4.',
  noSuchEnemy: (text) => `No hay ningún enemigo en ${text}.`,
  unknownInput: (text) =>
    `«${text}» no es un turno ni una orden. Escribe ayuda para ver qué puedes escribir.`,
  unknownLanguage: (text) => `Aún no hablamos «${text}»: en o es.`,
  languageChanged: 'Ahora el idioma es el español.',
  nothingToUndo: 'No hay nada que deshacer.',
  dieWasRolled: 'Ya se ha tirado el dado: no puedes deshacerlo.',
  nothingYet: 'Todavía no ha pasado nada.',
  playAgain: '¿Lo intentas otra vez?',
  yes: ['sí', 'si', 's'],
  no: ['no', 'n'],
  answerYesOrNo: 'Responde sí o no, por favor.',
  goOnLater: 'El mismo desembarco, con los mismos dados:',
  bye: 'Hasta pronto.',
};

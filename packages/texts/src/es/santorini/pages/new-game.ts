import type { NewGameText } from '../../../santorini/pages/new-game-text.ts';
import { levelChoice } from '../../levels.ts';
import { fleece } from '../fleece.ts';
import { game } from '../game.ts';
import { tastes } from '../tastes.ts';

/** A player in the middle of a sentence: “el jugador 1”. */
const inSentence = (seat: string): string => seat.toLowerCase();

/** The texts of this page. */
export const newGame: NewGameText = {
  game,
  title: 'Nueva partida',
  players: 'Jugadores',
  teams: 'Cuatro jugadores forman dos equipos: 1 y 3 contra 2 y 4. Cada equipo comparte dos obreros.',
  team: (team) => `Equipo ${team}`,
  person: 'Persona',
  computer: 'Ordenador',
  nameOf: (seat) => `Nombre del ${inSentence(seat)}`,
  you: 'Tú',
  levelChoice,
  colourOf: (seat, colour) => `Color del ${inSentence(seat)}: ${colour}. Cambiar`,
  colourTitle: (seat) => `Un color para el ${inSentence(seat)}`,
  swapsWith: (seat) => `se lo cambia al ${inSentence(seat)}`,
  powers: 'Poderes',
  ways: {
    none: { name: 'Ninguno', sentence: 'Solo mover, construir y subir.' },
    dealt: { name: 'Al azar', sentence: 'A cada jugador le toca un poder. Sin malas parejas.' },
    draft: {
      name: 'Selección',
      sentence: 'Unos cuantos poderes a la vista de todos; se elige por turnos.',
    },
    chosen: { name: 'Elegir', sentence: 'Tú eliges el poder de cada jugador.' },
  },
  deck: 'Se reparten',
  decks: {
    simple: { name: 'Dioses simples', sentence: 'Los diez que se aprenden más rápido.' },
    any: { name: 'Todos', sentence: 'Todos los que valen para este número de jugadores.' },
  },
  offer: 'Poderes para elegir',
  offers: {
    draft: {
      name: 'Retador',
      sentence: 'El Retador propone un poder por jugador, elige en último lugar y decide quién empieza.',
    },
    random: {
      name: 'Al azar',
      sentence: 'Los poderes salen al azar. El Retador elige en último lugar y decide quién empieza.',
    },
    free: {
      name: 'Todo',
      sentence: 'Vale cualquier poder. El Retador elige en último lugar y decide quién empieza.',
    },
  },
  powerOf: (seat) => `Poder del ${inSentence(seat)}`,
  powerTitle: (seat) => `Un poder para el ${inSentence(seat)}`,
  search: 'Buscar poderes',
  nothingFound: (text) => `No hay poderes que coincidan con «${text}».`,
  dealtSimple: {
    name: 'Un dios simple',
    sentence: 'Uno de los diez dioses simples, que se reparte al empezar.',
  },
  dealtAny: { name: 'Cualquier poder', sentence: 'Se reparte al empezar y siempre encaja con los demás.' },
  changePower: 'cambiar',
  banned: (first, second) => `${first} y ${second} no combinan.`,
  allowAnyway: 'Permitir de todos modos',
  allowed: (first, second) => `${first} y ${second} pueden enfrentarse.`,
  forbidAgain: 'Volver a prohibir',
  bans: {
    name: 'Sin malas parejas',
    sentence: 'Evita las combinaciones que desaconseja la editorial.',
  },
  starts: 'Quién empieza',
  challenger: 'El Retador',
  chance: 'Al azar',
  edition: 'Edición',
  editions: { revised: 'Revisada', printed: 'Impresa' },
  editionSentence: 'Algunos poderes cambiaron de texto tras la primera edición.',
  tastes,
  preview: 'Tu mesa',
  fleece,
  fleeceTitle: 'El poder junto al tablero',
  fleeceAny: { name: 'Cualquier poder', sentence: 'Se reparte al empezar la partida.' },
  position: 'Esta partida empieza en una posición preparada.',
  dropPosition: 'Empezar con el tablero vacío',
  start: 'Empezar',
  copyLink: 'Copiar el enlace de esta preparación',
  linkCopied: 'Enlace copiado',
  linkHere: 'Enlace de esta preparación',
  badLink: 'Este enlace no es válido',
  clock: {
    name: 'Reloj',
    none: 'Ninguno',
    turn: (time) => `${time} por turno`,
    bank: (initial, increment) => `${initial} + ${increment} por turno`,
    atEnd: 'Si se acaba el tiempo',
    atEnds: { lose: 'Se pierde', warn: 'Solo se avisa' },
  },
  linkErrors: {
    'field-twice': 'Dice dos veces lo mismo.',
    'unknown-game': 'Esta versión de Thera no tiene ese juego.',
    'bad-seats':
      'Los jugadores se escriben como p,c3: p para una persona, c y un nivel del 1 al 8 para el ordenador, de dos a cuatro.',
    'bad-looks': 'Los colores se escriben como 0,1: un número del 0 al 3 por jugador, todos distintos.',
    'bad-clock':
      'El reloj se escribe en segundos: por turno, como 60, o para la partida y por turno, como 300:5.',
    'bad-powers': 'Los poderes son none, draft, random o free, o un nombre por jugador, como pan,any.',
    'bad-edition': 'La edición es revised o printed.',
    'bad-start': 'El primer jugador es el número de uno de los jugadores, o dice.',
    'bad-challenger': 'El Retador es el número de uno de los jugadores, o dice.',
    'bad-bans': 'Las prohibiciones son on u off.',
    'bad-repetition': 'La repetición es on u off.',
    'bad-turns': 'El límite de turnos es un número; 0 significa ninguno.',
    'bad-fleece': 'El Vellocino de Oro necesita el nombre de un poder, o dice.',
    'bad-position': 'La posición está vacía.',
  },
  usualTable: 'Aquí tienes la preparación estándar.',
  close: 'Cerrar',
};

import type { NewRiddleText } from '../../../sphinx/pages/new-riddle-text.ts';
import { game } from '../game.ts';

/** What is agreed before a riddle begins. */
export const newRiddle: NewRiddleText = {
  game,
  title: (riddle, title) => `Enigma ${riddle} · ${title}`,
  back: 'Atrás',
  players: 'Jugadores',
  countNotes: {
    1: 'Juegas por turnos con una pareja blanca y otra azul, y puedes tener hasta tres dioses.',
    2: 'Cada uno tiene una pareja de obreros.',
    3: 'Cada uno tiene un obrero. El Caminante es de todos, pero nunca se mueve primero dos turnos seguidos.',
    4: 'Quienes se sientan frente a frente comparten una pareja.',
  },
  seat: (seat) => `Jugador ${seat}`,
  name: 'Nombre',
  nameExample: 'Tu nombre',
  known: 'Del libro de visitas',
  person: 'Persona',
  computer: 'Ordenador',
  colour: 'Color',
  colourOf: (player) => `Color de ${player}`,
  partners: (one, other, colour) => `${one} y ${other} comparten la pareja de color ${colour}.`,
  wanderer: 'El Caminante es de todos.',
  first: '¿Quién empieza?',
  setting: 'Modo',
  standard: 'Estándar',
  expert: 'Experto',
  expertChanges: 'En experto:',
  friends: {
    title: (count) => (count === 1 ? 'Elegid un dios amigo' : `Elegid ${count} dioses amigos`),
    note: 'Estarán entre los dioses disponibles desde el principio.',
    left: (count) => (count === 1 ? 'queda 1 por elegir' : `quedan ${count} por elegir`),
    enough: 'Ya están todos',
    short: (count) =>
      count === 1
        ? 'Os falta un amigo: en el mazo entra un dios azul.'
        : `Os faltan ${count} amigos: en el mazo entran otros tantos dioses azules.`,
    free: 'Fuera de una aventura, todos los dioses son amigos.',
    arrow: (god) => `¿Qué flecha hacia ${god} sombreáis?`,
    arrowOf: (gods) => `la estrella entre ${gods}`,
    noArrow: 'Todas las flechas hacia este dios están sombreadas.',
  },
  blessings: (score) => `Pueden salir las bendiciones de la 1 a la ${score}.`,
  oedipus: 'Edipo os acompaña: una vez no hará falta tirar.',
  begin: 'Empezar el enigma',
  cannotStart: 'No hemos podido cargar el enigma. ¿Tienes conexión?',
};

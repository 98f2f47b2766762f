import type { AdventuresText } from '../../../sphinx/pages/adventures-text.ts';
import { game } from '../game.ts';
import { adventure } from './adventure.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** The page with every adventure. */
export const adventures: AdventuresText = {
  game,
  adventure,
  title: 'El enigma de la Esfinge',
  lead: 'De uno a cuatro constructores, 22 enigmas y nunca bastante piedra. Aquí jugáis todos juntos.',
  back: 'Volver a Thera',
  heading: 'Vuestras aventuras',
  none: 'Aún no hay ninguna aventura.',
  begin: 'Empezar una aventura',
  firstTime: {
    title: '¿Primera vez en la barca?',
    sentence: 'Leed cómo empezó todo y jugad el primer enigma: os enseña cuanto hace falta.',
    button: 'Empezar por la historia',
  },
  row: {
    goOn: 'Continuar',
    standing: (riddles, circles, of) =>
      `${counted(riddles, 'enigma resuelto', 'enigmas resueltos')}, ${circles} de ${of} círculos`,
    begun: (date) => `empezada el ${date}`,
    lastPlayed: (riddle, title, date) => `último: ${riddle}, ${title}, el ${date}`,
    inPlay: (riddle, title) => `a medias: ${riddle}, ${title}`,
    isTold: 'La historia está contada.',
    isPerfect: 'Todos los círculos están sombreados.',
    more: (title) => `Más opciones de ${title}`,
  },
  readIn: {
    ask: 'Cargar',
    sentence: 'Pega el texto de una aventura o elige su archivo.',
    label: 'Texto de la aventura',
    file: 'Elegir un archivo',
    button: 'Cargarla',
    cancel: 'Cancelar',
    isNew: (title) => `${title} se ha cargado.`,
    isUnited: (title) => `${title} ya estaba aquí: se ha unido lo jugado en ambos dispositivos.`,
    refused: 'No hemos podido cargarlo.',
    at: (place) => `El problema está aquí: ${place}.`,
    untouched: 'Vuestras aventuras siguen como estaban.',
  },
  damaged: {
    title: 'No podemos leer todo lo que hay aquí',
    kept: 'Lo dejamos como está. Si habías guardado la aventura como texto, vuelve a cargarla.',
  },
  single: {
    title: 'Un enigma suelto',
    note: 'Cualquier enigma, con los dioses amigos que queráis. No se sombrea nada.',
    play: (riddle, title) => `Jugar el enigma ${riddle}, ${title}`,
  },
  rules: 'Reglas',
  credits:
    'A partir del juego de James Van Niekerk y Paul Saxberg, basado en Santorini, de Gordon Hamilton. Los mapas, las cartas y los textos son nuestros.',
  cannotStart: 'No hemos podido cargar el enigma. ¿Tienes conexión?',
};

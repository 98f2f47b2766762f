import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** Advice for one’s first games. */
export const strategy: RulesPageText['sections']['strategy'] = {
  title: 'Jugar bien',
  lead: 'Seis ideas que ganan más partidas que cualquier poder.',
  notes: {
    centre: {
      title: 'Ocupa el centro',
      text: 'Desde C3 llegas a ocho casillas; desde una esquina, a tres. Quien está en medio está cerca de todo lo que pasa.',
    },
    height: {
      title: 'Sube y quédate arriba',
      text: 'Desde el suelo un obrero solo mira. En el nivel 1 puede seguir a los demás, y en el nivel 2 amenaza. No bajes sin motivo.',
    },
    domes: {
      title: 'Las cúpulas son muros',
      text: 'Una cúpula impide una victoria para siempre. Un bloque, por un rato: una torre dos niveles más alta queda fuera de alcance.',
    },
    gifts: {
      title: 'No hagas regalos',
      text: 'Antes de poner un tercer bloque, mira quién está al lado en el nivel 2. También cuenta la casilla que acabas de dejar: no la subas para tu vecino.',
    },
    threats: {
      title: 'Amenaza dos veces',
      text: 'A una amenaza se responde con una cúpula. Dos torres de nivel 3 junto a un obrero en el nivel 2 son una de más.',
    },
    freedom: {
      title: 'Guarda una salida',
      text: 'Las esquinas y los patios son trampas. Cuenta las casillas a las que aún llegan tus obreros, y las de tu rival.',
    },
  },
};

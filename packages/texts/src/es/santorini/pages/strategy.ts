import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';

/** Advice for one’s first games. */
export const strategy: RulesPageText['sections']['strategy'] = {
  title: 'Jugar bien',
  lead: 'Seis ideas que ganan más partidas que cualquier poder.',
  notes: {
    centre: {
      title: 'Ocupa el centro',
      text: 'Desde C3 llegas a ocho casillas; desde una esquina, solo a tres. En el centro estás cerca de todo.',
    },
    height: {
      title: 'Sube y quédate arriba',
      text: 'En el suelo solo miras, en el nivel 1 puedes seguir a los demás y en el nivel 2 eres una amenaza. No bajes sin motivo.',
    },
    domes: {
      title: 'Las cúpulas son muros',
      text: 'Una cúpula impide una victoria para siempre. Un bloque, por un rato: una torre dos niveles más alta queda fuera de alcance.',
    },
    gifts: {
      title: 'No hagas regalos',
      text: 'Antes de poner un tercer bloque, mira quién está al lado en el nivel 2. También en la casilla que acabas de dejar: no la levantes para tu rival.',
    },
    threats: {
      title: 'Amenaza dos veces',
      text: 'Con una cúpula se responde a una amenaza. Un obrero en el nivel 2 con dos torres de nivel 3 al lado es una amenaza de más.',
    },
    freedom: {
      title: 'Déjate una salida',
      text: 'Las esquinas y los patios son trampas. Cuenta las casillas a las que aún llegan tus obreros, y las de tu rival.',
    },
  },
};

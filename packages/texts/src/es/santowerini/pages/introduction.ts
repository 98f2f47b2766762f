import type { IntroductionText } from '../../../santowerini/pages/introduction-text.ts';
import { game } from '../game.ts';

/** The introduction that is played. */
export const introduction: IntroductionText = {
  title: 'Introducción',
  game,
  back: 'Santowerini',
  board: 'La isla',
  number: (exercise, of) => `Ejercicio ${exercise} de ${of}`,
  previous: 'Ejercicio anterior',
  following: 'Ejercicio siguiente',
  exercises: {
    build: {
      task: 'Construye una casa en C3.',
      rule: 'En tu turno, un constructor se mueve a una casilla vecina, subiendo un nivel como mucho, y luego construye a su lado. Después, cada enemigo actúa una vez.',
      hint: 'Lleva a cualquiera de los constructores junto a C3 y elige C3.',
      mistake: 'La casa va en C3. Antes acerca a un constructor.',
      praise: 'Eso es un turno. Luego se tira el dado por el Saqueador, y el número dice qué hace.',
    },
    defeat: {
      task: 'Derrota al Saqueador de C4.',
      rule: 'Puedes construir sobre un enemigo si está más bajo que tu constructor: el bloque se queda, el enemigo no.',
      hint: 'El constructor de B2 puede subir a la casa de B3 o a la de C3. Desde allí, C4 queda más bajo.',
      mistake: 'El Saqueador sigue ahí. Sube a una casa a su lado y construye en C4.',
      praise: 'No queda nadie en tierra ni por llegar: así se gana un escenario.',
    },
    bait: {
      task: 'Aparta al Saqueador de la puerta.',
      rule: 'Antes de su tirada, un enemigo mira al norte, al este, al sur y al oeste y se vuelve hacia el edificio más cercano en línea con él. Si no ve ninguno, va a la puerta. Por eso las casas son un cebo.',
      hint: 'El Saqueador está en C3. Una casa en D3 o en B3 queda justo a su lado.',
      mistake:
        'El Saqueador sigue mirando al sur. La casa debe estar en línea con C3, pero no hacia la puerta.',
      praise: 'Ahora va a por la casa. Así ganas tiempo para subir por encima de él.',
    },
    gate: {
      task: 'Pon a salvo la ciudad en esta ronda.',
      rule: 'El Corredor va a la puerta pase lo que pase, y con un 4, un 5 o un 6 da dos pasos. Si pisa la puerta, la ciudad cae. Ningún enemigo sube dos niveles de golpe.',
      hint: 'C2 tiene un nivel. Súbelo a dos, o ponte tú encima.',
      mistake: 'El dado aún podría dejar pasar al Corredor hasta la puerta. Cierra C2 o derrota al Corredor.',
      praise:
        'Salga lo que salga, el Corredor se queda fuera. En la partida, toca a un enemigo para ver qué hace con cada tirada.',
    },
    brute: {
      task: 'Aturde al Bruto de C3.',
      rule: 'Los Brutos y los Capitanes aguantan dos golpes. El primero no deja bloque: aturde al enemigo, que pierde su próxima acción. Un enemigo golpea a los constructores que están a su altura o más abajo.',
      hint: 'Sube a una casa junto a C3 y construye en C3.',
      mistake: 'El Bruto no está aturdido. Sube a una casa a su lado y construye en su casilla.',
      praise: 'Pierde su acción. Otro golpe y desaparece.',
    },
  },
  hint: 'Pista',
  showHint: 'Dame una pista',
  undo: 'Deshacer',
  right: 'Muy bien',
  happened: 'Y luego pasó esto',
  repeat: 'Otra vez',
  next: 'Siguiente ejercicio',
  finish: 'Ir a la campaña',
};

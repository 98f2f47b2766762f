import type { ADVANCED_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The twenty advanced powers. */
export const advancedTrials: TrialTextsOf<typeof ADVANCED_IDS> = {
  aphrodite: {
    task: 'Intenta alejar B2 del obrero azul de C3, por ejemplo hacia A1.',
    notice:
      'Empieza junto a un obrero de Afrodita, así que debe acabar su movimiento junto a alguno. E1 puede irse.',
  },
  ares: {
    task: 'Mueve B1 a donde quieras y construye. Después quita el bloque de arriba de D4.',
    notice: 'Tu obrero de E5 no se ha movido y ha rebajado la torre: el azul ya no llega al nivel 3.',
  },
  bia: {
    task: 'Mueve A3 a B3, directo hacia el azul de C3.',
    notice: 'El obrero que tienes justo delante se retira en el acto, y puedes construir donde estaba.',
  },
  chaos: {
    task: 'Tienes el poder del Minotauro: embiste hasta C3 y luego construye la cúpula en D2.',
    notice: 'Una cúpula acaba con ese poder: después del turno robas otro.',
  },
  charon: {
    task: 'Elige al azul de D3 y llévalo a B3, al otro lado. Después sube de C3 a D3.',
    notice: 'Has despejado el único camino hacia arriba. El obrero que hace de barquero es el que se mueve.',
  },
  chronus: {
    task: 'Mueve C2 a C3 y construye la cúpula en D4.',
    notice: 'Ya hay cinco torres completas, y con eso ganas aunque nadie esté en el nivel 3.',
  },
  circe: {
    task: 'Los obreros azules están separados, así que el poder del Minotauro es tuyo: embiste desde C2 hasta C3.',
    notice: 'Mientras sigan separados, tú puedes empujar y el azul no.',
  },
  dionysus: {
    task: 'Mueve C2 a C3 y termina la torre de D4. Después juega un turno con un obrero azul.',
    notice: 'Una torre completa te da un turno extra con un obrero rival. En él nadie puede ganar.',
  },
  eros: {
    task: 'Mueve B2 a C3, junto a tu obrero de D4.',
    notice: 'Están en el nivel 1, uno junto a otro: gana el amor.',
  },
  hera: {
    task: 'Sube de B4 a A4, en el nivel 3.',
    notice: 'Contra Hera no se gana en el borde: el turno sigue y tienes que construir.',
  },
  hestia: {
    task: 'Mueve C1 a B2, construye en A1 y luego otra vez en C3.',
    notice: 'La segunda vez no puedes construir en el borde.',
  },
  hypnus: {
    task: 'Intenta subir con B3, tu obrero más alto.',
    notice: 'Está dormido: no puede moverse el que está más alto que todos los demás. Juega con D2.',
  },
  limus: {
    task: 'Mueve B2 a B3 e intenta construir en C4.',
    notice: 'C4 está junto a un obrero de Limos: ahí no puedes poner bloques. Construye en otro sitio.',
  },
  medusa: {
    task: 'Sube con B2 a B3 y construye donde quieras.',
    notice: 'Al final de tu turno, el azul de C4 está junto a ti y más bajo, y se convierte en un bloque.',
  },
  morpheus: {
    task: 'Tienes dos construcciones guardadas y recibes otra: mueve C2 a C3 y construye tres veces en D4.',
    notice: 'Una torre entera en un turno. Lo que no gastas queda guardado.',
  },
  persephone: {
    task: 'Intenta mover B2 a C2, en el suelo.',
    notice: 'B2 podría subir a B3, y contra Perséfone hay que subir si se puede.',
  },
  poseidon: {
    task: 'Mueve A1 y construye. Después construye hasta tres veces más con D4.',
    notice: 'El obrero que se quedó en el suelo también construye, hasta tres veces.',
  },
  selene: {
    task: 'Mueve A1 a A2 y pon una cúpula en D4, junto a tu obrera de E5.',
    notice: 'Ella la pone sin haberse movido, a cualquier altura.',
  },
  triton: {
    task: 'Corre por el borde desde A1: A2, A3, A4.',
    notice:
      'Tras cada movimiento que acaba en el borde puedes volver a mover, incluso escalera arriba hasta el nivel 3.',
  },
  zeus: {
    task: 'Sube con C2 a C3 y construye en la propia C3.',
    notice: 'El bloque va bajo tus pies y te levanta hasta el nivel 2.',
  },
};

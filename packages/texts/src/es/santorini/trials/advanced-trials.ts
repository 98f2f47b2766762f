import type { ADVANCED_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The twenty advanced powers. */
export const advancedTrials: TrialTextsOf<typeof ADVANCED_IDS> = {
  aphrodite: {
    task: 'Intenta alejar B2 del obrero azul de C3, por ejemplo hacia A1.',
    notice:
      'Está junto a un obrero de Afrodita y debe terminar su movimiento junto a alguno. E1 se mueve libre.',
  },
  ares: {
    task: 'Mueve B1 a donde quieras y construye. Después quita el bloque de arriba de D4.',
    notice: 'Tu obrero de E5 no se movió y ha rebajado la torre: azul pierde su camino al nivel 3.',
  },
  bia: {
    task: 'Mueve A3 a B3, directo hacia azul en C3.',
    notice: 'El obrero que queda justo delante queda eliminado al momento, y puedes construir donde estaba.',
  },
  chaos: {
    task: 'Tienes el poder de Minotauro: embiste hasta C3 y luego construye la cúpula en D2.',
    notice: 'La cúpula acaba con ese poder: tras el turno se roba otro.',
  },
  charon: {
    task: 'Elige a azul en D3 y llévalo a B3, al otro lado. Después sube de C3 a D3.',
    notice: 'Has despejado el único camino hacia arriba. El obrero que transporta es el que se mueve.',
  },
  chronus: {
    task: 'Mueve C2 a C3 y construye la cúpula en D4.',
    notice: 'Ya hay cinco torres completas, y con eso ganas sin que nadie esté en el nivel 3.',
  },
  circe: {
    task: 'Los obreros azules están separados y el poder de Minotauro es tuyo: embiste desde C2 hasta C3.',
    notice: 'Mientras sigan separados, empujas tú y azul no puede.',
  },
  dionysus: {
    task: 'Mueve C2 a C3 y termina la torre de D4. Después juega un turno con un obrero azul.',
    notice: 'Una torre completa te da un turno extra con un obrero rival. En él nadie puede ganar.',
  },
  eros: {
    task: 'Mueve B2 a C3, junto a tu obrero de D4.',
    notice: 'Los dos están en el nivel 1 y juntos: gana el amor.',
  },
  hera: {
    task: 'Sube de B4 a A4, en el nivel 3.',
    notice: 'En el borde no ganas contra Hera: el turno sigue y tienes que construir.',
  },
  hestia: {
    task: 'Mueve C1 a B2, construye en A1 y luego otra vez en C3.',
    notice: 'La segunda construcción tiene que estar lejos del borde.',
  },
  hypnus: {
    task: 'Intenta subir con B3, tu obrero más alto.',
    notice: 'Está dormido: solo se mueve quien tiene un compañero a su altura. Juega con D2.',
  },
  limus: {
    task: 'Mueve B2 a B3 e intenta elevar C4.',
    notice: 'C4 está junto a un obrero de Limos: ahí no puedes poner bloques. Construye en otro lado.',
  },
  medusa: {
    task: 'Sube con B2 a B3 y construye donde quieras.',
    notice: 'Al final de tu turno azul, en C4, más bajo y junto a ti, se convierte en un bloque.',
  },
  morpheus: {
    task: 'Tienes dos construcciones guardadas y recibes otra: mueve C2 a C3 y construye tres veces en D4.',
    notice: 'Una torre entera en un turno. Lo que no gastas queda guardado.',
  },
  persephone: {
    task: 'Intenta mover B2 a C2, en el suelo.',
    notice: 'B2 podría subir a B3, y contra Perséfone quien puede subir tiene que hacerlo.',
  },
  poseidon: {
    task: 'Mueve A1 y construye. Después construye hasta tres veces más con D4.',
    notice: 'El obrero que se quedó en el suelo también construye, de cero a tres veces.',
  },
  selene: {
    task: 'Mueve A1 a A2 y pon una cúpula en D4, junto a tu obrera de E5.',
    notice: 'Ella la pone sin haberse movido, a cualquier altura.',
  },
  triton: {
    task: 'Corre por el borde desde A1: A2, A3, A4.',
    notice:
      'A cada movimiento que acaba en el borde le puede seguir otro, incluso escalera arriba hasta el nivel 3.',
  },
  zeus: {
    task: 'Sube con C2 a C3 y construye en la propia C3.',
    notice: 'El bloque aparece bajo tus pies y subes con él al nivel 2.',
  },
};

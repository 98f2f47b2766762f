import type { PROMO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The promotional powers. */
export const promoTrials: TrialTextsOf<typeof PROMO_IDS> = {
  asteria: {
    task: 'Baja de B3 a B2 y construye. Después pon una cúpula en D4.',
    notice: 'Bajar te da una cúpula en cualquier parte: azul pierde su camino al nivel 3.',
  },
  'castor-and-pollux': {
    task: 'Sube con los dos: B2 a B3 y D2 a D3.',
    notice:
      'Los dos gemelos se han movido y ninguno ha construido. En otro turno pueden construir ambos sin moverse.',
  },
  eris: {
    task: 'Lleva el obrero azul de C3 abajo, a B2, y construye con él.',
    notice: 'Has jugado con su obrero. E2 es el último que movieron, así que ese no puedes usarlo.',
  },
  hippolyta: {
    task: 'Intenta subir recto de B2 a B3.',
    notice: 'Todos menos su obrera se mueven solo en diagonal. Construir es libre.',
  },
  hydra: {
    task: 'Mueve A1 a A2 y construye. Después elige dónde crece un obrero nuevo.',
    notice: 'No tenías dos obreros vecinos y por eso ganas uno. Si los tuvieras, perderías uno.',
  },
  iris: {
    task: 'Salta desde C2 por encima de azul hasta C4.',
    notice: 'Del suelo directo al nivel 3: un salto llega a cualquier altura, y gana.',
  },
  maenads: {
    task: 'Mueve A2 a B3 y construye donde quieras.',
    notice: 'Azul, en C3, queda en línea entre B3 y D3 al acabar tu turno, y por eso pierde.',
  },
  nyx: {
    task: 'Construye la cúpula en D4: cae la noche. Después juega con azul, que tiene a Pan, y salta de D1 al suelo.',
    notice:
      'Con una torre completa el poder de azul duerme y el salto no gana. Ahora tú tienes el poder de Artemisa.',
  },
  pegasus: {
    task: 'Vuela de B2 directo a C3, en el nivel 3.',
    notice:
      'Puedes subir los niveles que quieras, pero solo gana quien sube desde el nivel 2: tienes que construir.',
  },
  proteus: {
    task: 'Mueve B2 a B3 y haz que D4 venga a B2.',
    notice:
      'Cuando uno de los tuyos se mueve, otro ocupa su sitio, aquí en el nivel 2, venga de donde venga.',
  },
  scylla: {
    task: 'Mueve C3 a C2 y arrastra a azul de D4 a C3.',
    notice:
      'A quien está junto a la casilla que dejas puedes tirar de él hasta ella, aunque esté en una torre.',
  },
  tyche: {
    task: 'Sube de A2 a B3 y construye. Se roba tu carta: esta vez es el seis.',
    notice: 'El seis te da otro turno: sube a C4 y gana.',
  },
};

import type { PROMO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The promotional powers. */
export const promoTrials: TrialTextsOf<typeof PROMO_IDS> = {
  asteria: {
    task: 'Baja de B3 a B2 y construye. Después pon una cúpula en D4.',
    notice: 'Bajar te da una cúpula en cualquier parte: el azul ya no llega al nivel 3.',
  },
  'castor-and-pollux': {
    task: 'Sube con los dos: B2 a B3 y D2 a D3.',
    notice:
      'Los dos gemelos se han movido y ninguno ha construido. En otro turno pueden construir ambos sin moverse.',
  },
  eris: {
    task: 'Baja el obrero azul de C3 a B2 y construye con él.',
    notice: 'Has jugado con su obrero. E2 es el último que movieron, así que ese no puedes usarlo.',
  },
  hippolyta: {
    task: 'Intenta subir recto de B2 a B3.',
    notice: 'Todos menos su obrera se mueven solo en diagonal. Construir no cambia.',
  },
  hydra: {
    task: 'Mueve A1 a A2 y construye. Después elige dónde crece un obrero nuevo.',
    notice: 'No tenías dos obreros vecinos, así que ganas uno. Si los hubieras tenido, habrías perdido uno.',
  },
  iris: {
    task: 'Salta desde C2 por encima del azul hasta C4.',
    notice: 'Del suelo directo al nivel 3: puedes saltar a cualquier altura, y así ganas.',
  },
  maenads: {
    task: 'Mueve A2 a B3 y construye donde quieras.',
    notice: 'Al acabar tu turno, el azul de C3 queda justo entre B3 y D3, así que pierde.',
  },
  nyx: {
    task: 'Construye la cúpula en D4: cae la noche. Después juega con el azul, que tiene a Pan, y salta de D1 al suelo.',
    notice:
      'Con una torre completa el azul no tiene poder, y el salto no gana. Ahora tú tienes el de Artemisa.',
  },
  pegasus: {
    task: 'Vuela de B2 directo a C3, en el nivel 3.',
    notice:
      'Puedes subir los niveles que quieras, pero solo se gana subiendo desde el nivel 2: aún tienes que construir.',
  },
  proteus: {
    task: 'Mueve B2 a B3 y lleva D4 a B2.',
    notice: 'Cuando uno de tus obreros se mueve, otro ocupa su sitio, esté donde esté. Aquí, en el nivel 2.',
  },
  scylla: {
    task: 'Mueve C3 a C2 y arrastra al azul de D4 a C3.',
    notice:
      'Puedes arrastrar a la casilla que dejas a un rival que esté junto a ella, aunque esté en una torre.',
  },
  tyche: {
    task: 'Sube de A2 a B3 y construye. Robas una carta: esta vez es el seis.',
    notice: 'El seis te da otro turno: sube a C4 y gana.',
  },
};

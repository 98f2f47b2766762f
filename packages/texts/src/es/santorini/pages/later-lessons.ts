import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lessons about winning, and about keeping others from it. */
export const laterLessons: Pick<LessonTexts, 'win' | 'stuck' | 'block' | 'danger'> = {
  win: {
    title: 'Ganar',
    sentence: 'Sube al nivel 3 y la partida es tuya.',
    exercises: {
      step: {
        rule: 'Si subes con un obrero al nivel 3, ganas en el acto, sin construir.',
        task: 'Gana la partida.',
        hint: 'El obrero de C3 está en el nivel 2. Un tejado rosado es un nivel 3.',
        praise: 'Del nivel 2 al nivel 3: de eso trata el juego.',
        mistakes: {
          closed: 'Has puesto una cúpula justo en la torre a la que podías subir. Mejor, sube a ella.',
          'other-worker': 'El otro obrero está más cerca de la victoria: ya está en el nivel 2.',
        },
        otherwise: 'Puedes ganar ahora. Busca una torre de nivel 3 junto al obrero de C3.',
      },
      find: {
        rule: 'Solo cuenta una torre abierta, y solo si se sube desde el nivel 2.',
        task: 'Tres torres altas y una sola victoria. Encuéntrala.',
        hint: 'El obrero de D2 solo está en el nivel 1. ¿Qué tiene al lado el de B4?',
        praise: 'De B4 a C3. Las demás estaban cerradas o eran demasiado altas.',
        mistakes: { closed: 'Esa cúpula cierra la torre de C3, y con ella ibas a ganar.' },
        otherwise: 'Puedes ganar ahora mismo. Tienes un obrero en el nivel 2 junto a un nivel 3 abierto.',
      },
      fork: {
        rule: 'El azul puede cerrar una torre por turno, no dos. Si amenazas con ganar en dos sitios, ganas.',
        task: 'Crea dos amenazas a la vez: el azul no podrá con ellas.',
        hint: 'Desde C3 tienes al lado D4, que ya tiene tres bloques. ¿Qué otra torre puedes llevar al nivel 3 desde ahí?',
        praise: 'Cierre lo que cierre el azul, tú subes a la otra.',
        mistakes: {
          'other-worker': 'Ese obrero está lejos de todo. El de B3 está en el nivel 2.',
          closed: 'Con esa cúpula en D4 te has cerrado el camino.',
          'one-threat':
            'Una sola amenaza: el azul pone una cúpula en D4 y te quedas sin nada. Lleva otra torre al nivel 3.',
        },
        otherwise: 'Quédate en el nivel 2, ponte junto a D4 y lleva una segunda torre al nivel 3.',
      },
    },
  },
  stuck: {
    title: 'Sin salida',
    sentence: 'Quien no puede jugar su turno pierde.',
    exercises: {
      blue: {
        rule: 'Quien en su turno no puede mover y construir pierde. Es raro, pero así también se gana.',
        task: 'Al azul le queda una salida de la esquina. Ciérrala.',
        hint: 'El azul está en el suelo. C5 tiene un bloque: con otro más será demasiado alta.',
        praise: 'El azul no puede ir a ninguna parte: ganas sin haber subido ni un nivel.',
        mistakes: { 'other-worker': 'Ese obrero está lejos. El de D3 puede ponerse junto a C5.' },
        otherwise: 'El azul todavía sale por C5. Levántala hasta que no se pueda subir desde el suelo.',
      },
      you: {
        rule: 'También te puede pasar a ti. Tu obrero de A1 está encerrado, así que el otro debe quedar libre.',
        task: 'Muévete adonde el azul no pueda encerrarte.',
        hint: 'Una casilla con una sola entrada es una trampa. ¿Cuál de las tres lleva a campo abierto?',
        praise: 'En campo abierto siempre queda otro camino.',
        mistakes: {
          'dead-end':
            'Un callejón sin salida: otro bloque del azul y ninguno de tus obreros podría moverse. Habrías perdido.',
        },
        otherwise: 'Mira qué puede hacer el azul después. Tienes que seguir teniendo salida.',
      },
    },
  },
  block: {
    title: 'Cerrar el paso',
    sentence: 'Mira qué quiere el otro jugador.',
    exercises: {
      dome: {
        rule: 'Antes de cada turno pregúntate: ¿podría ganar el azul en el suyo? Un obrero en el nivel 2 junto a un nivel 3 abierto es una amenaza.',
        task: 'El azul está a punto de ganar. Impídelo.',
        hint: 'El azul de C3 quiere subir a D3. Ponte junto a D3 y construye: la cuarta pieza es una cúpula.',
        praise: 'Una cúpula es la respuesta más segura a una amenaza.',
        mistakes: {
          'other-worker': 'Ese obrero está demasiado lejos. El de E2 está cerca de D3.',
          'left-open': 'D3 sigue abierta: el azul sube y gana. Construye en D3.',
        },
        otherwise: 'El azul todavía gana en D3. Pon allí una cúpula.',
      },
      height: {
        rule: 'Los bloques también sirven de muro. A una torre dos niveles más alta no se puede subir.',
        task: 'Impide que el azul llegue al nivel 2.',
        hint: 'El azul está en el nivel 1 y C4 es un nivel 2. Con un bloque más, ya no llega.',
        praise:
          'Ahora C4 es un nivel 3, demasiado alto para el azul. Cuanto antes frenes una amenaza, mejor.',
        mistakes: { 'other-worker': 'Desde ahí no se llega a C4. El obrero de A4 puede ponerse a su lado.' },
        otherwise: 'El azul de C3 todavía sube a C4, y de ahí a D5. Levanta C4 un nivel más.',
      },
      first: {
        rule: 'Los dos estáis a punto de ganar, y te toca a ti.',
        task: 'Elige el mejor turno.',
        hint: '¿Qué es mejor que impedir una victoria?',
        praise: 'Ganar es lo primero. Defiéndete solo si no puedes ganar.',
        mistakes: { defended: 'Buena defensa, pero no hacía falta: puedes ganar tú, ahora mismo.' },
        otherwise: 'El azul ganará en su turno. Pero antes mira tu obrero de B2.',
      },
    },
  },
  danger: {
    title: 'Construir con cuidado',
    sentence: 'Lo que construyes también le sirve al azul.',
    exercises: {
      gift: {
        rule: 'La forma más común de perder: subir una torre al nivel 3 junto a un rival que está en el nivel 2.',
        task: 'Mueve el obrero de D4 sin regalar nada.',
        hint: 'El azul de C3 está en el nivel 2. No conviertas C4 ni D3 en un nivel 3.',
        praise: 'El azul no tiene ningún nivel 3 al que subir. Compruébalo antes de cada construcción.',
        mistakes: {
          'other-worker': 'Es seguro, pero demasiado fácil. Inténtalo con el obrero de D4.',
          gift: 'Esa torre tiene ahora tres bloques y está junto al azul, que está en el nivel 2: sube y gana.',
        },
        otherwise: 'Ahora puede ganar el azul. Mira todos los niveles 3 junto a C3.',
      },
      height: {
        rule: 'Un bloque puede dejar una torre fuera de tu alcance y ponerla justo al de alguien que está más arriba.',
        task: 'Sube al nivel 2 sin ayudar al azul.',
        hint: 'C3 está un nivel por encima de B3. Después de subir, no toques D3.',
        praise: 'Ya estás a la altura del azul, y no le has regalado nada.',
        mistakes: {
          'other-worker': 'El obrero de B3 está en el nivel 1. Es el que puede subir.',
          'too-high':
            'Ahora C3 queda dos niveles por encima de ti, pero solo uno por encima del azul de D4. Gana el azul.',
          gift: 'Con tres bloques en D3, el azul pasa desde D4 y gana. Construye en otro sitio.',
          low: 'Es seguro, pero el azul sigue más alto que tú. Sube a C3.',
        },
        otherwise: 'Al final de este turno quieres estar en el nivel 2.',
      },
      under: {
        rule: 'La casilla que dejas conserva su altura. Si construyes en ella, puede venirle de perlas al rival de al lado.',
        task: 'Sal de C3 sin regalarle la victoria al azul.',
        hint: 'C3 y C2 tienen dos bloques, y el azul de D3 está en el nivel 2. No construyas en ninguna de las dos.',
        praise: 'La casilla que dejas es la primera que mira el azul.',
        mistakes: {
          'other-worker': 'Esta vez mueve el obrero de C3.',
          under:
            'Has subido al nivel 3 la casilla que acababas de dejar. El azul está al lado, en el nivel 2, y gana.',
          gift: 'C2 es ahora un nivel 3 junto al azul, que está en el nivel 2. Gana el azul.',
        },
        otherwise: 'Ahora puede ganar el azul. Ningún nivel 3 junto a D3, por favor.',
      },
    },
  },
};

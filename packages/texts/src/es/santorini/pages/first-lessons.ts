import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lessons about the steps of a turn. */
export const firstLessons: Pick<LessonTexts, 'move' | 'climb' | 'build' | 'dome'> = {
  move: {
    title: 'Moverse',
    sentence: 'Un obrero, una casilla, cualquier dirección.',
    exercises: {
      step: {
        rule: 'Tienes dos obreros, los naranjas. En cada turno mueves uno de ellos una casilla y, después, ese mismo obrero construye en una casilla vecina.',
        task: 'Mueve un obrero a C3 y construye donde quieras.',
        hint: 'Elige el de B2 o el de D4: C3 es vecina de los dos. Luego elige una casilla resaltada para el bloque.',
        praise: 'Eso es un turno entero: mover y construir. No hay más.',
        mistakes: {},
        otherwise:
          'Buen turno, pero nadie ha llegado a C3, el centro del tablero. Lleva allí al obrero de B2 o al de D4.',
      },
      diagonal: {
        rule: 'Los obreros se mueven en línea recta o en diagonal: una casilla del centro tiene ocho vecinas; una esquina, solo tres.',
        task: 'Lleva un obrero a la esquina E5.',
        hint: 'E5 está en diagonal junto a D4. Un paso en diagonal vale como cualquier otro.',
        praise: 'Las diagonales también son vecinas, para mover y para construir.',
        mistakes: {
          'other-worker': 'El obrero de B1 está lejos de E5. Al de D4 le basta un paso en diagonal.',
        },
        otherwise: 'Todavía no. Desde D4, un paso en diagonal lleva a la esquina E5.',
      },
      around: {
        rule: 'En cada casilla cabe un solo obrero, y nadie atraviesa a nadie.',
        task: 'Esquiva al azul: lleva el obrero de B3 a la columna C.',
        hint: 'El azul ocupa C3 y C2. ¿Qué otra casilla de la columna C es vecina de B3?',
        praise: 'El azul también tendrá que esquivarte a ti. Estorbar es la mitad del juego.',
        mistakes: { 'other-worker': 'Esta vez tiene que pasar el obrero de B3.' },
        otherwise:
          'No has llegado a la columna C. C3 y C2 están ocupadas, pero C4 está libre y es vecina de B3.',
      },
    },
  },
  climb: {
    title: 'Subir',
    sentence: 'Hacia arriba, un nivel cada vez; hacia abajo, cuanto quieras.',
    exercises: {
      block: {
        rule: 'Los bloques forman torres. Un obrero puede subir un nivel: del suelo a una torre de un bloque.',
        task: 'Sube al bloque de C3.',
        hint: 'Primero muévete a C3. Después, construye en otra casilla.',
        praise: 'Estás en el nivel 1. Desde ahí, el próximo paso puede llevarte al nivel 2.',
        mistakes: {
          raised:
            'Ahora C3 tiene dos bloques, y desde el suelo es demasiado alta para ti. Primero sube y luego construye.',
        },
        otherwise: 'Sigues en el suelo. El bloque de C3 está a un paso de tus dos obreros.',
      },
      stairs: {
        rule: 'Nunca se sube más de un nivel por paso. Desde el nivel 1 llegas al 2, pero no al 3.',
        task: 'Sube del nivel 1 al nivel 2.',
        hint: 'Tu obrero de B2 está en el nivel 1. Busca al lado un tejado de nivel 2: es de color ocre.',
        praise: 'Nivel a nivel. Estás en el 2: con un paso más hacia arriba, ganarías.',
        mistakes: {
          'other-worker': 'Ese obrero está en el suelo. El de B2 ya está en el nivel 1.',
          'same-level': 'Puedes quedarte en tu nivel, pero aquí quieres subir. C3 tiene dos bloques.',
          down: 'Así bajas, y cuesta recuperar la altura. C3 tiene dos bloques: un nivel más que B2.',
        },
        otherwise: 'Aún no estás en el nivel 2. Desde B2, la torre de C3 queda un nivel más arriba.',
      },
      down: {
        rule: 'Hacia abajo no hay límite: se puede saltar de cualquier torre directamente al suelo.',
        task: 'Salta de C3 al suelo, a C2.',
        hint: 'C3 tiene dos niveles. C2 es la casilla que está justo debajo en el tablero, y está vacía.',
        praise:
          'Es un buen salto, pero a veces hace falta alguien abajo: para cerrar una puerta, por ejemplo.',
        mistakes: {
          'other-worker': 'Esta vez le toca saltar al obrero de C3.',
          'one-level': 'Puedes bajar un nivel, o dos de golpe: salta a C2.',
        },
        otherwise: 'Has bajado, pero no a C2. Elige la casilla que está justo debajo de C3 en el tablero.',
      },
    },
  },
  build: {
    title: 'Construir',
    sentence: 'El obrero que se ha movido pone un bloque a su lado.',
    exercises: {
      beside: {
        rule: 'Después de moverse, el mismo obrero construye: un bloque en una casilla vecina libre. Una torre puede tener hasta tres bloques.',
        task: 'Pon un bloque en D3.',
        hint: 'Primero acércate a D3, por ejemplo a C3 o a D2, y construye desde allí.',
        praise: 'Piensa primero dónde quieres el bloque y luego desde dónde puedes ponerlo.',
        mistakes: {
          'other-worker': 'El obrero de A4 está demasiado lejos de D3. El de C2 sí puede ponerse a su lado.',
        },
        otherwise: 'En D3 no hay ningún bloque. Lleva el obrero de C2 junto a D3 y construye allí.',
      },
      behind: {
        rule: 'La casilla que acabas de dejar queda libre. Puedes construir justo detrás de ti.',
        task: 'Muévete de C3 a C4 y construye en C3.',
        hint: 'Cuando estés en C4, elige C3: de ahí vienes.',
        praise: 'Así siempre hay dónde construir: al menos, en la casilla de la que vienes.',
        mistakes: {
          'other-worker': 'Deja a ese obrero donde está. El de C3 se mueve a C4.',
          'other-site': 'Bien movido. Ahora construye en C3, la casilla que acabas de dejar.',
        },
        otherwise: 'Primero lleva el obrero de C3 a C4, una casilla más arriba en el tablero.',
      },
      stairs: {
        rule: 'Quien construye bien hace escaleras: siempre algo un nivel por encima de sus pies.',
        task: 'Quédate en el nivel 1 y levanta un nivel 2 a tu lado.',
        hint: 'Tu obrero de B3 está en el nivel 1, igual que B4 y C4. Pasa a una de ellas y construye en otra.',
        praise: 'En tu próximo turno subirás al nivel 2, si el azul no lo impide.',
        mistakes: {
          'other-worker': 'Ese obrero está en el suelo. Usa el de B3, que está en el nivel 1.',
          down: 'Has bajado al suelo, y desde ahí no se llega al nivel 2. Quédate en el nivel 1.',
          'too-low':
            'Estás en el nivel 1, bien. Pero ese bloque solo llega al nivel 1. Construye donde ya hay un bloque.',
        },
        otherwise: 'Busca un turno que te deje en el nivel 1, con una torre de dos bloques al lado.',
      },
    },
  },
  dome: {
    title: 'Cúpulas',
    sentence: 'La cuarta pieza cierra una torre para siempre.',
    exercises: {
      close: {
        rule: 'Encima de tres bloques va una cúpula. La torre queda completa: ya nadie puede pisarla ni construir en ella.',
        task: 'Cierra la torre de C3 con una cúpula.',
        hint: 'C3 tiene tres bloques y un tejado rosado. Ponte a su lado y construye encima.',
        praise: 'Una cúpula azul. Esta torre ya está fuera de juego.',
        mistakes: {},
        otherwise: 'La torre de C3 sigue abierta. Ponte a su lado y construye encima.',
      },
      wall: {
        rule: 'Una cúpula es un muro: hay que rodearla. Por eso las cúpulas deciden qué caminos quedan.',
        task: 'Sube al nivel 2. Queda un solo camino.',
        hint: 'B2 tiene al lado dos cúpulas y un tejado ocre. El tejado está más abajo en el tablero.',
        praise: 'B3 y C3 están cerradas, pero C1 no. Mira siempre lo que queda.',
        mistakes: { 'other-worker': 'Ese obrero está en el suelo. El de B2 está en el nivel 1.' },
        otherwise: 'No estás en el nivel 2. Mira debajo de B2: C1 tiene dos bloques y no tiene cúpula.',
      },
    },
  },
};

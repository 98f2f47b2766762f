import type { LessonTexts } from '../../../santorini/pages/lesson-texts.ts';

/** The lesson with ten gods. */
export const godLesson: LessonTexts['gods'] = {
  title: 'Diez dioses',
  sentence: 'Cada jugador tiene un poder que se salta una regla.',
  exercises: {
    apollo: {
      rule: 'Eres Apolo: tu obrero puede entrar en la casilla de un obrero rival, y los dos cambian de sitio.',
      task: 'Cambia de sitio con el azul de C3 y quédate con su amenaza.',
      hint: 'Muévete de B3 a C3. Luego construye, pero no en D3: quieres subir ahí.',
      praise: 'El azul ha vuelto a B3, y ahora quien está junto a la torre de tres eres tú.',
      mistakes: {
        closed: 'El cambio era bueno, pero con la cúpula de D3 cierras la torre a la que quieres subir.',
        'only-dome': 'Eso también frena al azul. Pero Apolo puede más: cambia de sitio con el azul de C3.',
      },
      otherwise: 'El azul de C3 está a punto de ganar. Cambia de sitio con él: mueve tu obrero de B3 a C3.',
    },
    artemis: {
      rule: 'Eres Artemisa: tu obrero puede moverse dos veces, pero sin volver a donde empezó.',
      task: 'Gana con dos movimientos.',
      hint: 'De C2 sube a C3, y desde ahí vuelve a subir.',
      praise: 'Nivel 1, 2 y 3 en un turno. Artemisa es peligrosa desde lejos.',
      mistakes: {
        'one-move': 'Buen primer paso. Ahora no construyas: mueve el mismo obrero otra vez y sube a D4.',
      },
      otherwise: 'Tu obrero de C2 está a dos pasos de la cima: primero C3, después D4.',
    },
    athena: {
      rule: 'Eres Atenea: cuando uno de tus obreros sube, ningún rival puede subir en su próximo turno.',
      task: 'El azul está a punto de ganar y tú estás lejos. Impídelo.',
      hint: 'No hace falta que te acerques a D4. Basta con subir a cualquier sitio, por ejemplo a B1.',
      praise: 'El azul se queda abajo un turno. Si vuelves a subir, se queda otro.',
      mistakes: {},
      otherwise: 'El azul sube de C4 a D4 y gana. Sube tú al bloque de B1, y el azul no podrá subir.',
    },
    atlas: {
      rule: 'Eres Atlas: puedes construir una cúpula a cualquier altura, incluso en el suelo.',
      task: 'Quítale C3 al azul para siempre, con una cúpula.',
      hint: 'Ponte junto a C3 y elige la cúpula en lugar del bloque.',
      praise: 'Cerrada pronto, cerrada para siempre.',
      mistakes: {
        block:
          'Con un bloque, C3 es un nivel 3: demasiado alto para el azul por ahora, pero no para siempre. Atlas puede poner una cúpula.',
        elsewhere: 'Una cúpula, sí, pero C3 es la torre a la que va a subir el azul.',
      },
      otherwise: 'El azul de C4 está a punto de subir a C3. Ponte al lado y construye una cúpula en C3.',
    },
    demeter: {
      rule: 'Eres Deméter: tu obrero puede construir dos veces, en dos casillas distintas.',
      task: 'El azul puede ganar en dos sitios. Ciérralos.',
      hint: 'Desde E3 o D3 tienes al lado D4 y D2. Construye en una y después en la otra.',
      praise: 'Dos cúpulas en un turno. A Deméter no la asustan dos amenazas a la vez.',
      mistakes: {
        'one-dome': 'Una torre sigue abierta, y el azul la aprovechará. Deméter puede construir otra vez.',
      },
      otherwise: 'El azul de C3 puede subir a D4 y a D2. Ponte entre las dos y ciérralas.',
    },
    hephaestus: {
      rule: 'Eres Hefesto: tu obrero puede poner un segundo bloque sobre el que acaba de construir.',
      task: 'Sube a C3 y forja un nivel 2 al lado.',
      hint: 'Muévete a C3, construye al lado y construye otra vez en el mismo sitio.',
      praise: 'De la nada al nivel 2 en un turno: el próximo peldaño ya está listo.',
      mistakes: {
        'one-block':
          'Estás en el nivel 1, bien. Pero un solo bloque llega al nivel 1: pon otro en la misma casilla.',
        ground: 'Dos bloques, pero estás en el suelo: es demasiado alto para ti. Sube primero a C3.',
      },
      otherwise: 'Primero sube al bloque de C3 y después construye dos veces en una casilla vecina.',
    },
    hermes: {
      rule: 'Eres Hermes: tus dos obreros pueden andar cuanto quieran sin cambiar de nivel. Luego uno construye.',
      task: 'El azul está a punto de ganar, y lejos de ti. Corre y cierra D5.',
      hint: 'Camina por el suelo, casilla a casilla, hasta C5, D4, E4 o E5, y construye en D5.',
      praise: 'De punta a punta de la isla en un turno, y a tiempo de cerrar la puerta.',
      mistakes: {
        walk: 'Bonito paseo, pero D5 sigue abierta. Camina hasta quedar a su lado y construye allí.',
      },
      otherwise: 'El azul de C4 sube a D5 y gana. Llega hasta allí por el suelo: Hermes anda cuanto quiere.',
    },
    minotaur: {
      rule: 'Eres el Minotauro: puedes embestir a un obrero rival y empujarlo en línea recta.',
      task: 'Echa al azul de C3.',
      hint: 'Estás en C2. Embiste hacia el norte, a C3: el azul cae detrás, en C4.',
      praise: 'El azul está en el suelo, y tú en el nivel 2, junto a la torre.',
      mistakes: {
        'only-dome': 'Una cúpula también sirve. Pero embiste C3 y el azul perderá además su altura.',
      },
      otherwise: 'El azul de C3 está a punto de ganar en D4. Embiste C3 y échalo de ahí.',
    },
    pan: {
      rule: 'Eres Pan: también ganas si saltas hacia abajo dos niveles o más en un solo movimiento.',
      task: 'Gana con un salto.',
      hint: 'Estás en C3, en el nivel 2. Casi todas las vecinas tienen un bloque, pero una está en el suelo.',
      praise: 'Bajar vale tanto como subir. Contra Pan nadie está tranquilo.',
      mistakes: {
        short: 'Así bajas solo un nivel, o ninguno. Busca junto a C3 una casilla sin bloques.',
      },
      otherwise: 'El obrero de C3 está en el nivel 2, lo bastante alto para saltar.',
    },
    prometheus: {
      rule: 'Eres Prometeo: si tu obrero no sube, puede construir antes y después de moverse.',
      task: 'Construye, muévete y construye: quédate en el nivel 2 y amenaza con ganar.',
      hint: 'Primero levanta D3 hasta el nivel 2 y pasa allí. Después construye en C3, de donde vienes.',
      praise: 'Te has hecho un puente, y detrás de ti hay una torre de tres.',
      mistakes: {
        'early-only':
          'Has construido primero, bien. Ahora quédate en el nivel 2 y sube al nivel 3 la casilla que dejas.',
      },
      otherwise:
        'Todas las vecinas son más bajas que tú. Construye primero: con un bloque, D3 o B4 quedan tan altas como C3.',
    },
  },
};

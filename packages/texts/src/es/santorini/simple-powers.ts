import type { SimplePowerTexts } from '../../santorini/power-text.ts';

/** The ten simple powers. */
export const simplePowers: SimplePowerTexts = {
  apollo: {
    name: 'Apolo',
    title: 'Dios de la música',
    power:
      'Tu obrero puede moverse a una casilla vecina donde haya un obrero rival: los dos intercambian su lugar.',
    theirs:
      'Su obrero puede moverse a una casilla vecina donde haya un obrero rival: los dos intercambian su lugar.',
    help: [
      'Tiene que ser un movimiento que podrías hacer si la casilla estuviera vacía: un nivel hacia arriba como mucho.',
      'El otro obrero se desplaza a la casilla que dejas, sea cual sea su nivel.',
      'Que te desplacen no es moverse: un obrero intercambiado al nivel 3 no gana. El tuyo sí, si ha subido al nivel 3.',
      'La casilla que dejas queda ocupada. No puedes intercambiar si te quedas sin sitio para construir.',
      'No puedes intercambiar tus propios obreros.',
    ],
  },
  artemis: {
    name: 'Artemisa',
    title: 'Diosa de la caza',
    power:
      'Después de moverse, tu obrero puede moverse otra vez, a cualquier casilla menos aquella donde empezó el turno.',
    theirs:
      'Después de moverse, su obrero puede moverse otra vez, a cualquier casilla menos aquella donde empezó el turno.',
    help: [
      'Cada movimiento puede subir un nivel: puedes ir del nivel 1 al nivel 3 en un solo turno y ganar.',
      'Si el primer movimiento sube al nivel 3, ganas en el acto.',
      'Solo puede repetir el obrero que se ha movido, y construye desde donde acaba.',
      'Contra Perséfone también cuenta el segundo movimiento: si con dos movimientos se puede subir, tienes que subir.',
      'Contra Afrodita, solo importa dónde acabas.',
    ],
  },
  athena: {
    name: 'Atenea',
    title: 'Diosa de la sabiduría',
    power: 'Cuando uno de tus obreros sube, ningún rival puede subir hasta que empiece tu próximo turno.',
    theirs: 'Cuando uno de sus obreros sube, no puedes subir hasta que vuelva a jugar.',
    help: [
      'Dura una ronda: para seguir frenando a los rivales tienes que volver a subir.',
      'Solo impide moverse. Un obrero aún puede ser desplazado hacia arriba, y Zeus puede subir sobre su bloque.',
      'Que te desplacen hacia arriba no es subir, así que no activa tu poder.',
      'Con tres o cuatro jugadores afecta a todos los rivales hasta que vuelvas a jugar.',
      'En equipo solo cuentan las subidas de tus turnos, no las de tu pareja.',
      'Atenea manda sobre Perséfone: nadie tiene que subir si lo tiene prohibido.',
    ],
    forbids: 'Atenea subió en su último turno: no puedes subir.',
    binds: 'No puedes subir: Atenea ha subido',
  },
  atlas: {
    name: 'Atlas',
    title: 'Titán que sostiene el cielo',
    power:
      'En vez del bloque siguiente, tu obrero puede poner una cúpula en una casilla vecina de cualquier altura.',
    theirs:
      'En vez del bloque siguiente, su obrero puede poner una cúpula en una casilla vecina de cualquier altura.',
    help: [
      'La cúpula es tu construcción del turno. Puedes ponerla incluso en el suelo.',
      'Una cúpula cierra su casilla para siempre: ya nadie puede pisarla ni construir en ella.',
      'Una cúpula sobre menos de tres bloques no es una torre completa: a Crono y a Dioniso no les sirve.',
      'Caos roba otro poder tras cualquier turno con una cúpula, aunque sea baja.',
    ],
  },
  demeter: {
    name: 'Deméter',
    title: 'Diosa de la cosecha',
    power: 'Después de construir, tu obrero puede construir otra vez, en una casilla distinta.',
    theirs: 'Después de construir, su obrero puede construir otra vez, en una casilla distinta.',
    help: [
      'El obrero que se ha movido construye las dos veces, cada una en una casilla libre junto a él.',
      'La segunda vez puede ser una cúpula, si la casilla tiene tres bloques.',
      'No puedes construir dos veces en la misma casilla.',
      'Así puedes cerrar dos puertas a la vez, o abrir un camino y vigilar otro.',
    ],
  },
  hephaestus: {
    name: 'Hefesto',
    title: 'Dios de la fragua',
    power: 'Tu obrero puede añadir un bloque más, nunca una cúpula, en la casilla donde acaba de construir.',
    theirs: 'Su obrero puede añadir un bloque más, nunca una cúpula, en la casilla donde acaba de construir.',
    help: [
      'Los dos bloques van en la misma casilla: del suelo al nivel 2, o del nivel 1 al nivel 3.',
      'En el nivel 2, con un bloque llegas al nivel 3; la cúpula tiene que esperar a otro turno.',
      'En el nivel 3 pones la cúpula, como cualquiera, y nada más.',
    ],
  },
  hermes: {
    name: 'Hermes',
    title: 'Dios de los viajes',
    power:
      'En vez de moverte de forma normal, puedes hacer caminar a cada obrero cuanto quieras por su nivel; luego construye uno de los dos.',
    theirs:
      'En vez de moverse de forma normal, puede hacer caminar a cada obrero cuanto quiera por su nivel; luego construye uno de los dos.',
    help: [
      'Se camina de una casilla a otra vecina, todas libres y del mismo nivel que la primera.',
      'Camina con los dos obreros, con uno o con ninguno, en cualquier orden. También puedes quedarte quieto y solo construir.',
      'En un turno en que caminas no puedes cambiar de nivel. Para subir o bajar, juega un turno normal: construye ese obrero.',
      'Caminar por el nivel 3 no gana: se gana subiendo a él.',
      'Contra Perséfone tienes que subir si puedes, y entonces no puedes caminar.',
      'Un obrero dormido por Hipnos no puede caminar, pero puede construir.',
    ],
  },
  minotaur: {
    name: 'Minotauro',
    title: 'Toro del laberinto',
    power:
      'Tu obrero puede embestir a un obrero rival: ocupa su casilla y lo empuja en línea recta a una casilla libre.',
    theirs:
      'Su obrero puede embestir a un obrero rival: ocupa su casilla y lo empuja en línea recta a una casilla libre.',
    help: [
      'En línea recta quiere decir en la dirección de tu movimiento: la casilla siguiente de la misma línea.',
      'Esa casilla debe estar en el tablero y no tener obrero ni cúpula. Su nivel no importa.',
      'Tu movimiento respeta el límite de siempre: un nivel hacia arriba como mucho.',
      'Que te desplacen no es moverse: un obrero empujado hasta el nivel 3 no gana.',
      'No puedes empujar a tus propios obreros.',
    ],
  },
  pan: {
    name: 'Pan',
    title: 'Dios de lo salvaje',
    power: 'También ganas saltando hacia abajo: un solo movimiento que baje a tu obrero dos niveles o más.',
    theirs: 'También gana saltando hacia abajo: un solo movimiento que baje a su obrero dos niveles o más.',
    help: [
      'Del nivel 2 al suelo, o del nivel 3 al nivel 1 o al suelo.',
      'Tiene que ser un solo movimiento: dos pasos cortos hacia abajo no se suman.',
      'Que te desplacen hacia abajo no cuenta.',
      'Contra Hera no se gana con un salto que acaba en el borde.',
      'Contra Perséfone tienes que subir mientras puedas; el salto tendrá que esperar.',
    ],
  },
  prometheus: {
    name: 'Prometeo',
    title: 'Titán que trajo el fuego',
    power:
      'Tu obrero puede construir antes de moverse; si lo hace, ese turno no puede subir, y al final construye otra vez.',
    theirs:
      'Su obrero puede construir antes de moverse; si lo hace, ese turno no puede subir, y al final construye otra vez.',
    help: [
      'El obrero que construye primero es también el que se mueve y vuelve a construir.',
      'Los niveles se comparan tras construir la primera vez: pasar a una casilla que acabas de levantar hasta tu nivel no es subir.',
      'Puedes construir las dos veces en la misma casilla, y cualquiera puede ser una cúpula sobre tres bloques.',
      'Si no construyes primero, tu turno es normal y puedes subir.',
      'Contra Perséfone no puedes construir primero mientras alguno de tus obreros pueda subir.',
    ],
  },
};

import type { SimplePowerTexts } from '../../santorini/power-text.ts';

/** The ten simple powers. */
export const simplePowers: SimplePowerTexts = {
  apollo: {
    name: 'Apolo',
    title: 'Dios de la música',
    power:
      'Tu obrero puede moverse a una casilla vecina donde haya un obrero rival: los dos intercambian su lugar.',
    help: [
      'Debe ser un movimiento que podrías hacer si la casilla estuviera vacía: sube un nivel como mucho.',
      'El otro obrero es forzado a la casilla que dejas, sea cual sea su nivel.',
      'Forzado no es movido: un obrero llevado así al nivel 3 no gana. El tuyo sí, si ha subido al nivel 3.',
      'La casilla que dejas queda ocupada. No se permite un intercambio que te deje sin sitio para construir.',
      'No puedes intercambiar con un obrero de tu propio bando.',
    ],
  },
  artemis: {
    name: 'Artemisa',
    title: 'Diosa de la caza',
    power:
      'Después de moverse, tu obrero puede moverse otra vez, a cualquier casilla menos aquella donde empezó el turno.',
    help: [
      'Cada movimiento puede subir un nivel: puedes ir del nivel 1 al nivel 3 en un solo turno y ganar.',
      'Si el primer movimiento sube al nivel 3, ganas en el acto.',
      'Solo repite el obrero que se movió primero, y construye desde donde lo deja su último movimiento.',
      'Contra Perséfone, el segundo movimiento cuenta: si alguna pareja de movimientos sube, la tuya debe subir.',
      'Contra Afrodita, solo importa la casilla donde terminas.',
    ],
  },
  athena: {
    name: 'Atenea',
    title: 'Diosa de la sabiduría',
    power: 'Cuando uno de tus obreros sube, ningún rival puede subir hasta que empiece tu próximo turno.',
    help: [
      'Dura una ronda: para seguir frenando a los rivales tienes que volver a subir.',
      'Solo se impiden movimientos. Un obrero aún puede ser forzado hacia arriba, y Zeus puede alzarse sobre su bloque.',
      'Que te fuercen hacia arriba no es subir, así que no despierta tu poder.',
      'Con tres o cuatro jugadores obliga a todos los rivales hasta que vuelvas a jugar.',
      'En equipo solo cuentan tus propias subidas, no las de los turnos de tu pareja.',
      'La prohibición de Atenea pesa más que la exigencia de Perséfone: nadie está obligado a subir si lo tiene prohibido.',
    ],
    forbids: 'Atenea subió en su último turno: no puedes subir.',
  },
  atlas: {
    name: 'Atlas',
    title: 'Titán que sostiene el cielo',
    power:
      'En vez del bloque siguiente, tu obrero puede poner una cúpula en una casilla vecina de cualquier altura.',
    help: [
      'La cúpula es tu construcción del turno. Hasta el suelo desnudo puede recibirla.',
      'Una cúpula cierra su casilla para siempre: ya nadie puede pisarla ni construir en ella.',
      'Una cúpula sobre menos de tres bloques no es una torre completa: a Crono y a Dioniso no les sirve.',
      'Tras un turno con una cúpula Caos saca otro poder, y una cúpula baja también cuenta.',
    ],
  },
  demeter: {
    name: 'Deméter',
    title: 'Diosa de la cosecha',
    power: 'Después de construir, tu obrero puede construir por segunda vez, en otra casilla.',
    help: [
      'El obrero que se movió hace las dos construcciones, cada una en una casilla libre junto a él.',
      'La segunda puede ser una cúpula, si la casilla tiene tres bloques.',
      'No puedes construir dos veces en la misma casilla.',
      'Con dos construcciones puedes cerrar dos puertas a la vez, o abrir un camino y guardar otro.',
    ],
  },
  hephaestus: {
    name: 'Hefesto',
    title: 'Dios de la fragua',
    power: 'Tu obrero puede añadir un bloque más, nunca una cúpula, en la casilla donde acaba de construir.',
    help: [
      'Los dos bloques van en la misma casilla: del suelo al nivel 2, o del nivel 1 al nivel 3.',
      'En una casilla de nivel 2, tu único bloque forma el nivel 3; la cúpula espera a otro turno.',
      'En una casilla de nivel 3 pones la cúpula como cualquiera, y nada más.',
    ],
  },
  hermes: {
    name: 'Hermes',
    title: 'Dios de los viajes',
    power:
      'En vez de un movimiento normal, cada obrero tuyo puede caminar cuanto quiera por su nivel; luego construye uno de ellos.',
    help: [
      'Se camina de casilla en casilla vecina, todas libres y del nivel donde se empezó.',
      'Camina con los dos obreros, con uno o con ninguno, en cualquier orden. Quedarse y solo construir también vale.',
      'En un turno con caminata nadie cambia de nivel. Para subir o bajar, juega un turno normal: construye ese obrero.',
      'Caminar por el nivel 3 no gana: se gana subiendo a él.',
      'Contra Perséfone debes subir si puedes, y entonces no puedes caminar.',
      'Un obrero dormido por Hipnos no puede caminar, pero puede construir.',
    ],
  },
  minotaur: {
    name: 'Minotauro',
    title: 'Toro del laberinto',
    power:
      'Tu obrero puede embestir la casilla de un rival y empujar al obrero que hay en ella, en línea recta, a una casilla libre.',
    help: [
      'En línea recta quiere decir en la dirección de tu movimiento: la casilla siguiente de la misma línea.',
      'Esa casilla debe estar en el tablero y no tener obrero ni cúpula. Su nivel no importa.',
      'Tu propio paso respeta el límite de siempre: sube un nivel como mucho.',
      'Forzado no es movido: un obrero empujado hasta el nivel 3 no gana.',
      'No puedes empujar a un obrero de tu propio bando.',
    ],
  },
  pan: {
    name: 'Pan',
    title: 'Dios de lo salvaje',
    power:
      'También ganas con un salto hacia abajo: un solo movimiento que baje a tu obrero dos niveles o más.',
    help: [
      'Del nivel 2 al suelo, o del nivel 3 al nivel 1 o al suelo.',
      'Tiene que ser un solo movimiento: dos pasos cortos hacia abajo no se suman.',
      'Que te fuercen hacia abajo no cuenta.',
      'Contra Hera no gana un salto que termina en el borde.',
      'Contra Perséfone debes subir mientras puedas, y el salto tiene que esperar.',
    ],
  },
  prometheus: {
    name: 'Prometeo',
    title: 'Titán que trajo el fuego',
    power:
      'Tu obrero puede construir antes de moverse; en ese turno no puede subir, y al final construye otra vez.',
    help: [
      'El obrero que construye primero es el que debe moverse y volver a construir.',
      'Los niveles se comparan tras la primera construcción: pisar una casilla que acabas de igualar no es subir.',
      'Las dos construcciones pueden ir en la misma casilla, y cualquiera puede ser una cúpula sobre tres bloques.',
      'Si no construyes primero, tu turno es normal y puedes subir.',
      'Contra Perséfone no puedes construir primero mientras alguno de tus obreros pueda subir.',
    ],
  },
};

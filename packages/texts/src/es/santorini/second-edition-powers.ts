import type { SecondEditionPowerTexts } from '../../santorini/power-text.ts';

/** The powers of the second edition, which are experimental. */
export const secondEditionPowers: SecondEditionPowerTexts = {
  'apollo-2e': {
    name: 'Apolo (2.ª ed.)',
    title: 'Dios de la luz',
    power:
      'Tu obrero puede moverse a una casilla vecina donde haya un obrero rival que no esté más alto, y cambiar su lugar con él.',
    help: [
      'El otro obrero debe estar en tu nivel o más abajo. A una casilla libre puedes subir un nivel, como siempre.',
      'Un intercambio nunca es una subida, así que nunca gana ni cumple lo que exige Perséfone.',
      'El otro obrero es forzado a la casilla que dejas. Aunque sea del nivel 3, no gana.',
      'La casilla que dejas está ocupada: debes tener otra donde construir.',
      'Hades prohíbe intercambiar con un obrero que está más bajo, porque el tuyo bajaría.',
      'Un poder experimental de la segunda edición, para partidas de dos: aquí sus reglas aún pueden cambiar.',
    ],
  },
  'charon-2e': {
    name: 'Caronte (2.ª ed.)',
    title: 'Barquero al inframundo',
    power:
      'En vez de moverse, tu obrero puede forzar a un obrero rival junto a él, en línea recta, hasta su lado opuesto, y después construye.',
    help: [
      'La casilla del lado opuesto debe estar libre. Su nivel no importa.',
      'Construye el obrero que hace de barquero, y ninguno de los tuyos se mueve en ese turno.',
      'Forzado no es movido: nadie gana porque lo crucen hasta el nivel 3.',
      'Un obrero dormido por Hipnos puede hacer de barquero, porque no tiene que moverse.',
      'Contra Perséfone debes subir mientras puedas, así que no puedes usar la barca en su lugar.',
      'En un turno con movimiento no hay barca.',
      'Experimental, de la segunda edición y para partidas de dos: aquí las reglas pueden cambiar.',
    ],
  },
  nike: {
    name: 'Nike',
    title: 'Diosa de la victoria',
    power: 'Cuando uno de tus obreros baja, tu rival no puede subir hasta que empiece tu próximo turno.',
    help: [
      'Dura un turno de tu rival: para volver a frenarlo tienes que volver a bajar.',
      'Que te fuercen hacia abajo no es bajar y no despierta tu poder.',
      'Solo se impiden movimientos: un obrero puede ser forzado hacia arriba, y Zeus alzarse sobre su bloque.',
      'Las subidas largas de Belerofonte y de Pegaso también quedan impedidas.',
      'Contra Perséfone debes subir mientras puedas, y contra Hades no puedes bajar nunca.',
      'Un poder de la segunda edición a prueba, para partidas de dos: los detalles pueden cambiar.',
    ],
    forbids: 'Nike bajó en su último turno: no puedes subir.',
  },
  stymphalians: {
    name: 'Estinfálidas',
    title: 'Aves de plumas de bronce',
    power:
      'Tienes tres obreros; el que se mueve da dos o tres pasos y debe acabar en una casilla que no esté junto a la del comienzo.',
    help: [
      'Un solo paso nunca basta. Sin un vuelo así no tienes turno.',
      'Cada paso es un movimiento, sube un nivel como mucho, y ninguno vuelve adonde empezó el vuelo.',
      'Subir al nivel 3 solo gana en una casilla que no está junto a la primera. En otra parte es un paso más.',
      'El mismo obrero construye junto a donde ha acabado.',
      'Contra Perséfone basta con una subida por el camino.',
      'Un poder de la segunda edición que aún se está probando, para partidas de dos.',
    ],
  },
};

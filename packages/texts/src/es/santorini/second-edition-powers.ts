import type { SecondEditionPowerTexts } from '../../santorini/power-text.ts';

/** The powers of the second edition, which are experimental. */
export const secondEditionPowers: SecondEditionPowerTexts = {
  'apollo-2e': {
    name: 'Apolo (2.ª ed.)',
    title: 'Dios de la luz',
    power:
      'Tu obrero puede moverse a una casilla vecina con un obrero rival que no esté más alto, e intercambiar su lugar con él.',
    theirs:
      'Su obrero puede moverse a una casilla vecina con un obrero rival que no esté más alto, e intercambiar su lugar con él.',
    help: [
      'El otro obrero debe estar en tu nivel o más abajo. A una casilla libre puedes subir un nivel, como siempre.',
      'Un intercambio nunca es una subida, así que no gana ni basta contra Perséfone.',
      'El otro obrero se desplaza a la casilla que dejas. Aunque sea un nivel 3, no gana.',
      'La casilla que dejas está ocupada: necesitas otra donde construir.',
      'Contra Hades no puedes intercambiar con un obrero más bajo, porque el tuyo bajaría.',
      'Un poder experimental de la segunda edición, para dos jugadores: sus reglas aún pueden cambiar.',
    ],
  },
  'charon-2e': {
    name: 'Caronte (2.ª ed.)',
    title: 'Barquero al inframundo',
    power:
      'En vez de moverse, tu obrero puede desplazar a un obrero rival junto a él, en línea recta, hasta el lado opuesto, y después construye.',
    theirs:
      'En vez de moverse, su obrero puede desplazar a un obrero rival junto a él, en línea recta, hasta el lado opuesto, y después construye.',
    help: [
      'La casilla del lado opuesto debe estar libre. Su nivel no importa.',
      'Construye el obrero que hace de barquero, y ninguno de los tuyos se mueve en ese turno.',
      'Que te desplacen no es moverse: nadie gana si lo llevan hasta el nivel 3.',
      'Un obrero dormido por Hipnos puede hacer de barquero, porque no tiene que moverse.',
      'Contra Perséfone tienes que subir mientras puedas, así que entonces no puedes usar la barca.',
      'Si te mueves, en ese turno no puedes usar la barca.',
      'Experimental, de la segunda edición y para dos jugadores: las reglas pueden cambiar.',
    ],
  },
  nike: {
    name: 'Nike',
    title: 'Diosa de la victoria',
    power: 'Cuando uno de tus obreros baja, tu rival no puede subir hasta que empiece tu próximo turno.',
    theirs: 'Cuando uno de sus obreros baja, no puedes subir hasta que tu rival vuelva a jugar.',
    help: [
      'Dura un turno de tu rival: para volver a frenarlo tienes que volver a bajar.',
      'Que te desplacen hacia abajo no es bajar y no activa tu poder.',
      'Solo impide moverse: un obrero puede ser desplazado hacia arriba, y Zeus puede subir sobre su bloque.',
      'También impide las subidas largas de Belerofonte y de Pegaso.',
      'Contra Perséfone tienes que subir mientras puedas, y contra Hades no puedes bajar nunca.',
      'Un poder de la segunda edición en pruebas, para dos jugadores: los detalles pueden cambiar.',
    ],
    forbids: 'Nike bajó en su último turno: no puedes subir.',
    binds: 'No puedes subir: Nike ha bajado',
  },
  stymphalians: {
    name: 'Estinfálidas',
    title: 'Aves de plumas de bronce',
    power:
      'Tienes tres obreros; el que se mueve da dos o tres pasos y debe acabar en una casilla que no esté junto a la de salida.',
    theirs:
      'Tiene tres obreros; el que se mueve da dos o tres pasos y debe acabar en una casilla que no esté junto a la de salida.',
    help: [
      'Un solo paso nunca basta. Si no puedes volar así, no puedes jugar.',
      'Cada paso es un movimiento, un nivel hacia arriba como mucho, y ninguno puede volver adonde empezó el vuelo.',
      'Subir al nivel 3 solo gana en una casilla que no esté junto a la primera. En las demás es un paso más.',
      'El mismo obrero construye junto a donde ha acabado.',
      'Contra Perséfone basta con una subida por el camino.',
      'Un poder de la segunda edición que aún estamos probando, para dos jugadores.',
    ],
  },
};

import type { RaidRulesText } from '../../../santowerini/pages/raid-rules-text.ts';
import { game } from '../game.ts';

/** The rules on one page. */
export const rules: RaidRulesText = {
  title: 'Reglas de Santowerini',
  game,
  back: 'Santowerini',
  learn: 'Introducción',
  aim: {
    title: 'El objetivo',
    sentences: [
      'Derrota a todos los que desembarquen. Ganas en cuanto no queda ningún enemigo en tierra ni por llegar.',
      'Pierdes si un enemigo pisa la puerta, si caen los dos constructores, si no queda ningún edificio o si ningún constructor puede moverse.',
    ],
  },
  turn: {
    title: 'Tu turno',
    sentences: [
      'Mueve un constructor a una casilla vecina, también en diagonal: sube un nivel como mucho, baja los que quieras, pero no a una cúpula ni adonde haya alguien.',
      'Luego construye a su lado: un bloque, o una cúpula sobre el tercer nivel. Aquí no se gana por llegar al tercer nivel.',
      'Puedes construir sobre un enemigo que esté más bajo que tu constructor. Si le queda un golpe, cae y el bloque se queda. Si le quedan dos, se aturde: no hay bloque y pierde su próxima acción.',
    ],
  },
  enemies: {
    title: 'Los enemigos',
    sentences: [
      'Después de tu turno cada enemigo actúa una vez, por orden de llegada: se gira y se tira el dado por él.',
      'Se gira hacia el edificio más cercano en línea recta al norte, este, sur u oeste; si hay empate, hacia el más alto, y luego hacia donde ya mira. Si no ve ninguno, mira hacia la puerta.',
    ],
  },
  kinds: {
    raider: 'el enemigo común',
    runner: 'va a la puerta sin hacer caso de los edificios',
    sapper: 'derriba dos pisos de una vez',
    brute: 'aguanta dos golpes',
    captain: 'aguanta dos golpes; mientras está en tierra, los demás cuentan un 1 como un 2',
  },
  table: { title: 'Lo que dice el dado', kind: 'Enemigo', hits: 'Golpes' },
  orders: {
    title: 'Las órdenes',
    sentences: [],
    each: {
      hold: 'No hace nada.',
      march:
        'Un paso adelante, subiendo un nivel como mucho. Si hay un constructor, una cúpula o un muro en medio, ataca. Otro enemigo o el mar lo detienen.',
      attack:
        'Un constructor enfrente, a su altura o más bajo, cae; si está más alto se salva, y también su edificio. Un edificio vacío pierde lo de arriba.',
      fury: 'Avanza, se gira de nuevo y ataca; pero nunca dos ataques.',
      dash: 'Avanza y, si se ha movido, se gira de nuevo y avanza otra vez.',
      breach: 'Ataca un edificio vacío enfrente; si no lo hay, avanza.',
      smash: 'Ataca; si no sirve de nada, avanza.',
    },
  },
  landing: {
    title: 'Desembarcos',
    sentences: [
      'Los números de los postes dicen dónde desembarca un enemigo con cada tirada; si la casilla está ocupada, desembarca en la siguiente.',
      'Cada pocas rondas llega uno más, y enseguida si no queda nadie en tierra, pero nunca más de los que admite el escenario.',
    ],
  },
  scoring: {
    title: 'Puntos',
    sentences: [
      'Ganar un escenario da tantos puntos como su nivel, y dos más por bonificación. Perderlo no da nada.',
      'Una campaña tiene seis niveles, cada uno con dos escenarios a elegir y tres intentos. Cada diez puntos subes de rango.',
    ],
  },
  difficulty: {
    title: 'Dificultad',
    sentences: [
      'Fácil: menos enemigos en total, al principio y a la vez, y no hacen nada tras tu primer turno. Resta dos puntos a la campaña.',
      'Experto: más enemigos, que llegan antes y más a la vez. Suma dos puntos a la campaña.',
    ],
  },
};

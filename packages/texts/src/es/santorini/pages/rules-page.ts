import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';
import { rulesReference } from './rules-reference.ts';
import { strategy } from './strategy.ts';

/** The texts of the rules page. */
export const rulesPage: RulesPageText = {
  title: 'Las reglas',
  lead: 'Lo que necesitas para jugar cabe en una pantalla. El resto está aquí para cuando tengas una duda.',
  contents: 'En esta página',
  learn: 'Mejor, aprender jugando',
  sections: {
    story: {
      title: 'La historia',
      paragraphs: [
        'Una roca desnuda en un mar azul y dos maestros de obra que quieren la mejor vista. Piedra a piedra crece un pueblo blanco, y quien primero pise un tercer piso podrá llamarlo suyo.',
        'A los dioses les gusta mirar. A veces echan una mano: un obrero que cruza la isla de una carrera, que empuja a un rival tejado abajo o que cierra una casa antes de tiempo.',
      ],
    },
    facts: {
      title: 'De un vistazo',
      lead: 'Lo básico antes de empezar.',
      items: [
        { term: 'Jugadores', meaning: '2, 3, o 4 en dos equipos' },
        { term: 'Duración', meaning: 'unos 20 minutos' },
        { term: 'Tablero', meaning: '25 casillas, 5 por 5' },
        { term: 'Cada bando tiene', meaning: '2 obreros' },
        { term: 'Objetivo', meaning: 'subir al nivel 3' },
        { term: 'Azar', meaning: 'ninguno, salvo con unos pocos poderes' },
      ],
    },
    essentials: {
      title: 'Lo que hay que saber',
      lead: 'En tu turno mueves un obrero y, después, ese obrero construye.',
      items: [
        'Muévete a una de las ocho casillas vecinas. Tiene que estar libre: sin obrero y sin cúpula.',
        'Sube un nivel como mucho. Baja cuanto quieras.',
        'Construye en una casilla vecina y libre: un bloque, o una cúpula si ya hay tres bloques.',
        'Las dos cosas son obligatorias. El obrero que se ha movido es el que construye.',
        'Ganas en el acto cuando tu obrero sube al nivel 3.',
        'Pierdes si te toca y no puedes mover y construir.',
      ],
    },
    turn: {
      title: 'Un turno en imágenes',
      lead: 'Juega el naranja. Los puntos son movimientos y los triángulos, bloques.',
      notes: {
        move: {
          title: 'Mover',
          text: 'Una casilla en cualquier dirección, también en diagonal. La casilla del azul está ocupada.',
        },
        climb: {
          title: 'Cuidado con la altura',
          text: 'Desde el nivel 1, el tejado ocre del nivel 2 está a un paso. El tejado rosado del nivel 3 queda demasiado alto.',
        },
        build: {
          title: 'Construir',
          text: 'El obrero que se ha movido pone un bloque a su lado, aunque sea en la casilla que acaba de dejar.',
        },
        dome: {
          title: 'Cúpula',
          text: 'Sobre tres bloques va una cúpula. La torre está completa y cerrada para todos.',
        },
        win: { title: 'Ganar', text: 'Del nivel 2 al nivel 3: la partida se acaba, sin construir.' },
        stuck: {
          title: 'Sin salida',
          text: 'Le toca al azul, y todo a su alrededor está ocupado, cerrado o demasiado alto. El azul ha perdido.',
        },
      },
    },
    players: {
      title: 'Dos, tres y cuatro jugadores',
      lead: 'El turno es igual para todos. Quién juega con quién, no.',
      notes: {
        two: {
          title: 'Dos',
          text: 'Con poderes o sin ellos. Quien empieza coloca sus dos obreros, después lo hace el otro, y quien empieza juega el primer turno.',
        },
        three: {
          title: 'Tres',
          text: 'Cada uno por su cuenta, y siempre con poderes que sirven para tres. Quien se queda sin turno está fuera: sus obreros y su poder se van, las torres se quedan. Gana quien sube al nivel 3, o quien queda solo.',
        },
        four: {
          title: 'Cuatro',
          text: 'Dos contra dos: los compañeros se sientan enfrente y juegan por turnos con los mismos dos obreros, cada uno con su poder. El primero de cada equipo coloca los obreros, y el segundo del equipo que empieza juega el primer turno. Se gana y se pierde en equipo.',
        },
      },
    },
    powers: {
      title: 'Dioses y héroes',
      lead: 'Un poder permite torcer una regla. Si regla y poder se contradicen, manda el poder.',
      notes: {
        gods: {
          title: 'Dioses',
          text: 'El poder de un dios sirve en todos los turnos. Diez de ellos son sencillos y perfectos para empezar; los demás ganan de maneras extrañas, traen fichas, esconden cosas o te prohíben algo.',
        },
        heroes: {
          title: 'Héroes',
          text: 'El poder de un héroe es fuerte, pero solo sirve una vez por partida. Los héroes son para dos jugadores.',
        },
        draft: {
          title: 'Quién recibe qué',
          text: 'Un jugador, el Retador, ofrece tantos poderes como jugadores hay. Los demás eligen uno cada uno; el Retador se queda con el último y dice quién empieza. También puede decidir el azar, o cada cual puede tomar el que quiera.',
        },
        conflicts: {
          title: 'Cuando se cruzan poderes',
          text: 'Lo prohibido sigue prohibido, por mucho que otra cosa esté permitida. Un obrero forzado a otra casilla no se ha movido: con eso no gana nada. Unas pocas parejas no se llevan bien, y te decimos por qué antes de empezar.',
        },
      },
    },
    fleece: {
      title: 'El Vellocino de Oro',
      lead: 'Una variante para dos jugadores que comparten un poder.',
      items: [
        'Nadie tiene poder propio. Junto al tablero hay un dios.',
        'Quien empieza coloca primero y, cuando el otro ha colocado sus obreros, pone el Carnero en una casilla libre. El otro juega el primer turno.',
        'Quien al empezar un turno tiene un obrero junto al Carnero tiene el poder durante ese turno. Pueden ser los dos jugadores.',
        'El Carnero cierra su casilla como una cúpula y no se mueve nunca.',
      ],
    },
    editions: {
      title: 'Ediciones',
      paragraphs: [
        'Algunos poderes tenían otra redacción cuando se imprimieron por primera vez. Jugamos con la revisada; al preparar una partida puedes elegir la impresa, y la página de cada dios te dice en qué se diferencian.',
        'Los poderes de la segunda edición están marcados como experimentales: sabemos qué hacen, pero todavía no todos los detalles.',
        'Dos reglas nuestras evitan partidas sin fin: si una posición aparece por tercera vez con el mismo jugador al turno, hay tablas, y también las hay si la partida llega a un número muy alto de turnos.',
      ],
    },
    strategy,
    ...rulesReference,
  },
};

import type { RulesPageText } from '../../../santorini/pages/rules-page-text.ts';
import { rulesReference } from './rules-reference.ts';
import { strategy } from './strategy.ts';

/** The texts of the rules page. */
export const rulesPage: RulesPageText = {
  title: 'Las reglas',
  lead: 'Lo que necesitas para jugar cabe en una pantalla. El resto está aquí por si tienes dudas.',
  contents: 'En esta página',
  learn: 'Prefiero aprender jugando',
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
        { term: 'Obreros', meaning: '2 por jugador o por equipo' },
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
        'Construye en una casilla vecina libre: un bloque, o una cúpula si ya hay tres.',
        'Las dos cosas son obligatorias. El obrero que se ha movido es el que construye.',
        'Ganas en el acto cuando tu obrero sube al nivel 3.',
        'Pierdes si en tu turno no puedes mover y construir.',
      ],
    },
    turn: {
      title: 'Un turno en imágenes',
      lead: 'Le toca al naranja. Los puntos son movimientos y los triángulos, bloques.',
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
        win: {
          title: 'Ganar',
          text: 'Del nivel 2 al nivel 3, y se acabó la partida. No hace falta construir.',
        },
        stuck: {
          title: 'Sin salida',
          text: 'Le toca al azul, y todo a su alrededor está ocupado, cerrado o demasiado alto. El azul ha perdido.',
        },
      },
    },
    players: {
      title: 'Dos, tres y cuatro jugadores',
      lead: 'Los turnos son iguales. Los equipos, no.',
      notes: {
        two: {
          title: 'Dos',
          text: 'Con poderes o sin ellos. El primer jugador coloca sus dos obreros, después el otro los suyos, y el primer jugador juega el primer turno.',
        },
        three: {
          title: 'Tres',
          text: 'Cada uno por su cuenta, y siempre con poderes que sirven para tres. Si no puedes jugar tu turno, quedas fuera: tus obreros y tu poder se van, las torres se quedan. Gana quien sube al nivel 3 o se queda solo.',
        },
        four: {
          title: 'Cuatro',
          text: 'Dos contra dos: los compañeros se sientan uno frente a otro y comparten los mismos dos obreros, pero cada uno tiene su poder. El primero de cada equipo coloca los obreros, y el segundo del equipo que empieza juega el primer turno. Se gana y se pierde en equipo.',
        },
      },
    },
    powers: {
      title: 'Dioses y héroes',
      lead: 'Un poder te deja saltarte una regla. Si se contradicen, manda el poder.',
      notes: {
        gods: {
          title: 'Dioses',
          text: 'El poder de un dios sirve en todos los turnos. Diez dioses son simples, perfectos para empezar; los demás ganan de maneras extrañas, traen fichas, guardan secretos o te prohíben algo.',
        },
        heroes: {
          title: 'Héroes',
          text: 'El poder de un héroe es fuerte, pero solo sirve una vez por partida. Los héroes son para dos jugadores.',
        },
        draft: {
          title: 'Quién recibe qué',
          text: 'Un jugador, el Retador, selecciona tantos poderes como jugadores hay. Los demás eligen uno cada uno; el Retador se queda con el último y decide quién empieza. También podéis repartirlos al azar, o que cada uno elija el que quiera.',
        },
        conflicts: {
          title: 'Cuando se cruzan poderes',
          text: 'Si un poder prohíbe lo que otro permite, está prohibido. Un obrero desplazado a otra casilla no se ha movido, así que no puede ganar de ese modo. Unos pocos poderes no se llevan bien; te diremos por qué antes de empezar.',
        },
      },
    },
    fleece: {
      title: 'El Vellocino de Oro',
      lead: 'Una variante para dos jugadores con un solo poder para ambos.',
      items: [
        'Nadie tiene un poder propio. Hay un dios junto al tablero.',
        'El primer jugador coloca sus obreros y después el otro los suyos. Entonces el primero pone el Carnero en una casilla libre, y el otro juega el primer turno.',
        'Si al empezar un turno tienes un obrero junto al Carnero, tienes el poder durante ese turno. Podéis tenerlo los dos a la vez.',
        'El Carnero no se mueve nunca, y cierra su casilla como una cúpula.',
      ],
    },
    editions: {
      title: 'Ediciones',
      paragraphs: [
        'Algunos poderes eran distintos cuando se imprimieron por primera vez. Usamos la versión revisada; al preparar una partida puedes elegir la impresa, y la página de cada dios te dice qué cambia.',
        'Los poderes de la segunda edición están marcados como experimentales: sabemos qué hacen, pero aún no todos los detalles.',
        'Dos reglas nuestras evitan partidas sin fin: hay tablas si una posición se da por tercera vez con el mismo jugador al turno, o si la partida llega a un número muy alto de turnos.',
      ],
    },
    strategy,
    ...rulesReference,
  },
};

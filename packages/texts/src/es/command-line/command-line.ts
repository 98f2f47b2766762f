import type { CommandLineText } from '../../command-line/command-line-text.ts';

/** The words of the command line. */
export const commandLine: CommandLineText = {
  usage: 'Uso:',
  command: 'orden',
  optionsTitle: 'Opciones',
  moreHelp:
    'thera <orden> --help dice más. Posiciones y turnos se escriben como explica docs/notation.md (en inglés).',
  commands: {
    serve: {
      does: 'Sirve las páginas, para abrirlas en un navegador.',
      details: [
        'Sin --port toma el puerto 4000 o, si está ocupado, uno de los siguientes. Solo esta máquina puede abrir las páginas, salvo que --host diga otra cosa: --host 0.0.0.0 deja entrar a quien esté en la misma red.',
        'npm start hace lo mismo y antes construye las páginas si hace falta.',
      ],
    },
    play: {
      arguments: '[juego]',
      does: 'Juega una partida en el terminal.',
      details: [
        'Sin opciones pregunta a qué jugar. En cuanto se da una de --players, --powers, --fleece, --computer o --position, lo demás se decide sin preguntar: dos jugadores, sin poderes (con oferta si son tres o cuatro) y una persona en cada puesto.',
        'Donde hay enigmas basta con --riddle: juega una persona, o cuantas pida --computer. Con --adventure el enigma es parte de una aventura, y lo logrado se guarda en su archivo.',
      ],
    },
    turns: {
      arguments: '<posición> | -',
      does: 'Enumera los turnos, uno por línea: el turno, un tabulador y la posición resultante.',
      details: [
        'Los caminos con el mismo resultado son un solo turno. Antes de jugar enumera colocaciones, ofertas, elecciones y quién puede empezar. Lo que decide el azar se escribe con ?.',
        'Con - lee posiciones de la entrada estándar, una por línea, y responde a cada una con «# <posición>», seguido de sus turnos o de «error <código>».',
      ],
    },
    perft: {
      arguments: '<posición> <profundidad>',
      does: 'Cuenta los resultados distintos tras ese número de turnos.',
      details: ['La última línea es la cuenta y cuántos turnos se han contado por segundo.'],
    },
    gods: {
      arguments: '[poder]',
      does: 'Enumera los poderes por grupos, o lo cuenta todo de uno.',
      details: [
        'Las columnas son código, nombre, números de jugadores, si la redacción impresa difiere de la revisada (printed) y marcas: hidden (algo es secreto), random (decide el azar), tokens (fichas), workers (más o menos de dos obreros) y experimental.',
        'Con --group, --flag y --players enumera solo lo que cumple todo. Un poder se nombra por su código o por su nombre en cualquier idioma.',
      ],
    },
    show: { arguments: '<posición>', does: 'Dibuja una posición.', details: [] },
    engine: {
      does: 'Piensa sobre posiciones, con un protocolo de líneas que hablan los programas.',
      details: [
        'Las líneas de la entrada estándar son órdenes, como «position <posición>», «go movetime 1000» y «stop»; lo que encuentra va a la salida estándar. docs/protocol.md (en inglés) las explica todas.',
      ],
    },
    match: {
      does: 'Hace jugar dos motores entre sí y dice cuál es más fuerte.',
      details: [
        'Un jugador es «thera» con lo que deba tener de distinto, como --a "thera evaluator=hand nodes=2000" o --b "thera level=builder", o cualquier otra orden cuyo programa hable el protocolo de docs/protocol.md.',
        'Cada apertura sale de la semilla y se juega dos veces, cambiando de lado. Quien falla, tarda demasiado o decide algo imposible pierde esa partida. Ctrl+C termina con el resultado hasta entonces.',
      ],
    },
    bench: {
      does: 'Mide el motor: una firma de su búsqueda, su velocidad y hasta dónde ve.',
      details: [
        'La firma es el número de posiciones examinadas en posiciones fijas hasta una profundidad fija: solo cambia cuando cambia la búsqueda.',
        'Con --tactics recibe posiciones que se ganan por la fuerza, una por línea como las escribe solve --file, y dice qué parte ha encontrado.',
      ],
    },
    solve: {
      arguments: '[posición]',
      does: 'Demuestra que alguien gana por la fuerza, y cuenta el camino más corto.',
      details: [
        'Con --file lee posiciones, una por línea, o partidas en notación con todas sus posiciones, y escribe las que gana por la fuerza quien mueve, como «posición;turnos;primer turno».',
      ],
    },
    train: {
      arguments: '[parte]',
      does: 'Entrena la red del jugador automático; docs/training.md explica cómo (en inglés).',
      details: [
        'play reúne posiciones de partidas del motor consigo mismo, net aprende de ellas y gate acepta la red nueva si gana a la mejor hasta ahora. Sin decir cuál, se siguen una a otra, generación tras generación.',
        'status cuenta lo que hay: posiciones por red y por poder, quién gana, sitio en el disco y si se está jugando.',
        'calibrate muestra cuántas veces aciertan las puntuaciones de una red en partidas de las que no aprendió, y escribe en la red qué significan.',
        'Ctrl+C lo detiene limpiamente. La misma orden sigue donde se detuvo.',
      ],
    },
  },
  options: {
    a: { value: '<jugador>', does: 'El primer motor del encuentro; si no, thera.' },
    adventure: { value: '<archivo>', does: 'La aventura que sigue; si el archivo no existe, se empieza.' },
    against: {
      value: '<archivo|hand>',
      does: 'La red que la prueba pide superar; si no, la mejor hasta ahora.',
    },
    armies: { value: '<quick|pick>', does: 'Ejércitos ya listos, o reclutados por turnos.' },
    b: { value: '<jugador>', does: 'El segundo motor del encuentro; si no, thera.' },
    batch: { value: '<número>', does: 'De cuántas posiciones se aprende a la vez.' },
    buffer: {
      value: '<número>',
      does: 'Cuántas posiciones tiene el entrenamiento a la vez en memoria, donde las mezcla.',
    },
    computer: { value: '<puestos>', does: 'Los puestos que juega el ordenador, como 2 o 2,4.' },
    data: { value: '<carpeta>', does: 'Dónde guarda sus archivos el entrenamiento; si no, en training.' },
    depth: { value: '<número>', does: 'Cuántos turnos mira por delante.' },
    difficulty: { value: '<easy|normal|expert>', does: 'Cómo de difícil es la partida.' },
    disk: {
      value: '<megabytes>',
      does: 'Cuánto sitio pueden ocupar las muestras de una carpeta; si no, 20000.',
    },
    divide: { does: 'Antes enumera la cuenta de cada turno.' },
    edition: { value: '<revised|printed>', does: 'La redacción de los poderes que tienen dos.' },
    epochs: { value: '<número>', does: 'Cuántas veces recorre el entrenamiento todas las posiciones.' },
    expert: { does: 'Juega un enigma con su ajuste de experto.' },
    file: { value: '<archivo>', does: 'Un archivo de posiciones, una por línea, o de partidas.' },
    flag: { value: '<marca>', does: 'Solo los poderes con esta marca, como hidden.' },
    fleece: {
      value: '<poder|dice>',
      does: 'Juega la variante del Vellocino de Oro con este poder junto al tablero, o con uno cualquiera.',
    },
    folder: { value: '<carpeta>', does: 'Las páginas construidas, si no están en su sitio habitual.' },
    from: {
      value: '<archivo>',
      does: 'La red de cuyos pesos parte el entrenamiento; si no, parte de pesos al azar.',
    },
    games: { value: '<número>', does: 'Cuántas partidas se juegan como mucho.' },
    group: { value: '<grupo>', does: 'Solo los poderes de este grupo, como hero.' },
    help: { does: 'Muestra esta ayuda.' },
    hidden: { value: '<número>', does: 'Cuántas unidades ocultas tiene la red, un múltiplo de 32.' },
    host: { value: '<nombre>', does: 'La interfaz de red; si no, solo esta máquina.' },
    hound: {
      value: '<owner|killer>',
      does: 'Quién pierde si Cerbero es destruido: el bando rojo, o el que lo hizo.',
    },
    jobs: { value: '<número>', does: 'Cuántas partidas se juegan a la vez; si no, una.' },
    lambda: {
      value: '<número>',
      does: 'Cuánto cuentan los resultados, de 0 a 1; el resto es lo que hallaron las búsquedas.',
    },
    lang: { value: '<es|en>', does: 'El idioma; si no, lo decide LANG.' },
    lesson: { value: '<1-3>', does: 'Una lección corta en vez de una partida entera.' },
    level: {
      value: '<nombre|1-8>',
      does: 'Lo bien que juega el ordenador, de novice (1) a titan (8). El nivel habitual es builder (4).',
    },
    limit: { value: '<número>', does: 'Cuántos turnos se enumeran como máximo; si no, 100000.' },
    list: { does: 'Enumera los escenarios, los enigmas, o las mesas y lecciones.' },
    mortals: { value: '<por ciento>', does: 'De cien partidas consigo mismo, cuántas son sin poderes.' },
    movetime: { value: '<número>', does: 'Milisegundos para pensar un turno.' },
    net: {
      value: '<archivo|hand>',
      does: 'La red que evalúa (play), se hace (net) o se prueba (gate); hand es la evaluación a mano.',
    },
    nets: {
      value: '<activation|next>',
      does: 'Las redes caen al acabar la activación, o retienen hasta que acabe la siguiente.',
    },
    nodes: { value: '<número>', does: 'Cuántas posiciones se examinan.' },
    opening: { value: '<número>', does: 'Con cuántos turnos al azar empieza una partida.' },
    piece: {
      value: '<número>',
      does: 'Cuántas posiciones llenan un archivo de partidas; si no, 250000.',
    },
    players: {
      value: '<1-4>',
      does: 'Cuántos juegan, según permita el juego; cuatro pueden ser dos equipos.',
    },
    plies: { value: '<número>', does: 'En cuántos turnos se busca una victoria.' },
    port: { value: '<número>', does: 'El puerto; 0 es cualquiera que esté libre.' },
    position: { value: '<posición>', does: 'Dónde empezar.' },
    positions: { value: '<número>', does: 'Cuántas posiciones se reúnen.' },
    powers: {
      value: '<cómo>',
      does: 'Uno por puesto, como apollo,pan, o bien draft, random, free o none. Para un encuentro, una lista, como mortal,apollo:pan,random.',
    },
    rate: {
      value: '<número>',
      does: 'Con qué rapidez se aprende al principio; hacia el final va más despacio.',
    },
    riddle: { value: '<0-22>', does: 'Qué enigma se juega.' },
    routes: { does: 'Enumera todos los caminos, también los que llevan al mismo resultado.' },
    save: { value: '<archivo>', does: 'Añade cada partida a este archivo, en notación.' },
    scenario: { value: '<código>', does: 'Qué se juega, por ejemplo 1A.' },
    seed: { value: '<texto>', does: 'Decide todo lo que decide el azar: misma semilla, misma partida.' },
    sprt: {
      value: '<elo0,elo1>',
      does: 'Para en cuanto está claro cuál de las dos diferencias está más cerca de la verdad; pueden seguir dos probabilidades de error, como 0,10,0.05,0.05.',
    },
    table: { value: '<2|3-blue|3-red|4>', does: 'Cuántos juegan, y en qué bando lo hacen dos de tres.' },
    tactics: { value: '<archivo>', does: 'Un archivo de posiciones que se ganan por la fuerza.' },
    threads: {
      value: '<número>',
      does: 'Cuántos hilos trabajan a la vez; si no, uno por núcleo, y en bench uno solo.',
    },
    version: { does: 'Muestra la versión.' },
  },
  usageErrors: {
    'unknown-command': (subject) => `No existe la orden «${subject}». Prueba con thera --help.`,
    'unknown-game': (subject) => `No existe el juego «${subject}».`,
    'unknown-option': (subject) => `Aquí no existe la opción ${subject}.`,
    'missing-value': (subject) => `La opción ${subject} necesita un valor.`,
    'needless-value': (subject) => `La opción ${subject} no lleva ningún valor.`,
    'missing-argument': (subject) => `Falta algo: ${subject}.`,
    'extra-argument': (subject) => `Sobra un argumento: «${subject}».`,
    'bad-value': (subject) => `Ese valor no sirve: ${subject}.`,
  },
  games: (names) => `Juegos: ${names}. Sin nombre es el primero.`,
  possible: (values) => `Valores posibles: ${values}.`,
  serve: {
    at: (address) => `Thera está en ${address}`,
    atOthers: (addresses) => `En la misma red: ${addresses}`,
    howToStop: 'Ctrl+C para terminar.',
    errors: {
      'no-pages': (folder) => `No hay páginas construidas en ${folder}. npm start las construye.`,
      'port-taken': (port) => `El puerto ${port} está ocupado. Elige otro con --port, o no pongas ninguno.`,
      'port-forbidden': (port) => `No puedes abrir el puerto ${port}. Elige uno por encima de 1023.`,
      'bad-host': (host) => `Esta máquina no tiene la interfaz de red ${host}.`,
    },
  },
};

import type { CommandLineText } from '../../command-line/command-line-text.ts';

/** The words of the command line. */
export const commandLine: CommandLineText = {
  usage: 'Uso:',
  command: 'orden',
  optionsTitle: 'Opciones',
  moreHelp:
    'Para saber más: thera <orden> --help. docs/notation.md explica (en inglés) cómo se escriben posiciones y turnos.',
  commands: {
    serve: {
      does: 'Sirve las páginas, para abrirlas en un navegador.',
      details: [
        'Sin --port usa el puerto 4000 o el siguiente que esté libre. Solo este ordenador puede abrir las páginas, salvo con --host: con --host 0.0.0.0 puede hacerlo cualquiera en la misma red.',
        'Las cuentas y las partidas en línea se guardan en un archivo, en la carpeta de --data.',
        'Con DATABASE_URL en el entorno se guardan en esa base de datos PostgreSQL, y con REDIS_URL varios servidores pueden compartirla. En docs/operations.md se explica cómo llevar un servidor para otros.',
        'npm start hace lo mismo y antes construye las páginas si hace falta.',
      ],
    },
    backup: {
      arguments: '<archivo>',
      does: 'Guarda en un solo archivo todo lo que tiene un servidor, aunque esté en marcha.',
      details: [
        'Lee la carpeta de --data o la base de datos de DATABASE_URL. La copia es un archivo SQLite y puede restaurarse en cualquiera de las dos.',
      ],
    },
    restore: {
      arguments: '<archivo>',
      does: 'Recupera una copia de seguridad donde todavía no hay nada guardado.',
      details: [
        'Primero detén el servidor; después elige otra carpeta con --data o una base de datos vacía en DATABASE_URL. Nadie pierde su sesión.',
      ],
    },
    play: {
      arguments: '[juego]',
      does: 'Juega una partida en el terminal.',
      details: [
        'Sin opciones pregunta a qué jugar. Con --players, --powers, --fleece, --computer o --position no pregunta: lo estándar son dos jugadores, sin poderes (con selección si son tres o cuatro) y todos personas.',
        'Para los enigmas basta con --riddle: juega una persona, o cuantas pida --computer. Con --adventure el enigma es parte de una aventura, y lo que logréis se guarda en su archivo.',
      ],
    },
    turns: {
      arguments: '<posición> | -',
      does: 'Muestra todos los turnos, uno por línea: el turno, un tabulador y la posición resultante.',
      details: [
        'Las distintas maneras de llegar a la misma posición cuentan como un turno. Antes de jugar muestra colocaciones, selecciones, elecciones y quién puede empezar. Lo que depende del azar se escribe con ?.',
        'Con - lee posiciones de la entrada estándar, una por línea, y responde a cada una con «# <posición>», seguido de sus turnos o de «error <código>».',
      ],
    },
    perft: {
      arguments: '<posición> <profundidad>',
      does: 'Cuenta las posiciones distintas tras ese número de turnos.',
      details: ['La última línea es la cuenta y cuántos turnos se han contado por segundo.'],
    },
    gods: {
      arguments: '[poder]',
      does: 'Muestra los poderes por grupos, o todo sobre uno.',
      details: [
        'Las columnas son código, nombre, números de jugadores, si la edición impresa cambia algo (printed) y marcas: hidden (algo es secreto), random (decide el azar), tokens (fichas), workers (más o menos de dos obreros) y experimental.',
        'Con --group, --flag y --players muestra solo los que coinciden en todo. Puedes dar el código de un poder o su nombre en cualquier idioma.',
      ],
    },
    show: { arguments: '<posición>', does: 'Dibuja una posición.', details: [] },
    engine: {
      does: 'Analiza posiciones para otros programas, con un protocolo de líneas.',
      details: [
        'Las líneas de la entrada estándar son órdenes, como «position <posición>», «go movetime 1000» y «stop»; las respuestas van a la salida estándar. docs/protocol.md (en inglés) las explica todas.',
      ],
    },
    match: {
      does: 'Enfrenta a dos motores para ver cuál es más fuerte.',
      details: [
        'Un jugador es «thera» con los ajustes que quieras, como --a "thera evaluator=hand nodes=2000" o --b "thera level=builder", o cualquier otro programa que hable el protocolo de docs/protocol.md.',
        'Cada apertura sale de la semilla y se juega dos veces, intercambiando los jugadores. Un motor que falla, tarda demasiado o juega algo ilegal pierde esa partida. Con Ctrl+C termina y se ve el marcador.',
      ],
    },
    bench: {
      does: 'Mide el motor: una firma de su búsqueda, su velocidad y hasta dónde ve.',
      details: [
        'La firma es el número de posiciones examinadas en posiciones fijas hasta una profundidad fija: solo cambia cuando cambia la búsqueda.',
        'Con --tactics recibe posiciones que se ganan por la fuerza, una por línea como las escribe solve --file, y dice cuántas ha encontrado.',
      ],
    },
    solve: {
      arguments: '[posición]',
      does: 'Demuestra que alguien gana por la fuerza y muestra la manera más corta.',
      details: [
        'Con --file lee posiciones, una por línea, o partidas en notación con todas sus posiciones, y escribe aquellas en que gana por la fuerza quien tiene el turno, como «posición;turnos;primer turno».',
      ],
    },
    train: {
      arguments: '[parte]',
      does: 'Entrena la red del ordenador; docs/training.md explica cómo (en inglés).',
      details: [
        'play reúne posiciones de partidas del motor consigo mismo, net aprende de ellas y gate acepta la red nueva si gana a la mejor hasta ahora. Sin decir cuál, van una tras otra, generación tras generación.',
        'status muestra lo que hay: posiciones por red y por poder, quién gana, espacio en el disco y si se está jugando.',
        'calibrate muestra cuántas veces aciertan las puntuaciones de una red en partidas de las que no aprendió, y escribe en la red qué significan.',
        'Pulsa Ctrl+C para detenerlo sin perder nada. La misma orden continúa donde se detuvo.',
      ],
    },
  },
  options: {
    a: { value: '<jugador>', does: 'El primer motor del encuentro (por defecto, thera).' },
    adventure: {
      value: '<archivo>',
      does: 'La aventura que continúa; si el archivo no existe, empieza una nueva.',
    },
    against: {
      value: '<archivo|hand>',
      does: 'La red que hay que superar en gate (por defecto, la mejor hasta ahora).',
    },
    armies: { value: '<quick|pick>', does: 'Ejércitos ya listos, o reclutados por turnos.' },
    b: { value: '<jugador>', does: 'El segundo motor del encuentro (por defecto, thera).' },
    batch: { value: '<número>', does: 'De cuántas posiciones se aprende a la vez.' },
    buffer: {
      value: '<número>',
      does: 'Cuántas posiciones tiene el entrenamiento a la vez en memoria, donde las mezcla.',
    },
    computer: { value: '<jugadores>', does: 'Los jugadores que lleva el ordenador, como 2 o 2,4.' },
    'behind-proxy': {
      does: 'Se fía de lo que diga el proxy que tiene delante sobre la dirección de los visitantes y https.',
    },
    data: {
      value: '<carpeta>',
      does: 'Dónde guarda sus archivos el entrenamiento (por defecto, training), y serve sus partidas (por defecto, data).',
    },
    depth: { value: '<número>', does: 'Cuántos turnos mira por delante.' },
    difficulty: { value: '<easy|normal|expert>', does: 'Cómo de difícil es la partida.' },
    disk: {
      value: '<megabytes>',
      does: 'Cuánto espacio pueden ocupar las muestras de una carpeta (por defecto, 20000).',
    },
    divide: { does: 'Antes muestra la cuenta de cada turno.' },
    edition: { value: '<revised|printed>', does: 'La edición de los poderes que tienen dos.' },
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
      does: 'La red de cuyos pesos parte el entrenamiento (por defecto, pesos al azar).',
    },
    games: { value: '<número>', does: 'Cuántas partidas se juegan como mucho.' },
    group: { value: '<grupo>', does: 'Solo los poderes de este grupo, como hero.' },
    help: { does: 'Muestra esta ayuda.' },
    hidden: { value: '<número>', does: 'Cuántas unidades ocultas tiene la red, un múltiplo de 32.' },
    host: { value: '<nombre>', does: 'La interfaz de red (por defecto, solo este ordenador).' },
    hound: {
      value: '<owner|killer>',
      does: 'Quién pierde si Cerbero es destruido: el bando rojo, o el que lo hizo.',
    },
    jobs: { value: '<número>', does: 'Cuántas partidas se juegan a la vez (por defecto, 1).' },
    lambda: {
      value: '<número>',
      does: 'Cuánto cuenta el final de la partida, de 0 a 1; el resto lo ponen las búsquedas.',
    },
    lang: { value: '<es|en>', does: 'El idioma (por defecto, el de LANG).' },
    lesson: { value: '<1-3>', does: 'Una lección corta en vez de una partida entera.' },
    level: {
      value: '<nombre|1-8>',
      does: 'Lo bien que juega el ordenador, de novice (1) a titan (8). El nivel estándar es builder (4).',
    },
    limit: { value: '<número>', does: 'Cuántos turnos se muestran como máximo (por defecto, 100000).' },
    list: { does: 'Muestra los escenarios, los enigmas, o las mesas y lecciones.' },
    'log-format': {
      value: '<words|json>',
      does: 'Cómo se registran los problemas (por defecto, words en una terminal; si no, json).',
    },
    'log-level': { value: '<debug|info|warn|error>', does: 'Cuánto se registra (por defecto, warn).' },
    metrics: {
      value: '<[host:]puerto>',
      does: 'Dónde se pueden leer las métricas (por defecto, en ningún sitio); sin host, solo desde este ordenador.',
    },
    mortals: { value: '<por ciento>', does: 'El porcentaje de partidas consigo mismo sin poderes.' },
    movetime: { value: '<número>', does: 'Milisegundos para pensar un turno.' },
    net: {
      value: '<archivo|hand>',
      does: 'La red que evalúa (play), se hace (net) o se prueba (gate); hand es la evaluación escrita a mano.',
    },
    nets: {
      value: '<activation|next>',
      does: 'Las redes caen al acabar la activación, o retienen hasta que acabe la siguiente.',
    },
    nodes: { value: '<número>', does: 'Cuántas posiciones se examinan.' },
    opening: { value: '<número>', does: 'Con cuántos turnos al azar empieza una partida.' },
    piece: {
      value: '<número>',
      does: 'Cuántas posiciones caben en un archivo de partidas (por defecto, 250000).',
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
      does: 'Uno por jugador, como apollo,pan, o bien draft, random, free o none. Para un encuentro, una lista, como mortal,apollo:pan,random.',
    },
    rate: {
      value: '<número>',
      does: 'Con qué rapidez se aprende al principio; hacia el final va más despacio.',
    },
    riddle: { value: '<0-22>', does: 'Qué enigma se juega.' },
    routes: {
      does: 'Muestra todas las maneras de jugar un turno, también las que llevan a la misma posición.',
    },
    save: { value: '<archivo>', does: 'Añade cada partida a este archivo, en notación.' },
    scenario: { value: '<código>', does: 'Qué se juega, por ejemplo 1A.' },
    seed: { value: '<texto>', does: 'Decide todo lo que decide el azar: misma semilla, misma partida.' },
    sprt: {
      value: '<elo0,elo1>',
      does: 'Para en cuanto está claro cuál de las dos diferencias está más cerca de la verdad; puedes añadir dos probabilidades de error, como 0,10,0.05,0.05.',
    },
    table: { value: '<2|3-blue|3-red|4>', does: 'Cuántos juegan, y en qué bando lo hacen dos de tres.' },
    tactics: { value: '<archivo>', does: 'Un archivo de posiciones que se ganan por la fuerza.' },
    threads: {
      value: '<número>',
      does: 'Cuántos hilos se usan (por defecto, uno por núcleo, y en bench uno solo).',
    },
    tree: {
      value: '<porcentaje>',
      does: 'El entrenamiento aprende también de este porcentaje de las posiciones internas de las búsquedas (por defecto, 100).',
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
  games: (names) => `Juegos: ${names}. Por defecto, el primero.`,
  possible: (values) => `Valores posibles: ${values}.`,
  serve: {
    at: (address) => `Thera está en ${address}`,
    atOthers: (addresses) => `En la misma red: ${addresses}`,
    howToStop: 'Pulsa Ctrl+C para terminar.',
    errors: {
      'no-pages': (folder) => `No hay páginas construidas en ${folder}. Ejecuta npm start para construirlas.`,
      'port-taken': (port) => `El puerto ${port} está ocupado. Elige otro con --port, o no pongas ninguno.`,
      'port-forbidden': (port) => `No puedes abrir el puerto ${port}. Elige uno por encima de 1023.`,
      'bad-host': (host) => `Este ordenador no tiene la interfaz de red ${host}.`,
      'newer-data': (place) => `Una versión más nueva de Thera ha usado ${place}. Actualiza esta.`,
      'bad-database': (reason) => `No se puede usar la base de datos de DATABASE_URL: ${reason}.`,
      'bad-redis': () => 'REDIS_URL tiene que ser una dirección como redis://localhost:6379.',
      'bad-data': (folder) => `En ${folder} no se pueden guardar partidas. Elige otra carpeta con --data.`,
    },
  },
  kept: {
    backedUp: (file) => `Todo está guardado en ${file}.`,
    restored: (place) => `La copia está restaurada en ${place}.`,
    errors: {
      'no-data': (place) => `En ${place} no hay nada que copiar.`,
      'file-exists': (file) => `${file} ya existe. Elige otro nombre.`,
      'no-file': (file) => `No existe el archivo ${file}.`,
      damaged: (file) => `${file} está dañado o no es una copia de Thera. No se ha cambiado nada.`,
      'newer-data': (place) => `${place} es de una versión más nueva de Thera. Actualiza esta.`,
      'not-empty': (place) =>
        `Ya hay algo en ${place}. Una copia solo se restaura donde todavía no hay nada guardado.`,
    },
    failed: (reason) => `No ha funcionado: ${reason}.`,
  },
};

import type { ForecastText, SquareText } from '../../sphinx/square-text.ts';

const pieces = (count: number): string => (count === 1 ? '1 pieza' : `${count} piezas`);

/** Squares and what is on them. */
export const squares: SquareText = {
  ground: 'suelo',
  level: (level) => `nivel ${level}`,
  dome: (blocks) => (blocks === 3 ? 'torre completa' : `cúpula sobre el nivel ${blocks}`),
  gap: 'hueco',
  closedGate: 'puerta cerrada',
  openGate: 'puerta abierta',
  workerOf: (colour, player) => `obrero ${colour} de ${player}`,
  sharedWorker: 'el Caminante',
  king: 'el Rey',
  sphinx: 'la Esfinge',
  isAsleep: 'duerme',
  rests: 'descansa este turno',
  coin: (coin, level, height) => `${coin}, pide ${level}, ahora ${height}`,
  blessingToken: 'ficha de bendición',
  flotsam: (piece) => `${piece} a la deriva`,
  grave: (who, height, now) => `tumba con ${who}, se abre a la altura ${height}, ahora ${now}`,
  buried: { worker: 'un obrero', wanderer: 'el Caminante', king: 'el Rey', blessing: 'una bendición' },
  ruin: 'ruina',
  flooded: 'bajo el agua',
  bridge: (square) => `puente a ${square}`,
  bridgeCosts: (square, count) => `puente a ${square}, cuesta ${pieces(count)}`,
  watched: 'junto a la Esfinge, nadie construye aquí',
  canPick: 'puede moverse',
  canMove: 'puedes moverte aquí',
  canMoveFor: (count) => `puedes moverte aquí por ${pieces(count)}`,
  canBuild: (piece) => `puedes construir aquí ${piece}`,
  canTake: (piece) => `puedes quitar ${piece} de aquí`,
  canForce: 'se puede desplazar hasta aquí',
  canChoose: 'se puede elegir',
  dangers: {
    step: 'alguien puede entrar al final de este turno',
    strike: 'puede recibir un golpe al final de este turno',
    end: 'puede recibir un golpe al final de este turno, y se acaba el enigma',
  },
  things: {
    worker: { name: 'Obrero', what: 'Se mueve y construye. A quien le toca mueve los de su color.' },
    wanderer: {
      name: 'El Caminante',
      what: 'Un obrero de los tres. No puede ser el primero en moverse dos turnos seguidos.',
    },
    king: {
      name: 'El Rey',
      what: 'Una figura, pero no un obrero: lo que afecta a los obreros no le afecta.',
    },
    sphinx: {
      name: 'La Esfinge',
      what: 'Vuela. Nadie pisa su casilla ni construye en ella, y no es un obrero.',
    },
    coin: {
      name: 'Moneda',
      what: 'Sube con lo que se construye aquí y se recoge a la altura que marca. El 4 es con cúpula.',
    },
    'blessing-token': {
      name: 'Ficha de bendición',
      what: 'Si un obrero acaba el turno sobre ella, una bendición va encima del mazo. Una cúpula la elimina.',
    },
    bridge: { name: 'Puente', what: 'Une dos casillas para mover y desplazar, nunca para construir.' },
    gap: { name: 'Hueco', what: 'No es una casilla: nadie lo pisa ni construye en él.' },
    'closed-gate': { name: 'Puerta cerrada', what: 'No es una casilla hasta que se abre.' },
    'open-gate': { name: 'Puerta abierta', what: 'Una casilla como las demás.' },
    flotsam: { name: 'A la deriva', what: 'Písala y la pieza es vuestra. Nadie puede construir sobre ella.' },
    grave: { name: 'Tumba', what: 'Levantad una torre sobre ella y quien yace debajo se alza.' },
    ruin: {
      name: 'Ruina',
      what: 'Se puede desmontar en vez de construir. Si se construye encima, deja de serlo.',
    },
    stockpile: {
      name: 'Reserva común',
      what: 'Todo lo que hay para construir, aparte de lo que traen los dioses.',
    },
    queue: {
      name: 'Dioses disponibles',
      what: 'Tres cartas a la vista. En cuanto se toma una, llega otra.',
    },
    deck: { name: 'Mazo de dioses', what: 'Lo que viene después no lo sabe nadie.' },
    'held-god': {
      name: 'Dios',
      what: 'Cualquiera puede construir sus piezas. El poder y la misión son de quien lo llamó.',
    },
    blessing: {
      name: 'Bendición',
      what: 'A quien le toca puede usarla una vez, además de su acción. Hasta entonces ocupa un sitio.',
    },
    gem: { name: 'Gema', what: 'Mientras siga ahí, su color gana en el juego de la Esfinge.' },
    die: { name: 'Dado', what: 'Dos caras de cada color: rojo, verde y azul.' },
    fallen: {
      name: 'Caídos',
      what: 'Aquí yace el primer obrero caído. El segundo pone fin al enigma.',
    },
    health: { name: 'Salud', what: 'La que le queda a la Esfinge. Con 0 abandona el mapa.' },
    tide: { name: 'Marea', what: 'Cuánto tiempo sigue el agua donde está.' },
    turns: { name: 'Turnos', what: 'Se cuentan juntos los turnos de todos.' },
    objective: {
      name: 'Objetivo',
      what: 'Con cualquiera de ellos se resuelve el enigma. Lo logrado no se pierde.',
    },
    oedipus: { name: 'Edipo', what: 'Una vez en este enigma nombra una gema, y no hace falta tirar.' },
  },
};

const inTurns = (turns: number): string =>
  turns === 1 ? 'Al final de este turno' : `Dentro de ${turns} turnos`;

/** What will happen at the end of this turn. */
export const forecast: ForecastText = {
  heading: 'Al final de este turno',
  nothing: 'Al final de este turno no pasa nada.',
  onFaces: (faces, sentences) => `Con ${faces}: ${sentences}`,
  asks: {
    'sphinx-way': (choices) => `La Esfinge va a ${choices}, como elijas.`,
    topple: (choices) => `La torre de ${choices} pierde su bloque más alto, como elijas.`,
    cling: (figures) => `Sin sitio adonde ir: ${figures}. Cuesta una pieza de la reserva, o un obrero.`,
  },
  sphinxStays: 'La Esfinge se queda donde está.',
  noTowerFalls: 'Ninguna torre pierde nada.',
  godsStay: 'No se marcha ningún dios.',
  counters: {
    'tide-rises': (turns) => `${inTurns(turns)} sube la marea.`,
    'tide-ebbs': (turns) => `${inTurns(turns)} baja la marea.`,
    'breach-rises': (turns) => `${inTurns(turns)} crece la brecha.`,
    'time-is-up': (turns) => `${inTurns(turns)} se acaba el tiempo.`,
  },
};
